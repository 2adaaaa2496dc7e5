import { Button } from '@mantine/core';
import { Allowed } from '../../lib/allowed.tsx';
import { useDates } from '../../lib/dates.tsx';
import type { RouterOutputs } from '../../lib/trpc.ts';
import { findingTexts } from './messages.ts';
import classes from './pages.module.css';
import type { FindingActions as Actions } from './use-finding-actions.ts';

type Finding = RouterOutputs['pages']['findings']['data'][number];

/** Ignores an open finding, or restores an ignored one, showing the stored reason. */
export function FindingActions({
  finding: { id, state, ignored },
  actions,
}: {
  finding: Finding;
  actions: Actions;
}) {
  const dates = useDates();
  if (state === 'gone') return null;
  return (
    <div className={classes.actions}>
      <Allowed>
        <Button
          size="compact-sm"
          mih={32}
          variant="default"
          onClick={() => (state === 'ignored' ? actions.restore(id) : actions.ignore(id))}
        >
          {state === 'ignored' ? findingTexts.restore : findingTexts.ignore}
        </Button>
      </Allowed>
      {ignored ? (
        <span className={classes.path}>
          {findingTexts.ignoredOn(dates.day(ignored.at, 'medium'))}
          {ignored.reason ? <bdi>: {ignored.reason}</bdi> : null}
        </span>
      ) : null}
    </div>
  );
}
