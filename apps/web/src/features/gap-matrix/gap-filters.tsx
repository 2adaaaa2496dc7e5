import { type SearchIntent, searchIntent } from '@keydence/domain';
import { Button, NativeSelect, Switch, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTypedText } from '../../app/use-typed-text.ts';
import classes from './gap-matrix.module.css';
import { type GapMatrixSearch, gapMatrixSearch, hasGapFilters, noGapFilters } from './gap-matrix-search.ts';
import { intentLabels, messages } from './messages.ts';

interface GapFiltersProps {
  search: GapMatrixSearch;
  /** How many competitors are chosen. */
  siteCount: number;
  brandTerms: readonly string[];
  /** Takes what changes; the matrix then starts again at its first page. */
  onChange: (changes: Partial<GapMatrixSearch>) => void;
}

export function GapFilters({ search, siteCount, brandTerms, onChange }: GapFiltersProps) {
  const [text, type] = useTypedText(search.search ?? '', (value) => onChange({ search: value || undefined }));
  const [volume, typeVolume] = useTypedText(String(search.volume ?? ''), (value) =>
    onChange({ volume: gapMatrixSearch.shape.volume.parse(Number.parseInt(value, 10)) }),
  );
  const [difficulty, typeDifficulty] = useTypedText(String(search.difficulty ?? ''), (value) =>
    onChange({ difficulty: gapMatrixSearch.shape.difficulty.parse(Number.parseInt(value, 10)) }),
  );
  return (
    <search className={classes.filters} aria-label={messages.filtersLabel}>
      <TextInput
        className={classes.search ?? ''}
        type="search"
        label="Search"
        placeholder="Search keywords"
        leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
        maxLength={200}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <NativeSelect
        label="Ranking competitors"
        value={search.min ?? 1}
        onChange={({ currentTarget: { value } }) =>
          onChange({ min: value === '1' ? undefined : Number(value) })
        }
        data={Array.from({ length: Math.max(1, siteCount) }, (_, index) => ({
          value: String(index + 1),
          label: `At least ${index + 1} of ${siteCount}`,
        }))}
      />
      <NativeSelect
        label="Intent"
        value={search.intent ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ intent: value === '' ? undefined : (value as SearchIntent) })
        }
        data={[
          { value: '', label: 'All intents' },
          ...searchIntent.options.map((value) => ({ value, label: intentLabels[value] })),
        ]}
      />
      <TextInput
        label="Min. volume"
        type="number"
        min={0}
        inputMode="numeric"
        placeholder="Any"
        value={volume}
        onChange={(event) => typeVolume(event.currentTarget.value)}
      />
      <TextInput
        label="Max. difficulty"
        type="number"
        min={0}
        max={100}
        inputMode="numeric"
        placeholder="Any"
        value={difficulty}
        onChange={(event) => typeDifficulty(event.currentTarget.value)}
      />
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
    </search>
  );
}
