import '@mantine/charts/styles.css';
import { LineChart } from '@mantine/charts';
import { formatNumber } from '../numbers/format-number.ts';
import { token } from '../theme/tokens.ts';
import classes from './charts.module.css';

export interface DayLineProps {
  /** Oldest first; days are calendar days in UTC. */
  points: readonly { day: Date; value: number }[];
  /** Name of the figure, for the tooltip. */
  label: string;
  hue: string;
  height: number;
}

const yAxisWidth = 64;

export function DayLine({ points, label, hue, height }: DayLineProps) {
  return (
    <LineChart
      h={height}
      data={points.map(({ day, value }) => ({ day: day.getTime(), value }))}
      dataKey="day"
      series={[{ name: 'value', label, color: hue }]}
      curveType="linear"
      gridAxis="x"
      tickLine="none"
      tooltipAnimationDuration={0}
      textColor={token('ink-2')}
      gridColor={token('line')}
      valueFormatter={formatNumber}
      lineProps={{ isAnimationActive: false }}
      xAxisProps={{
        type: 'number',
        scale: 'time',
        domain: ['dataMin', 'dataMax'],
        padding: { left: 8, right: 8 },
        tickFormatter: formatDay,
      }}
      yAxisProps={{ width: yAxisWidth, domain: [0, 'auto'] }}
      tooltipProps={{ labelFormatter: (day) => formatDay(Number(day)) }}
      lineChartProps={{ title: label }}
      className={classes.bars ?? ''}
    />
  );
}

function formatDay(day: number): string {
  return new Date(day).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
}
