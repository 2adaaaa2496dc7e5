import '@mantine/charts/styles.css';
import { BarChart } from '@mantine/charts';
import { formatNumber } from '../numbers/format-number.ts';
import { token } from '../theme/tokens.ts';
import classes from './charts.module.css';

export interface MonthBarsProps {
  bars: readonly { label: string; value: number }[];
  /** Unit of the bars, for the tooltip. */
  seriesLabel: string;
  /** Formats a count for the axis; the tooltip has the exact count. */
  formatTick: (count: number) => string;
  height: number;
}

export function MonthBars({ bars, seriesLabel, formatTick, height }: MonthBarsProps) {
  return (
    <BarChart
      h={height}
      data={[...bars]}
      dataKey="label"
      series={[{ name: 'value', label: seriesLabel, color: token('pulse') }]}
      valueFormatter={formatNumber}
      gridAxis="x"
      tickLine="none"
      maxBarWidth={28}
      barProps={{ radius: [3, 3, 0, 0], isAnimationActive: false }}
      barChartProps={{ title: seriesLabel }}
      xAxisProps={{ minTickGap: 16, interval: 'equidistantPreserveStart' }}
      yAxisProps={{ width: 64, tickFormatter: (count: number) => formatTick(count) }}
      tooltipAnimationDuration={0}
      textColor={token('ink-2')}
      gridColor={token('line')}
      className={classes.bars ?? ''}
    />
  );
}
