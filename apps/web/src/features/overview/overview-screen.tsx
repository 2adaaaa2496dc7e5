import { formatDay, greeting, toLocalTime } from '@keydence/domain';
import { EmptyState, ErrorPanel, Refreshing, SectionHeading } from '@keydence/ui';
import { Alert, Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { browserTimeZone } from '../../lib/dates.tsx';
import { DomainQueryState, type LoadErrorProps } from '../../lib/domain-query-state.tsx';
import { FillHint } from '../../lib/fill-hint.tsx';
import { headlineOf } from '../../lib/moves/plan-texts.ts';
import { type MovePlan, useMovePlan } from '../../lib/moves/use-moves.ts';
import { trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { ChangesPanel } from './changes-panel.tsx';
import { FeedbackCard } from './feedback-card.tsx';
import { messages, numbersOnText, overviewErrorText } from './messages.ts';
import { MovesPanel } from './moves-panel.tsx';
import { OpportunitiesCard } from './opportunities-card.tsx';
import classes from './overview.module.css';
import { OverviewSkeletonCards } from './overview-skeleton-card.tsx';
import { PipelineCard } from './pipeline-card.tsx';
import { PositionsPanel } from './positions-panel.tsx';
import { SearchTotalsCard } from './search-totals-card.tsx';
import { StatCards } from './stat-cards.tsx';
import { useOverview } from './use-overview.ts';
import { VisibilityPanel } from './visibility-panel.tsx';

/** First screen of the dashboard: state of the domain and next steps. */
export function OverviewScreen() {
  const { domain, isLoading } = useSelection();
  const query = useOverview();
  const refresh = () => void query.refetch();
  if (!domain && !isLoading) {
    return (
      <>
        <Greeting />
        <EmptyState title={messages.noDomain}>
          <FillHint>{messages.noDomainHint}</FillHint>
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <Greeting
        numbersOn={query.data?.numbersOn}
        action={
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} stroke={1.5} aria-hidden />}
            loading={query.isFetching && query.data !== undefined}
            onClick={refresh}
          >
            {messages.refresh}
          </Button>
        }
      />
      {domain ? (
        <div className={classes.top}>
          <MovesPanel />
          <VisibilityPanel />
        </div>
      ) : null}
      <DomainQueryState query={query} error={LoadError} loading={<OverviewSkeletonCards />}>
        {(overview) => (
          <>
            {query.error ? <RefreshError error={query.error} /> : null}
            <Refreshing isOn={query.isFetching}>
              <StatCards overview={overview} />
              <div className={classes.lists}>
                <PositionsPanel />
                <ChangesPanel />
              </div>
              <div className={classes.lists}>
                <OpportunitiesCard
                  opportunities={overview.topKeywordOpportunities}
                  from={overview.opportunitiesFrom}
                />
                <PipelineCard
                  pieces={overview.contentPipeline}
                  isGenerating={overview.isGenerating}
                  onRefresh={refresh}
                />
              </div>
            </Refreshing>
            {domain ? <SearchTotalsCard domainId={domain.id} /> : null}
          </>
        )}
      </DomainQueryState>
      <FeedbackCard />
    </>
  );
}

interface GreetingProps {
  /** Date of the figures, `YYYY-MM-DD`. */
  numbersOn?: string | null | undefined;
  action?: React.ReactNode;
}

function Greeting({ numbersOn, action }: GreetingProps) {
  const { data: plan } = useMovePlan({ retriesOnMount: false });
  const { data: profile } = trpc.profile.get.useQuery();
  const name = profile?.fullName ?? profile?.email.split('@')[0];
  const words = greeting(toLocalTime(new Date(), browserTimeZone()).hour);
  return (
    <SectionHeading
      order={1}
      title={name ? `${words}, ${name}` : words}
      description={plan && plan.planned.length > 0 ? <Headline plan={plan} /> : numbersOnLine(numbersOn)}
      actions={action}
    />
  );
}

function Headline({ plan }: { plan: MovePlan }) {
  return <span className={classes.headline}>{headlineOf(plan)}</span>;
}

/** A space keeps the line's height while the date is unknown. */
function numbersOnLine(day: string | null | undefined): string {
  return day ? numbersOnText(formatDay(day, 'medium')) : '\u00A0';
}

function LoadError({ error, onRetry }: LoadErrorProps) {
  return (
    <ErrorPanel
      title={messages.loadFailed}
      message={overviewErrorText(error)}
      retryLabel={messages.tryAgain}
      onRetry={onRetry}
    />
  );
}

/** Reports a failed refresh; the figures on screen stay. */
function RefreshError({ error }: { error: unknown }) {
  return (
    <Alert color="red" mb="md" title={messages.loadFailed}>
      {overviewErrorText(error)}
    </Alert>
  );
}
