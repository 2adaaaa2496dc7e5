import { expectedText, gainText, sumShownGains } from '@keydence/domain';
import { ErrorPanel, Hint, Panel, Refreshing } from '@keydence/ui';
import { Skeleton, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { failureText } from '../../lib/failure-text.ts';
import { MoveList } from '../../lib/moves/move-list.tsx';
import { leftOutHints, leftOutLabels, moveTexts, periodText } from '../../lib/moves/move-texts.ts';
import { PlanFooter } from '../../lib/moves/plan-footer.tsx';
import { MissingFacts, PlanState } from '../../lib/moves/plan-state.tsx';
import { hoursUsedText } from '../../lib/moves/plan-texts.ts';
import type { MoveActions } from '../../lib/moves/use-move-actions.ts';
import { type Move, type MovePlan, useMovePlan } from '../../lib/moves/use-moves.ts';
import type { useMovesRun } from '../../lib/moves/use-moves-run.ts';
import { CapacityControl } from './capacity-control.tsx';
import { messages } from './messages.ts';
import classes from './moves.module.css';

interface PlannedMovesProps {
  actions: MoveActions;
  live: ReturnType<typeof useMovesRun>;
}

/** Moves of these two weeks, their sum, and the available hours. */
export function PlannedMoves({ actions, live }: PlannedMovesProps) {
  const query = useMovePlan();
  if (!query.data) {
    return query.error && !query.isFetching ? (
      <Panel>
        <ErrorPanel
          title={messages.loadFailed}
          message={failureText(query.error)}
          onRetry={() => void query.refetch()}
        />
      </Panel>
    ) : (
      <Skeleton height={420} radius="md" />
    );
  }
  const plan = query.data;
  return (
    <>
      <div className={classes.planHead}>
        <div>
          <Title order={2}>
            {messages.planned} <span className={classes.period}>· {periodText(plan.period)}</span>
          </Title>
          {plan.planned.length > 0 ? <SumLine plan={plan} /> : null}
        </div>
        <CapacityControl hours={plan.capacityHours} />
      </div>
      <Refreshing isOn={query.isFetching}>
        <Panel isFlush className={classes.plan ?? ''}>
          <PlanState plan={plan} live={live}>
            <MoveList label={messages.planned} moves={plan.planned} actions={actions} note={noteOf} />
            <PlanFooter plan={plan} actions={actions} live={live} />
          </PlanState>
          <MissingFacts plan={plan} />
        </Panel>
        <LeftOut plan={plan} />
        {plan.hiddenNote ? <p className={classes.quiet}>{plan.hiddenNote}</p> : null}
      </Refreshing>
    </>
  );
}

/** Sum of the visible rows. */
function SumLine({ plan }: { plan: MovePlan }) {
  const gains = plan.planned.flatMap(({ gain }) => (gain ? [gain] : []));
  const worth = gains.length > 0 ? `${gainText(sumShownGains(gains))} visits a month` : null;
  const { low, high } = plan.range80;
  return (
    <div className={classes.sum} role="status">
      <Hint label={messages.range(expectedText(low), expectedText(high))}>
        {messages.sum(plan.planned.length, hoursUsedText(plan), worth)}
      </Hint>
    </div>
  );
}

function noteOf({ plan: { isBet, dueOn } }: Move) {
  return (
    <>
      {dueOn ? <span>{moveTexts.due(dueOn)}</span> : null}
      {isBet ? <Hint label={moveTexts.betHint}>{moveTexts.bet}</Hint> : null}
    </>
  );
}

/** Reasons that keep other moves out, each linked to these moves. */
function LeftOut({ plan: { leftOut } }: { plan: MovePlan }) {
  if (leftOut.total === 0) return null;
  return (
    <section className={classes.leftOut} aria-label={messages.leftOutTitle}>
      <Title order={3}>{messages.leftOutTitle}</Title>
      <ul>
        {leftOut.byReason.map(({ reason, count }) => (
          <li key={reason}>
            <Link to="/dashboard" search={{ section: 'moves', view: 'candidates', why: reason }}>
              {leftOutLabels[reason]}: <span className="kd-figures">{count}</span>
            </Link>
            <span className={classes.quiet}>{leftOutHints[reason]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
