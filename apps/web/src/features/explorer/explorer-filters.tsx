import { type SearchIntent, searchIntent } from '@keydence/domain';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react';
import { type Ref, useRef, useState } from 'react';
import { useTypedText } from '../../app/use-typed-text.ts';
import classes from './explorer.module.css';
import {
  countFilters,
  type ExplorerSearch,
  noFilters,
  readMaxCpc,
  readMinVolume,
} from './explorer-search.ts';
import { ExplorerSorts } from './explorer-sorts.tsx';
import { competitionLabels, intentLabels, messages } from './messages.ts';

interface ExplorerFiltersProps {
  ref: Ref<HTMLElement>;
  search: ExplorerSearch;
  onChange: (changes: Partial<ExplorerSearch>) => void;
}

/** The bar that sticks to the top. On a narrow screen all but the search box lies behind a button. */
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
        <TextInput
          ref={boxRef}
          className={classes.search ?? ''}
          type="search"
          label="Search"
          placeholder="Search keywords"
          leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
          maxLength={200}
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
        />
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
  const [volume, typeVolume] = useTypedText(String(search.minVolume ?? ''), (value) =>
    onChange({ minVolume: readMinVolume(value) }),
  );
  const [cpc, typeCpc] = useTypedText(String(search.maxCpc ?? ''), (value) =>
    onChange({ maxCpc: readMaxCpc(value) }),
  );
  return (
    <>
      <NativeSelect
        label="Intent"
        value={search.intent ?? 'all'}
        onChange={({ currentTarget: { value } }) =>
          onChange({ intent: value === 'all' ? undefined : (value as SearchIntent) })
        }
        data={[
          { value: 'all', label: 'All' },
          ...searchIntent.options.map((value) => ({ value, label: intentLabels[value] })),
        ]}
      />
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
      <TextInput
        label="Min. volume"
        type="number"
        min={0}
        step={1}
        inputMode="numeric"
        placeholder="Any"
        value={volume}
        onChange={(event) => typeVolume(event.currentTarget.value)}
      />
      <TextInput
        label="Max. CPC (USD)"
        type="number"
        min={0}
        step={0.01}
        inputMode="decimal"
        placeholder="Any"
        value={cpc}
        onChange={(event) => typeCpc(event.currentTarget.value)}
      />
    </>
  );
}
