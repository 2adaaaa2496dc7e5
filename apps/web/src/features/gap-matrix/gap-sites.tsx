import { maxGapSites } from '@keydence/domain';
import { HueMark } from '@keydence/ui';
import { Button } from '@mantine/core';
import type { TrackedCompetitor } from '../../lib/use-tracked-competitors.ts';
import classes from './gap-matrix.module.css';
import { messages } from './messages.ts';

interface GapSitesProps {
  all: readonly TrackedCompetitor[];
  /** Ids of the competitors shown as columns. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Choice of competitors in the matrix: at least one, at most the number that fits side by side. */
export function GapSites({ all, chosen, onChange }: GapSitesProps) {
  if (all.length < 2) return null;
  return (
    <fieldset className={classes.chips} aria-label={messages.compare}>
      {all.map(({ id, name, hue }) => {
        const isChosen = chosen.includes(id);
        const isLast = isChosen && chosen.length === 1;
        const isFull = !isChosen && chosen.length >= maxGapSites;
        const next = isChosen ? chosen.filter((one) => one !== id) : [...chosen, id];
        return (
          <Button
            key={id}
            size="compact-sm"
            mih={32}
            variant={isChosen ? 'light' : 'default'}
            aria-pressed={isChosen}
            disabled={isLast || isFull}
            leftSection={<HueMark hue={hue} />}
            onClick={() => onChange(next)}
          >
            {name}
          </Button>
        );
      })}
    </fieldset>
  );
}
