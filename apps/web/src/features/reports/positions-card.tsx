import { positionBuckets } from '@keydence/domain';
import { ChartFrame, ColumnChart, formatNumber, Panel, ShareGauge } from '@keydence/ui';
import { countKeywords } from '../../lib/count-keywords.ts';
import type { Report } from './count-changes.ts';
import { bucketLabels, messages } from './messages.ts';
import classes from './report-body.module.css';

const chartHeight = 84;

/** Distribution of the ranks, and the share of keywords with growing demand. */
export function PositionsCard({ report }: { report: Report }) {
  const isSample = report.dataSource === 'sample';
  return (
    <div className={classes.charts}>
      <Positions distribution={report.rankingDistribution} isSample={isSample} />
      <GrowthMomentum percent={report.momentum.percentTrendingUp3m} isSample={isSample} />
    </div>
  );
}

interface PositionsProps {
  distribution: Report['rankingDistribution'];
  isSample: boolean;
}

function Positions({ distribution, isSample }: PositionsProps) {
  const bars = positionBuckets.map((bucket) => ({
    label: bucketLabels[bucket],
    value: distribution.distributionByPosition[bucket],
    isEmphasised: bucket === 'top3' || bucket === 'top10',
  }));
  return (
    <Panel isTight label={messages.positions}>
      <ChartFrame
        title={messages.positions}
        caption={`${countKeywords(distribution.totalRankedKeywords)} by ${distribution.totalRankedKeywords === 1 ? 'its' : 'their'} position in search results; page one is green.`}
        isSample={isSample}
        height={chartHeight}
        rows={bars}
        columns={[
          { header: 'Position', cell: ({ label }) => label },
          { header: 'Keywords', cell: ({ value }) => formatNumber(value), isNumber: true },
        ]}
      >
        <ColumnChart bars={bars} seriesLabel="Keywords" height={chartHeight} />
      </ChartFrame>
    </Panel>
  );
}

function GrowthMomentum({ percent, isSample }: { percent: number | null; isSample: boolean }) {
  return (
    <Panel isTight label={messages.momentum}>
      <ChartFrame
        title={messages.momentum}
        caption={
          percent === null
            ? messages.unknownMomentum
            : 'A keyword trends up when its searches grew by 5% or more over 3 months.'
        }
        isSample={isSample}
        height={chartHeight}
        rows={[{ percent }]}
        columns={[
          { header: 'Measure', cell: () => 'Keywords trending up over 3 months' },
          {
            header: 'Share (%)',
            cell: (row) => (row.percent === null ? '–' : row.percent.toFixed(1)),
            isNumber: true,
          },
        ]}
      >
        <ShareGauge percent={percent} label={messages.momentumLabel} size={132} />
      </ChartFrame>
    </Panel>
  );
}
