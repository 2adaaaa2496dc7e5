import { ErrorPanel, Panel, Refreshing, SampleChip } from '@keydence/ui';
import { Skeleton, Title } from '@mantine/core';
import { Allowed } from '../../lib/allowed.tsx';
import { failureText } from '../../lib/failure-text.ts';
import { LinkButton } from '../../lib/link-button.tsx';
import { MoveList } from '../../lib/moves/move-list.tsx';
import { moveTexts, periodText } from '../../lib/moves/move-texts.ts';
import { PlanFooter } from '../../lib/moves/plan-footer.tsx';
import { MissingFacts, PlanState } from '../../lib/moves/plan-state.tsx';
import { planTexts as texts } from '../../lib/moves/plan-texts.ts';
import { useMoveActions } from '../../lib/moves/use-move-actions.ts';
import { type MovePlan, useMovePlan } from '../../lib/moves/use-moves.ts';
import { useMovesRun } from '../../lib/moves/use-moves-run.ts';
import classes from './moves-panel.module.css';

/** Moves of the next two weeks. A failure here does not affect the rest of the dashboard. */
export function MovesPanel() {
  const query = useMovePlan();
  if (query.data) return <Plan plan={query.data} isFetching={query.isFetching} />;
  return (
    <Panel isFlush label={texts.title} className={classes.panel ?? ''}>
      <div className={classes.head}>
        <Title order={2}>{texts.title}</Title>
      </div>
      {query.error && !query.isFetching ? (
        <ErrorPanel
          title={texts.loadFailed}
          message={failureText(query.error)}
          retryLabel={texts.tryAgain}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <div className={classes.pending} aria-busy="true">
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} height={84} />
          ))}
        </div>
      )}
    </Panel>
  );
}

function Plan({ plan, isFetching }: { plan: MovePlan; isFetching: boolean }) {
  const actions = useMoveActions();
  const live = useMovesRun();
  const isSample = plan.dataSource === 'sample';
  return (
    <section aria-label={texts.title}>
      <Panel isFlush className={classes.panel ?? ''}>
        <div className={classes.head}>
          <Title order={2}>
            {texts.title} <span className={classes.period}>· {periodText(plan.period)}</span>
          </Title>
          {isSample ? <SampleChip /> : null}
        </div>
        <Refreshing isOn={isFetching}>
          <PlanState plan={plan} live={live}>
            <MoveList
              label={texts.title}
              moves={plan.planned}
              actions={actions}
              note={({ plan: { isBet } }) => (isBet ? moveTexts.bet : null)}
            />
            <PlanFooter plan={plan} actions={actions} live={live}>
              <LinkButton
                to="/dashboard"
                search={{ section: 'moves' }}
                variant="default"
                size="compact-sm"
                mih={32}
              >
                {texts.change}
              </LinkButton>
            </PlanFooter>
          </PlanState>
          <MissingFacts plan={plan} />
          {isSample ? <SampleLine /> : null}
        </Refreshing>
      </Panel>
    </section>
  );
}

function SampleLine() {
  return (
    <p className={classes.sample}>
      {texts.sample}{' '}
      <Allowed>
        <LinkButton
          to="/dashboard"
          search={{ section: 'workspace-settings' }}
          variant="subtle"
          size="compact-sm"
          mih={32}
        >
          {texts.addWebsite}
        </LinkButton>
      </Allowed>
    </p>
  );
}
