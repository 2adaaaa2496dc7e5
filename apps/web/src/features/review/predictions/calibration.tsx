import { ChartFrame, formatNumber, PairChart, Panel, StatCard } from '@keydence/ui';
import { messages } from './messages.ts';
import classes from './predictions.module.css';
import type { CheckpointSummary } from './use-predictions.ts';

const chartHeight = 220;

interface CalibrationProps {
  summary: readonly CheckpointSummary[];
  isSample: boolean;
}

/**
 * Results of all predictions of the domain: counts, a percentage if there are enough, and the sums of
 * clicks.
 */
export function Calibration({ summary, isSample }: CalibrationProps) {
  const pairs = Math.max(...summary.map(({ clickPairs }) => clickPairs));
  return (
    <section aria-label={messages.chartTitle} className={classes.calibration}>
      <div className={classes.tiles}>
        {summary.map((checkpoint) => (
          <StatCard
            key={checkpoint.days}
            label={messages.day(checkpoint.days)}
            value={headlineOf(checkpoint)}
            detail={checkpoint.sentence}
          />
        ))}
      </div>
      {pairs > 0 ? (
        <Panel>
          <ChartFrame
            title={messages.chartTitle}
            caption={messages.chartCaption(pairs, Math.max(...summary.map((one) => one.consolePairs)))}
            isSample={isSample}
            height={chartHeight}
            rows={summary}
            columns={[
              { header: messages.checkpoint, cell: ({ days }) => messages.day(days) },
              { header: messages.pairs, cell: (row) => formatNumber(row.clickPairs), isNumber: true },
              {
                header: messages.expectedSeries,
                cell: (row) => formatNumber(row.predictedClicks),
                isNumber: true,
              },
              {
                header: messages.actualSeries,
                cell: (row) => formatNumber(row.measuredClicks),
                isNumber: true,
              },
            ]}
          >
            <PairChart
              pairs={summary
                .filter(({ clickPairs }) => clickPairs > 0)
                .map(({ days, predictedClicks, measuredClicks }) => ({
                  label: messages.day(days),
                  expected: Math.round(predictedClicks),
                  actual: Math.round(measuredClicks),
                }))}
              expectedLabel={messages.expectedSeries}
              actualLabel={messages.actualSeries}
              title={messages.chartTitle}
              height={chartHeight}
            />
          </ChartFrame>
        </Panel>
      ) : null}
    </section>
  );
}

function headlineOf({ cameTrue, partly, notYet, hitRate }: CheckpointSummary): string {
  const measured = cameTrue + partly + notYet;
  if (hitRate !== null) return `${hitRate}%`;
  return measured === 0 ? '–' : messages.cameTrueOf(cameTrue, measured);
}
