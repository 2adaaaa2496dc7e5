import { formatDay } from '@keydence/domain';
import { BrandLoader, DataTable, ErrorPanel, formatNumber, Refreshing } from '@keydence/ui';
import { Modal } from '@mantine/core';
import { useDates } from '../../lib/dates.tsx';
import { failureText } from '../../lib/failure-text.ts';
import { useSectionSearch } from '../../lib/use-section-search.ts';
import { CompetitorFacts } from './competitor-facts.tsx';
import classes from './competitors.module.css';
import { competitorsSearch } from './competitors-search.ts';
import { describeOurRank, GapTable, Known } from './gap-table.tsx';
import { MeasurementHistory } from './measurement-history.tsx';
import { messages, detailTexts as texts } from './messages.ts';
import { nameOf } from './name-of.ts';
import { type CompetitorDetails, useCompetitorDetails } from './use-competitor-details.ts';
import type { Competitor } from './use-competitors.ts';

interface CompetitorDetailsDialogProps {
  competitors: readonly Competitor[];
  hueOf: (domainName: string) => string;
}

/** All facts of the competitor in the URL. */
export function CompetitorDetailsDialog({ competitors, hueOf }: CompetitorDetailsDialogProps) {
  const [{ details }, update] = useSectionSearch(competitorsSearch);
  const competitor = competitors.find(({ id }) => id === details);
  return (
    <Modal
      opened={competitor !== undefined}
      onClose={() => void update({ details: undefined })}
      title={competitor ? `${messages.details}: ${nameOf(competitor)}` : messages.details}
      size="xl"
    >
      {competitor ? <Details competitor={competitor} hue={hueOf(competitor.domainName)} /> : null}
    </Modal>
  );
}

function Details({ competitor, hue }: { competitor: Competitor; hue: string }) {
  const { data, error, isFetching, refetch } = useCompetitorDetails(competitor.id);
  if (!data) {
    if (!error || isFetching) return <BrandLoader />;
    return (
      <ErrorPanel
        title={texts.loadFailed}
        message={failureText(error)}
        retryLabel={texts.tryAgain}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Refreshing isOn={isFetching}>
      <div className={classes.details}>
        <Provenance details={data} />
        <section aria-label={texts.figures}>
          <h3 className={classes.moreTitle}>{texts.figures}</h3>
          <CompetitorFacts metrics={data.latestMetrics} />
        </section>
        <section aria-label={texts.topKeywords}>
          <h3 className={classes.moreTitle}>{texts.topKeywords}</h3>
          <TopKeywords keywords={data.topKeywords} />
        </section>
        <section aria-label={texts.gaps}>
          <h3 className={classes.moreTitle}>{texts.gaps}</h3>
          <GapTable gaps={data.contentGapAnalysis.gapKeywords} />
        </section>
        <MeasurementHistory measurements={data.measurements} hue={hue} />
      </div>
    </Refreshing>
  );
}

/** Source and age of the figures. */
function Provenance({ details }: { details: CompetitorDetails }) {
  const dates = useDates();
  const { dataSource, latestMetrics, collectedKeywordsCount, sharedKeywordsCount } = details;
  const { lastRefreshedAt, nextRefreshAt } = details;
  const figures = [
    latestMetrics ? texts.measured(formatDay(latestMetrics.metricDate)) : messages.notMeasured,
    dataSource ? texts.source[dataSource] : texts.unknownSource,
  ];
  const keywords = [
    texts.collected(formatNumber(collectedKeywordsCount)),
    texts.shared(formatNumber(sharedKeywordsCount)),
    lastRefreshedAt && texts.collectedOn(dates.day(lastRefreshedAt)),
  ].filter(Boolean);
  return (
    <p className={classes.value}>
      {details.domainName} · {figures.join(' · ')}. {keywords.join('; ')}.{' '}
      {nextRefreshAt ? texts.nextRefresh(dates.day(nextRefreshAt)) : null}
    </p>
  );
}

function TopKeywords({ keywords }: { keywords: CompetitorDetails['topKeywords'] }) {
  if (keywords.length === 0) return <p className={classes.value}>{texts.noTopKeywords}</p>;
  return (
    <DataTable
      label={texts.topKeywords}
      rows={keywords}
      columns={[
        { header: 'Keyword', cell: ({ keyword }) => keyword },
        {
          header: 'Their rank',
          cell: ({ rankGroup }) => (rankGroup === null ? '–' : `#${rankGroup}`),
          isNumber: true,
        },
        { header: 'Your rank', cell: describeOurRank, isNumber: true },
        {
          header: 'Searches a month',
          cell: ({ searchVolume }) => <Known value={searchVolume} what="search volume" />,
          isNumber: true,
        },
        {
          header: 'Difficulty / 100',
          cell: ({ difficultyScore }) => <Known value={difficultyScore} what="difficulty" />,
          isNumber: true,
        },
      ]}
    />
  );
}
