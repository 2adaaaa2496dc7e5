import { formatNumber } from '@keydence/ui';
import { Button, NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { countFilters } from '../../lib/filters/count-filters.ts';
import { FilterBar } from '../../lib/filters/filter-bar.tsx';
import { IntentSelect } from '../../lib/intent-select.tsx';
import { RelevanceSelect } from '../../lib/relevance-select.tsx';
import { SearchBox } from '../../lib/search-box.tsx';
import { TopicSelect } from '../../lib/topic-select.tsx';
import { useTypedText } from '../../lib/use-typed-text.ts';
import { ActiveFilters } from './active-filters.tsx';
import classes from './keywords.module.css';
import {
  difficultyOptions,
  hasKeywordFilters,
  type KeywordsSearch,
  volumeOptions,
  withoutFilters,
} from './keywords-search.ts';
import { TagFilter } from './tag-filter.tsx';

const difficultyLabels: Record<(typeof difficultyOptions)[number], string> = {
  30: 'Easy (up to 30)',
  60: 'Medium (up to 60)',
  80: 'Hard (up to 80)',
};

interface KeywordFiltersProps {
  search: KeywordsSearch;
  /** Receives changed filters; the list restarts at its first page. */
  onChange: (changes: Partial<KeywordsSearch>) => void;
  /** Sort buttons below the filters. */
  sorts: ReactNode;
}

export function KeywordFilters({ search, onChange, sorts }: KeywordFiltersProps) {
  const [text, type] = useTypedText(search.search ?? '', (value) => onChange({ search: value || undefined }));
  const clear = () => {
    type('');
    onChange(withoutFilters);
  };
  return (
    <>
      <FilterBar
        label="Keyword filters"
        lineClassName={classes.filters}
        searchBox={<SearchBox className={classes.search} value={text} onType={type} />}
        count={countFilters(search, withoutFilters)}
      >
        <IntentSelect value={search.intent} onChange={(intent) => onChange({ intent })} />
        <NativeSelect
          label="Volume"
          value={search.volume ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ volume: value === '' ? undefined : Number(value) })
          }
          data={[
            { value: '', label: 'Any' },
            ...volumeOptions.map((value) => ({
              value: String(value),
              label: `From ${formatNumber(value)}`,
            })),
          ]}
        />
        <NativeSelect
          label="Difficulty"
          value={search.difficulty ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ difficulty: value === '' ? undefined : Number(value) })
          }
          data={[
            { value: '', label: 'Any' },
            ...difficultyOptions.map((value) => ({ value: String(value), label: difficultyLabels[value] })),
          ]}
        />
        <TagFilter tag={search.tag} onChange={(tag) => onChange({ tag })} />
        <TopicSelect
          label="Topic"
          placeholder="Any topic"
          value={search.topic}
          onChange={(topic) => onChange({ topic })}
          isClearable
        />
        <RelevanceSelect value={search.relevance} onChange={onChange} />
        <Button
          className={classes.clear ?? ''}
          variant="default"
          onClick={clear}
          disabled={!hasKeywordFilters(search) && text === ''}
        >
          Clear
        </Button>
        {sorts}
      </FilterBar>
      <ActiveFilters search={search} onChange={onChange} />
    </>
  );
}
