import { formatDay } from '@keydence/domain';
import { ChartFrame, DayLineChart, formatNumber, Panel, token } from '@keydence/ui';
import classes from './schedule.module.css';
import { trendMessages as texts } from './schedule-messages.ts';
import type { TrendReport } from './trend-tiles.tsx';

const chartHeight = 200;

interface TrendHistoryProps {
  /** Oldest first. */
  measures: TrendReport['measures'];
  isSample: boolean;
}

/** Figures of each report so far; a single report makes no line. */
export function TrendHistory({ measures, isSample }: TrendHistoryProps) {
  const [first] = measures;
  if (!first || measures.length === 1) return null;
  return (
    <Panel className={classes.wide ?? ''}>
      <ChartFrame
        title={texts.history}
        caption={texts.historyCaption(measures.length, formatDay(first.day))}
        isSample={isSample}
        height={chartHeight}
        rows={measures.toReversed()}
        columns={[
          { header: 'Day', cell: ({ day }) => formatDay(day) },
          { header: 'Top 10', cell: (row) => formatNumber(row.top10Keywords), isNumber: true },
          { header: 'Ranking', cell: (row) => formatNumber(row.rankedKeywords), isNumber: true },
          { header: texts.health, cell: (row) => row.healthScore ?? '–', isNumber: true },
          { header: texts.gaps, cell: (row) => formatNumber(row.gaps), isNumber: true },
        ]}
      >
        <DayLineChart
          points={measures.map(({ day, top10Keywords }) => ({
            day: new Date(`${day}T00:00:00Z`),
            value: top10Keywords,
          }))}
          label={texts.history}
          hue={token('pulse')}
          height={chartHeight}
        />
      </ChartFrame>
    </Panel>
  );
}
