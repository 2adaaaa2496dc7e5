import { type CompetitorFilterName, competitorFilterNames } from '@keydence/domain';
import { Button } from '@mantine/core';
import classes from './competitors.module.css';
import type { CompetitorView } from './find-view.ts';
import { filterLabels, messages } from './messages.ts';

interface CompetitorFiltersProps {
  view: CompetitorView;
  onChoose: (filter: CompetitorFilterName) => void;
  onShowPaused: () => void;
}

/** Filters with their match counts; paused competitors have their own view. */
export function CompetitorFilters({ view, onChoose, onShowPaused }: CompetitorFiltersProps) {
  const { filter, isPaused, counts, pausedCount } = view;
  return (
    <fieldset className={classes.filters} aria-label="Filter competitors">
      {competitorFilterNames.map((name) => (
        <FilterButton
          key={name}
          label={filterLabels[name]}
          count={counts[name]}
          isOn={name === filter && !isPaused}
          onClick={() => onChoose(name)}
        />
      ))}
      {pausedCount > 0 ? (
        <FilterButton label={messages.paused} count={pausedCount} isOn={isPaused} onClick={onShowPaused} />
      ) : null}
    </fieldset>
  );
}

interface FilterButtonProps {
  label: string;
  count: number;
  isOn: boolean;
  onClick: () => void;
}

function FilterButton({ label, count, isOn, onClick }: FilterButtonProps) {
  return (
    <Button
      size="compact-sm"
      mih={32}
      variant={isOn ? 'light' : 'default'}
      aria-pressed={isOn}
      rightSection={<span className="kd-figures">{count}</span>}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
