import { EmptyState, ErrorPanel, Refreshing, SampleChip, SectionHeading } from '@keydence/ui';
import { Alert, Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { DomainQueryState } from '../../app/domain-query-state.tsx';
import { useSelection } from '../../app/use-selection.tsx';
import { HealthCard } from './health-card.tsx';
import { messages, sourceLabels } from './messages.ts';
import { OpportunitiesCard } from './opportunities-card.tsx';
import { PagesCard } from './pages-card.tsx';
import { PositionsCard } from './positions-card.tsx';
import { RankingsCard } from './rankings-card.tsx';
import classes from './report.module.css';
import { ReportSkeletonCards } from './report-skeleton-card.tsx';
import { type Report, useReport } from './use-report.ts';

/** The keyword report of the selected domain. */
export function ReportsScreen() {
  const { domain, isLoading } = useSelection();
  const { query, rerun, isRerunning, rerunError } = useReport();
  if (!domain && !isLoading) {
    return (
      <>
        <Heading />
        <EmptyState title={messages.noDomain}>{messages.noDomainHint}</EmptyState>
      </>
    );
  }
  const isBusy = isRerunning || query.isFetching;
  return (
    <>
      <Heading
        action={
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} stroke={1.5} aria-hidden />}
            disabled={isBusy}
            onClick={rerun}
          >
            {isBusy ? messages.rerunning : messages.rerun}
          </Button>
        }
      />
      {rerunError ? (
        <Alert color="red" mb="md" title={messages.loadFailed}>
          {rerunError}
        </Alert>
      ) : null}
      <DomainQueryState query={query} error={LoadError} loading={<ReportSkeletonCards />}>
        {(report) => (
          <Refreshing isOn={isBusy}>
            <ReportBody report={report} domainName={domain?.domainName ?? ''} />
          </Refreshing>
        )}
      </DomainQueryState>
    </>
  );
}

function Heading({ action }: { action?: ReactNode }) {
  return <SectionHeading order={1} title={messages.title} description={messages.subtitle} actions={action} />;
}

function LoadError({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <ErrorPanel
      title={messages.loadFailed}
      message={message}
      retryLabel={messages.tryAgain}
      onRetry={onRetry}
    />
  );
}

function ReportBody({ report, domainName }: { report: Report; domainName: string }) {
  return (
    <>
      <Byline report={report} domainName={domainName} />
      <HealthCard report={report} />
      <PositionsCard report={report} />
      <OpportunitiesCard opportunities={report.opportunities} />
      <div className={classes.tables}>
        <PagesCard pages={report.pages.pagesByKeywordCount} />
        <RankingsCard rankings={report.rankingDistribution.topRankings} />
      </div>
    </>
  );
}

/** Whose report it is, of which day, written by whom, from which numbers. */
function Byline({ report, domainName }: { report: Report; domainName: string }) {
  const { generatedAt, analyst, dataSource } = report;
  const date = new Date(generatedAt).toLocaleDateString('en-US', { dateStyle: 'long' });
  return (
    <p className={classes.byline}>
      <strong>{domainName}</strong>
      <span>
        Report of <time dateTime={generatedAt}>{date}</time>
      </span>
      <span>Written by {analyst === 'rules' ? 'Rules analyst' : analyst}</span>
      {dataSource ? <span>Numbers from {sourceLabels[dataSource]}</span> : null}
      {dataSource === 'sample' ? <SampleChip /> : null}
    </p>
  );
}
