import { Button, NativeSelect } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type Ref, useRef, useState } from 'react';
import { IntentSelect } from '../../lib/intent-select.tsx';
import { NumberBox } from '../../lib/number-box.tsx';
import { SearchBox } from '../../lib/search-box.tsx';
import { useTypedText } from '../../lib/use-typed-text.ts';
import classes from './explorer.module.css';
import {
  countFilters,
  type ExplorerSearch,
  noFilters,
  readMaxCpc,
  readMinVolume,
} from './explorer-search.ts';
import { ExplorerSorts } from './explorer-sorts.tsx';
import { competitionLabels, messages } from './messages.ts';

interface ExplorerFiltersProps {
  ref: Ref<HTMLElement>;
  search: ExplorerSearch;
  onChange: (changes: Partial<ExplorerSearch>) => void;
}

/**
 * Filter bar that sticks to the top. On a narrow screen, all filters but the search box are behind a button.
 */
export function ExplorerFilters({ ref, search, onChange }: ExplorerFiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [text, type] = useTypedText(search.search ?? '', (value) => onChange({ search: value || undefined }));
  const boxRef = useRef<HTMLInputElement>(null);
  const count = countFilters(search);
  const clear = () => {
    boxRef.current?.focus();
    type('');
    onChange(noFilters);
  };
  return (
    <search ref={ref} className={classes.bar} aria-label={messages.filtersLabel}>
      <div className={classes.filters} data-open={isOpen || undefined}>
        <SearchBox ref={boxRef} className={classes.search} value={text} onType={type} />
        <Button
          className={classes.toggle ?? ''}
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.5} aria-hidden />}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {count > 0 ? `${messages.filters} (${count})` : messages.filters}
        </Button>
        <MoreFilters search={search} onChange={onChange} />
        <Button className={classes.clear ?? ''} variant="default" onClick={clear} disabled={count === 0}>
          {messages.clear}
        </Button>
        <ExplorerSorts search={search} onChange={onChange} />
      </div>
    </search>
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
