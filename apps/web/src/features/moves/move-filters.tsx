import { moveLeftOut, moveVerb } from '@keydence/domain';
import { verbLabels } from '@keydence/ui';
import { Button, NativeSelect } from '@mantine/core';
import { countFilters } from '../../lib/filters/count-filters.ts';
import { FilterBar } from '../../lib/filters/filter-bar.tsx';
import { leftOutLabels } from '../../lib/moves/move-texts.ts';
import { SearchBox } from '../../lib/search-box.tsx';
import { TopicSelect } from '../../lib/topic-select.tsx';
import { useTypedText } from '../../lib/use-typed-text.ts';
import { messages } from './messages.ts';
import classes from './moves.module.css';
import { hasMoveFilters, type MovesSearch, movesSearch, noMoveFilters } from './moves-search.ts';

interface MoveFiltersProps {
  search: MovesSearch;
  /** Receives changed filters; the list restarts at its first page. */
  onChange: (changes: Partial<MovesSearch>) => void;
}

export function MoveFilters({ search, onChange }: MoveFiltersProps) {
  const [text, type] = useTypedText(search.search ?? '', (value) => onChange({ search: value || undefined }));
  return (
    <FilterBar
      label={messages.filters}
      lineClassName={classes.filters}
      searchBox={
        <SearchBox
          className={classes.search}
          placeholder={messages.searchPlaceholder}
          value={text}
          onType={type}
        />
      }
      count={countFilters(search, noMoveFilters)}
    >
      <NativeSelect
        label={messages.verb}
        value={search.verb ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ verb: movesSearch.shape.verb.parse(value) })}
        data={[
          { value: '', label: messages.anyVerb },
          ...moveVerb.options.map((value) => ({ value, label: verbLabels[value] })),
        ]}
      />
      <TopicSelect
        label={messages.topic}
        placeholder={messages.anyTopic}
        value={search.topic}
        onChange={(topic) => onChange({ topic })}
        isClearable
      />
      {search.view === 'candidates' ? (
        <NativeSelect
          label={messages.why}
          value={search.why ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ why: movesSearch.shape.why.parse(value) })}
          data={[
            { value: '', label: messages.anyWhy },
            ...moveLeftOut.options.map((value) => ({ value, label: leftOutLabels[value] })),
          ]}
        />
      ) : null}
      <Button
        className={classes.clear ?? ''}
        variant="default"
        onClick={() => {
          type('');
          onChange(noMoveFilters);
        }}
        disabled={!hasMoveFilters(search) && text === ''}
      >
        {messages.clear}
      </Button>
    </FilterBar>
  );
}
