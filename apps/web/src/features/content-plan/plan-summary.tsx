import { formatDay } from '@keydence/domain';
import { FortnightTimeline, Hint } from '@keydence/ui';
import { VisuallyHidden } from '@mantine/core';
import { gainsByDay } from './gains-by-day.ts';
import classes from './planner.module.css';
import { messages, texts } from './planner-messages.ts';
import type { ProposedPage } from './use-two-week-plan.ts';

/** Total gain of the plan, and the due dates of its pages. */
export function PlanSummary({ planned }: { planned: readonly ProposedPage[] }) {
  const gain = planned.reduce((sum, page) => sum + (page.gain?.mid ?? 0), 0);
  const unknown = planned.filter((page) => page.gain === null).length;
  const days = gainsByDay(planned).map(({ day, share }) => ({ label: dayOfMonth(day), share }));
  return (
    <section className={classes.summary} aria-label={messages.total}>
      <div>
        <p className={classes.caption}>{messages.total}</p>
        <p className={classes.total}>{texts.visits(gain)}</p>
        <p className={classes.caption}>
          visits a month, <Hint label={messages.gainHint}>estimate</Hint>
        </p>
        {unknown > 0 ? <p className={classes.caption}>{texts.notCounted(unknown)}</p> : null}
        <VisuallyHidden role="status">{texts.summary(planned.length, gain)}</VisuallyHidden>
      </div>
      <div>
        <FortnightTimeline
          days={days}
          label={texts.timeline([...new Set(planned.map(({ dueDate }) => formatDay(dueDate, 'short')))])}
        />
        <p className={`${classes.caption} ${classes.weeks}`}>{messages.weeks}</p>
      </div>
    </section>
  );
}

function dayOfMonth(day: string): string {
  return String(Number(day.slice(8)));
}
