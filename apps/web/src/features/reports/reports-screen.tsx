import { EmptyState, ErrorPanel, Refreshing, SectionHeading } from '@keydence/ui';
import { Alert, Button } from '@mantine/core';
import { IconPrinter, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Allowed } from '../../lib/allowed.tsx';
import { DomainQueryState } from '../../lib/domain-query-state.tsx';
import { FillHint } from '../../lib/fill-hint.tsx';
import { useSectionSearch } from '../../lib/use-section-search.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import type { Report } from './count-changes.ts';
import { EvidenceDrawer } from './evidence-drawer.tsx';
import { messages } from './messages.ts';
import classes from './report.module.css';
import { ReportBody } from './report-body.tsx';
import { ReportContext } from './report-context.ts';
import { ReportSkeletonCards } from './report-skeleton-card.tsx';
import { reportsSearch } from './reports-search.ts';
import { SchedulePanel } from './schedule-panel.tsx';
import { ShareButton } from './share-button.tsx';
import { TrendSection } from './trend-section.tsx';
import { useCompetitorHues } from './use-competitor-hues.ts';
import { useReport } from './use-report.ts';

export function ReportsScreen() {
  const { domain, isLoading } = useSelection();
  const { query, rerun, isRerunning, rerunError } = useReport();
  if (!domain && !isLoading) {
    return (
      <>
        <Heading />
        <EmptyState title={messages.noDomain}>
          <FillHint>{messages.noDomainHint}</FillHint>
        </EmptyState>
      </>
    );
  }
  const isBusy = isRerunning || query.isFetching;
  return (
    <>
      <Heading action={<Actions isBusy={isBusy} report={query.data} onRerun={rerun} />} />
      {rerunError ? (
        <Alert color="red" mb="md" title={messages.loadFailed}>
          {rerunError}
        </Alert>
      ) : null}
      <DomainQueryState
        query={query}
        error={LoadError}
        noAnswer={messages.fetchFailed}
        loading={<ReportSkeletonCards />}
      >
        {(report) => (
          <>
            {domain ? <SchedulePanel key={domain.id} domainId={domain.id} /> : null}
            <Refreshing isOn={isBusy}>
              {domain ? <TrendSection domainId={domain.id} /> : null}
              <LoadedReport report={report} />
            </Refreshing>
          </>
        )}
      </DomainQueryState>
    </>
  );
}

/** Report with its workspace context: evidence, colors, links to other screens. */
function LoadedReport({ report }: { report: Report }) {
  const { domain, market } = useSelection();
  const hueOf = useCompetitorHues();
  const [{ evidence }, update] = useSectionSearch(reportsSearch);
  return (
    <ReportContext
      value={{
        hueOf,
        evidence: report.evidence,
        authors: report.authors,
        clickCurveOn: report.clickCurveOn,
        isInside: true,
        openEvidence: (path) => update({ evidence: path }),
      }}
    >
      <ReportBody
        report={report}
        domainName={domain?.domainName ?? ''}
        market={market ? `${market.locationName}, ${market.languageCode}` : null}
      />
      <EvidenceDrawer report={report} path={evidence} onClose={() => void update({ evidence: undefined })} />
    </ReportContext>
  );
}

interface ActionsProps {
  isBusy: boolean;
  report: Report | undefined;
  onRerun: () => void;
}

function Actions({ isBusy, report, onRerun }: ActionsProps) {
  const { domain } = useSelection();
  return (
    <div className={classes.actions}>
      {report && domain ? <ShareButton domainId={domain.id} generatedAt={report.generatedAt} /> : null}
      {report ? (
        <Button
          variant="default"
          leftSection={<IconPrinter size={16} stroke={1.5} aria-hidden />}
          onClick={() => window.print()}
        >
          {messages.print}
        </Button>
      ) : null}
      <Allowed action="spend">
        <Button
          variant="default"
          leftSection={<IconRefresh size={16} stroke={1.5} aria-hidden />}
          disabled={isBusy}
          onClick={onRerun}
        >
          {isBusy ? messages.rerunning : messages.rerun}
        </Button>
      </Allowed>
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
