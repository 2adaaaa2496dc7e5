import { Button, NativeSelect } from '@mantine/core';
import { type Ref, useRef } from 'react';
import { countFilters } from '../../lib/filters/count-filters.ts';
import { FilterBar } from '../../lib/filters/filter-bar.tsx';
import { IntentSelect } from '../../lib/intent-select.tsx';
import { NumberBox } from '../../lib/number-box.tsx';
import { SearchBox } from '../../lib/search-box.tsx';
import { useTypedText } from '../../lib/use-typed-text.ts';
import classes from './explorer.module.css';
import { type ExplorerSearch, hasFilters, noFilters, readMaxCpc, readMinVolume } from './explorer-search.ts';
import { ExplorerSorts } from './explorer-sorts.tsx';
import { competitionLabels, messages } from './messages.ts';

interface ExplorerFiltersProps {
  ref: Ref<HTMLElement>;
  search: ExplorerSearch;
  onChange: (changes: Partial<ExplorerSearch>) => void;
}

/** Filter bar that sticks to the top. */
export function ExplorerFilters({ ref, search, onChange }: ExplorerFiltersProps) {
  const [text, type] = useTypedText(search.search ?? '', (value) => onChange({ search: value || undefined }));
  const boxRef = useRef<HTMLInputElement>(null);
  const clear = () => {
    boxRef.current?.focus();
    type('');
    onChange(noFilters);
  };
  return (
    <FilterBar
      ref={ref}
      label={messages.filtersLabel}
      className={classes.bar}
      lineClassName={classes.filters}
      searchBox={<SearchBox ref={boxRef} className={classes.search} value={text} onType={type} />}
      count={countFilters(search, noFilters)}
    >
      <MoreFilters search={search} onChange={onChange} />
      <Button
        className={classes.clear ?? ''}
        variant="default"
        onClick={clear}
        disabled={!hasFilters(search)}
      >
        {messages.clear}
      </Button>
      <ExplorerSorts search={search} onChange={onChange} />
    </FilterBar>
  );
}

function MoreFilters({ search, onChange }: Omit<ExplorerFiltersProps, 'ref'>) {
  return (
    <>
      <IntentSelect value={search.intent} onChange={(intent) => onChange({ intent })} />
      <NativeSelect
        label="Competition"
        value={search.competition ?? 'all'}
        onChange={({ currentTarget: { value } }) =>
          onChange({ competition: value === 'all' ? undefined : (value as 'low' | 'medium' | 'high') })
        }
        data={[
          { value: 'all', label: 'All' },
          { value: 'low', label: competitionLabels.LOW },
          { value: 'medium', label: competitionLabels.MEDIUM },
          { value: 'high', label: competitionLabels.HIGH },
        ]}
      />
      <NumberBox
        label="Min. volume"
        value={search.minVolume}
        onCommit={(value) => onChange({ minVolume: readMinVolume(value) })}
      />
      <NumberBox
        label="Max. CPC (USD)"
        step={0.01}
        value={search.maxCpc}
        onCommit={(value) => onChange({ maxCpc: readMaxCpc(value) })}
      />
    </>
  );
}
