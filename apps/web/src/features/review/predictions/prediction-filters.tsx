import { predictionFilter } from '@keydence/domain';
import { Button, NativeSelect } from '@mantine/core';
import { outcomeLabels } from '../../../lib/outcome-labels.ts';
import { SearchBox } from '../../../lib/search-box.tsx';
import { useTypedText } from '../../../lib/use-typed-text.ts';
import { messages } from './messages.ts';
import classes from './predictions.module.css';
import {
  hasPredictionFilters,
  noPredictionFilters,
  type PredictionsSearch,
  predictionsSearch,
} from './predictions-search.ts';

interface PredictionFiltersProps {
  search: PredictionsSearch;
  /** Receives changed filters; the list restarts at its first page. */
  onChange: (changes: Partial<PredictionsSearch>) => void;
}

export function PredictionFilters({ search, onChange }: PredictionFiltersProps) {
  const [text, type] = useTypedText(search.search ?? '', (value) => onChange({ search: value || undefined }));
  return (
    <search className={classes.filters} aria-label={messages.filtersLabel}>
      <SearchBox className={classes.search} value={text} onType={type} />
      <NativeSelect
        label={messages.outcome}
        value={search.outcome ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ outcome: predictionsSearch.shape.outcome.parse(value) })
        }
        data={[
          { value: '', label: messages.anyOutcome },
          ...predictionFilter.options.map((value) => ({ value, label: outcomeLabels[value] })),
        ]}
      />
      <Button
        className={classes.clear ?? ''}
        variant="default"
        onClick={() => onChange(noPredictionFilters)}
        disabled={!hasPredictionFilters(search)}
      >
        {messages.clear}
      </Button>
    </search>
  );
}
