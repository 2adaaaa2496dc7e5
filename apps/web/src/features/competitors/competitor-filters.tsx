import { type CompetitorFilterName, competitorFilterNames } from '@keydence/domain';
import { Button } from '@mantine/core';
import classes from './competitors.module.css';
import { filterLabels } from './messages.ts';

interface CompetitorFiltersProps {
  active: CompetitorFilterName;
  onChange: (filter: CompetitorFilterName) => void;
}

export function CompetitorFilters({ active, onChange }: CompetitorFiltersProps) {
  return (
    <fieldset className={classes.filters} aria-label="Filter competitors">
      {competitorFilterNames.map((name) => (
        <Button
          key={name}
          size="compact-sm"
          mih={32}
          variant={name === active ? 'light' : 'default'}
          aria-pressed={name === active}
          onClick={() => onChange(name)}
        >
          {filterLabels[name]}
        </Button>
      ))}
    </fieldset>
  );
}
