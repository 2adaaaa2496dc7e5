import { BrandLoader, ErrorPanel } from '@keydence/ui';
import { failureText } from '../../lib/failure-text.ts';
import classes from './competitors.module.css';
import { GapTable } from './gap-table.tsx';
import { MeasurementHistory } from './measurement-history.tsx';
import { detailTexts as texts } from './messages.ts';
import { nameOf } from './name-of.ts';
import { useCompetitorDetails } from './use-competitor-details.ts';
import type { Competitor } from './use-competitors.ts';

/** Extra content of an expanded card: gaps next to our ranks, and past measurements. */
export function CompetitorMore({ competitor, hue }: { competitor: Competitor; hue: string }) {
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
    <div className={classes.more}>
      <section aria-label={`${texts.gaps}: ${nameOf(competitor)}`}>
        <h3 className={classes.moreTitle}>{texts.gaps}</h3>
        <GapTable gaps={data.contentGapAnalysis.gapKeywords} />
      </section>
      <MeasurementHistory measurements={data.measurements} hue={hue} />
    </div>
  );
}
