import { EmptyState, ErrorPanel, Refreshing, SectionHeading } from '@keydence/ui';
import { Alert, Button } from '@mantine/core';
import { IconPrinter, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { DomainQueryState } from '../../app/domain-query-state.tsx';
import { useSelection } from '../../app/use-selection.tsx';
import { messages } from './messages.ts';
import classes from './report.module.css';
import { ReportBody } from './report-body.tsx';
import { ReportSkeletonCards } from './report-skeleton-card.tsx';
import { useReport } from './use-report.ts';

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
      <Heading action={<Actions isBusy={isBusy} hasReport={query.data !== undefined} onRerun={rerun} />} />
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

interface ActionsProps {
  isBusy: boolean;
  hasReport: boolean;
  onRerun: () => void;
}

function Actions({ isBusy, hasReport, onRerun }: ActionsProps) {
  return (
    <div className={classes.actions}>
      {hasReport ? (
        <Button
          variant="default"
          leftSection={<IconPrinter size={16} stroke={1.5} aria-hidden />}
          onClick={() => window.print()}
        >
          {messages.print}
        </Button>
      ) : null}
      <Button
        variant="default"
        leftSection={<IconRefresh size={16} stroke={1.5} aria-hidden />}
        disabled={isBusy}
        onClick={onRerun}
      >
        {isBusy ? messages.rerunning : messages.rerun}
      </Button>
    </div>
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
