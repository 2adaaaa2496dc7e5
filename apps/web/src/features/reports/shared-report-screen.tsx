import { competitorHues, EmptyState, ErrorPanel, SampleChip, token, Wordmark } from '@keydence/ui';
import { Button, Title } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { TimeZoneProvider, useDates } from '../../lib/dates.tsx';
import { failureText } from '../../lib/failure-text.ts';
import { PublicFrame } from '../../lib/public-frame.tsx';
import { appCodeOf, type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { messages } from './messages.ts';
import { ReportBody } from './report-body.tsx';
import { ReportContext } from './report-context.ts';
import { ReportSkeletonCards } from './report-skeleton-card.tsx';
import { sharedMessages } from './share-messages.ts';
import classes from './shares.module.css';

type SharedReport = RouterOutputs['reportShares']['get'];

/** Shared report for readers without an account: no link leads into the workspace. */
export function SharedReportScreen() {
  const { token: secret } = useParams({ from: '/share/$token' });
  // Each request counts as an opening, so the response stays cached.
  const { data, error, refetch } = trpc.reportShares.get.useQuery(
    { token: secret },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  if (data) {
    return (
      <TimeZoneProvider timeZone={data.timeZone}>
        <Loaded shared={data} />
      </TimeZoneProvider>
    );
  }
  if (!error) {
    return (
      <main className={classes.page} aria-busy="true">
        <Title order={1}>{messages.title}</Title>
        <ReportSkeletonCards />
      </main>
    );
  }
  return (
    <PublicFrame>
      {appCodeOf(error) === 'not_found' ? (
        <EmptyState
          title={sharedMessages.goneTitle}
          action={
            <Button component="a" href="/" variant="default">
              {sharedMessages.home}
            </Button>
          }
        >
          {sharedMessages.goneHint}
        </EmptyState>
      ) : (
        <ErrorPanel
          title={sharedMessages.failedTitle}
          message={failureText(error)}
          retryLabel={messages.tryAgain}
          onRetry={() => void refetch()}
        />
      )}
    </PublicFrame>
  );
}

function Loaded({ shared }: { shared: SharedReport }) {
  const { report, domainName, workspaceName, sharedBy, expiresAt } = shared;
  const dates = useDates();
  const context = useMemo(() => {
    const hues = competitorHues(report.competitors.map(({ domain }) => domain));
    return {
      hueOf: (domain: string) => hues.get(domain) ?? token('chart-grey-2'),
      evidence: [],
      authors: report.authors,
      clickCurveOn: report.clickCurveOn,
      isInside: false,
      openEvidence: () => {},
    };
  }, [report]);
  return (
    <main className={classes.page}>
      <header className={classes.head}>
        <Wordmark size={20} />
        <span>
          {sharedMessages.sharedBy(sharedBy, workspaceName)}. {sharedMessages.expires(dates.day(expiresAt))}
        </span>
        {report.dataSource === 'sample' ? (
          <span>
            <SampleChip /> {sharedMessages.sample}
          </span>
        ) : null}
      </header>
      <Title order={1}>{messages.title}</Title>
      <ReportContext value={context}>
        <ReportBody
          report={report}
          domainName={domainName}
          market={`${shared.locationName}, ${shared.languageCode}`}
        />
      </ReportContext>
    </main>
  );
}
