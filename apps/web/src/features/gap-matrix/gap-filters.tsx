import { contentGapHint } from '@keydence/domain';
import { Button, NativeSelect, Switch } from '@mantine/core';
import { countFilters } from '../../lib/filters/count-filters.ts';
import { FilterBar } from '../../lib/filters/filter-bar.tsx';
import { IntentSelect } from '../../lib/intent-select.tsx';
import { NumberBox } from '../../lib/number-box.tsx';
import { RelevanceSelect } from '../../lib/relevance-select.tsx';
import { SearchBox } from '../../lib/search-box.tsx';
import { TopicSelect } from '../../lib/topic-select.tsx';
import { useTypedText } from '../../lib/use-typed-text.ts';
import classes from './gap-matrix.module.css';
import {
  type GapMatrixSearch,
  gapMatrixSearch,
  hasGapFilters,
  isRelevantOnly,
  noGapFilters,
} from './gap-matrix-search.ts';
import { messages } from './messages.ts';

interface GapFiltersProps {
  search: GapMatrixSearch;
  /** Number of chosen competitors. */
  siteCount: number;
  brandTerms: readonly string[];
  /** Receives changed filters; the matrix restarts at its first page. */
  onChange: (changes: Partial<GapMatrixSearch>) => void;
}

const onlyFilters = [
  { name: 'gaps', label: messages.gapsOnly, hint: contentGapHint },
  { name: 'shared', label: messages.sharedOnly, hint: messages.sharedHint },
] as const;

export function GapFilters({ search, siteCount, brandTerms, onChange }: GapFiltersProps) {
  const [text, type] = useTypedText(search.search ?? '', (value) => onChange({ search: value || undefined }));
  return (
    <FilterBar
      label={messages.filtersLabel}
      lineClassName={classes.filters}
      searchBox={<SearchBox className={classes.search} value={text} onType={type} />}
      count={countFilters(search, noGapFilters)}
    >
      <NativeSelect
        label="Ranking competitors"
        value={search.min ?? 1}
        onChange={({ currentTarget: { value } }) =>
          onChange({ min: value === '1' ? undefined : Number(value) })
        }
        data={Array.from({ length: Math.max(1, siteCount) }, (_, index) => ({
          value: String(index + 1),
          label: siteCount > 0 ? `At least ${index + 1} of ${siteCount}` : 'Any',
        }))}
      />
      <IntentSelect value={search.intent} onChange={(intent) => onChange({ intent })} />
      <NumberBox
        label="Min. volume"
        value={search.volume}
        onCommit={(value) =>
          onChange({ volume: gapMatrixSearch.shape.volume.parse(Number.parseInt(value, 10)) })
        }
      />
      <NumberBox
        label="Max. difficulty"
        max={100}
        value={search.difficulty}
        onCommit={(value) =>
          onChange({ difficulty: gapMatrixSearch.shape.difficulty.parse(Number.parseInt(value, 10)) })
        }
      />
      <TopicSelect
        label={messages.topic}
        placeholder={messages.anyTopic}
        value={search.topic}
        onChange={(topic) => onChange({ topic })}
        isClearable
      />
      <RelevanceSelect value={search.relevance} isRelevantOnly={isRelevantOnly(search)} onChange={onChange} />
      <Switch
        className={classes.brands ?? ''}
        label={messages.relevantOnly}
        title={messages.relevantOnlyHint}
        checked={isRelevantOnly(search)}
        onChange={(event) =>
          onChange({ relevance: undefined, relevant: event.currentTarget.checked ? undefined : 'all' })
        }
      />
      {onlyFilters.map(({ name, label, hint }) => (
        <Switch
          key={name}
          className={classes.brands ?? ''}
          label={label}
          title={hint}
          checked={search.only === name}
          onChange={(event) => onChange({ only: event.currentTarget.checked ? name : undefined })}
        />
      ))}
      <Switch
        className={classes.brands ?? ''}
        label={messages.hideBrands}
        title={messages.hiddenBrands(brandTerms)}
        checked={search.brands === 'hidden'}
        onChange={(event) => onChange({ brands: event.currentTarget.checked ? 'hidden' : undefined })}
      />
      <Button
        className={classes.clear ?? ''}
        variant="default"
        onClick={() => onChange(noGapFilters)}
        disabled={!hasGapFilters(search)}
      >
        {messages.clear}
      </Button>
    </FilterBar>
  );
}
