import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Allowed } from '../allowed.tsx';
import { moveTexts } from './move-texts.ts';
import classes from './moves.module.css';
import { hoursUsedText, runText, planTexts as texts } from './plan-texts.ts';
import type { MoveActions } from './use-move-actions.ts';
import type { MovePlan } from './use-moves.ts';
import { isOpen, type useMovesRun } from './use-moves-run.ts';

interface PlanFooterProps {
  plan: MovePlan;
  actions: MoveActions;
  live: ReturnType<typeof useMovesRun>;
  /** Further controls at the end of the line. */
  children?: ReactNode;
}

/** Hours of the plan, or the progress of a run, and one button that accepts all proposed moves. */
export function PlanFooter({ plan, actions, live, children }: PlanFooterProps) {
  const run = live.run ?? plan.run;
  const proposed = plan.planned.filter(({ state }) => state === 'proposed').map(({ id }) => id);
  const isAllAccepted = proposed.length === 0;
  return (
    <div className={classes.footer}>
      <p className={classes.footerText}>
        {run && isOpen(run) ? (
          <span role="status">{runText(run)}</span>
        ) : isAllAccepted ? (
          texts.allInProgress(plan.planned.length, plan.period.end)
        ) : (
          <>
            Effort <span className="kd-figures">{hoursUsedText(plan)}</span>
          </>
        )}
      </p>
      <Allowed>
        <Button
          variant={isAllAccepted ? 'light' : 'default'}
          size="compact-sm"
          mih={32}
          aria-disabled={isAllAccepted}
          onClick={() => {
            if (!isAllAccepted) actions.accept(proposed);
          }}
        >
          {isAllAccepted ? texts.acceptedAll : moveTexts.acceptAll(proposed.length)}
        </Button>
      </Allowed>
      {children}
    </div>
  );
}
