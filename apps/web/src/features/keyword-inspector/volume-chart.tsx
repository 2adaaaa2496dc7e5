import { formatMonth, shortenTick } from '@keydence/domain';
import { ChartFrame, formatNumber, MonthChart } from '@keydence/ui';
import classes from './keyword-inspector.module.css';
import { messages } from './messages.ts';
import type { Inspection } from './use-keyword-inspector.ts';

const chartHeight = 200;

interface VolumeChartProps {
  months: Inspection['monthlySearches'];
  isSample: boolean;
}

/** Searches in each of the last 12 months. */
export function VolumeChart({ months, isSample }: VolumeChartProps) {
  const newest = months.at(-1);
  const [oldest] = months;
  if (!newest || !oldest) return null;
  return (
    <div className={classes.chart}>
      <ChartFrame
        title={messages.months}
        caption={messages.monthsCaption(
          formatMonth(oldest.month, 'longMonth'),
          formatMonth(newest.month, 'longMonth'),
        )}
        isSample={isSample}
        height={chartHeight}
        rows={months.toReversed()}
        columns={[
          { header: 'Month', cell: ({ month }) => formatMonth(month, 'longMonth') },
          { header: 'Searches', cell: ({ searches }) => formatNumber(searches), isNumber: true },
        ]}
      >
        <MonthChart
          bars={months.map(({ month, searches }) => ({
            label: formatMonth(month, 'monthName'),
            value: searches,
          }))}
          seriesLabel={messages.searches}
          formatTick={shortenTick}
          height={chartHeight}
        />
      </ChartFrame>
    </div>
  );
}
