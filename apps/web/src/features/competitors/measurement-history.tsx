import { formatDay } from '@keydence/domain';
import { ChartFrame, DayLineChart, formatNumber } from '@keydence/ui';
import { useSelection } from '../../lib/use-selection.tsx';
import classes from './competitors.module.css';
import { detailTexts as texts } from './messages.ts';
import type { CompetitorDetails } from './use-competitor-details.ts';

const chartHeight = 200;

interface MeasurementHistoryProps {
  /** Oldest first. */
  measurements: CompetitorDetails['measurements'];
  hue: string;
}

/** Course of a competitor's organic keywords; one measurement makes no line. */
export function MeasurementHistory({ measurements, hue }: MeasurementHistoryProps) {
  const { domain } = useSelection();
  const [first] = measurements;
  if (!first || measurements.length === 1) {
    return (
      <section aria-label={texts.history}>
        <h3 className={classes.moreTitle}>{texts.history}</h3>
        <p className={classes.value}>
          {first ? texts.oneMeasurement(formatDay(first.metricDate)) : texts.noMeasurement}
        </p>
      </section>
    );
  }
  const count = (value: number | null) => formatNumber(value) ?? '–';
  return (
    <ChartFrame
      title={texts.history}
      caption={`Organic keywords, ${measurements.length} measurements since ${formatDay(first.metricDate)}.`}
      isSample={domain?.dataSource === 'sample'}
      height={chartHeight}
      rows={measurements.toReversed()}
      columns={[
        { header: 'Day', cell: ({ metricDate }) => formatDay(metricDate) },
        { header: 'Organic keywords', cell: (row) => count(row.organicKeywordsCount), isNumber: true },
        { header: 'Organic traffic / month', cell: (row) => count(row.organicTraffic), isNumber: true },
        { header: 'Paid keywords', cell: (row) => count(row.paidKeywordsCount), isNumber: true },
        { header: 'Paid traffic / month', cell: (row) => count(row.paidTraffic), isNumber: true },
        { header: 'Overlap', cell: (row) => `${row.overlapPercentage.toFixed(1)}%`, isNumber: true },
        { header: 'Content gaps', cell: (row) => count(row.contentGapsCount), isNumber: true },
      ]}
    >
      <DayLineChart
        points={measurements.map((row) => ({
          day: new Date(`${row.metricDate}T00:00:00Z`),
          value: row.organicKeywordsCount,
        }))}
        label="Organic keywords"
        hue={hue}
        height={chartHeight}
      />
    </ChartFrame>
  );
}
