import '@mantine/charts/styles.css';
import { BarChart } from '@mantine/charts';
import { formatNumber } from '../numbers/format-number.ts';
import { token } from '../theme/tokens.ts';
import classes from './charts.module.css';

export interface PairBarsProps {
  pairs: readonly { label: string; expected: number; actual: number }[];
  /** Names of the two bars of a pair, for legend and tooltip. */
  expectedLabel: string;
  actualLabel: string;
  /** Content of the chart, for screen readers. */
  title: string;
  height: number;
}

export function PairBars({ pairs, expectedLabel, actualLabel, title, height }: PairBarsProps) {
  return (
    <BarChart
      h={height}
      data={[...pairs]}
      dataKey="label"
      series={[
        { name: 'expected', label: expectedLabel, color: token('chart-grey-1') },
        { name: 'actual', label: actualLabel, color: token('pulse') },
      ]}
      withLegend
      legendProps={{ verticalAlign: 'bottom' }}
      withYAxis={false}
      withBarValueLabel
      valueFormatter={formatNumber}
      gridAxis="none"
      tickLine="none"
      maxBarWidth={56}
      barProps={{ radius: 3, isAnimationActive: false }}
      barChartProps={{ title, margin: { top: 24, right: 4, bottom: 0, left: 4 } }}
      referenceLines={[{ y: 0, color: token('line') }]}
      tooltipAnimationDuration={0}
      textColor={token('ink-2')}
      className={classes.bars ?? ''}
    />
  );
}
