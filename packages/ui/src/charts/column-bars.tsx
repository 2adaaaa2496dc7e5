import '@mantine/charts/styles.css';
import { BarChart } from '@mantine/charts';
import { formatNumber } from '../numbers/format-number.ts';
import { token } from '../theme/tokens.ts';
import classes from './charts.module.css';

export interface ColumnBar {
  label: string;
  value: number;
  /** Drawn in the primary colour; the others stay grey. */
  isEmphasised: boolean;
}

export interface ColumnBarsProps {
  bars: readonly ColumnBar[];
  /** Unit of the bars, for the tooltip. */
  seriesLabel: string;
  height: number;
}

export function ColumnBars({ bars, seriesLabel, height }: ColumnBarsProps) {
  const data = bars.map((bar) => ({
    label: bar.label,
    value: bar.value,
    color: token(bar.isEmphasised ? 'pulse' : 'chart-grey-1'),
  }));
  return (
    <BarChart
      h={height}
      data={data}
      dataKey="label"
      series={[{ name: 'value', label: seriesLabel, color: token('pulse') }]}
      withYAxis={false}
      withBarValueLabel
      valueFormatter={formatNumber}
      gridAxis="none"
      tickLine="none"
      maxBarWidth={72}
      barProps={{ radius: [4, 4, 0, 0], isAnimationActive: false }}
      barChartProps={{ title: seriesLabel, margin: { top: 24, right: 4, bottom: 0, left: 4 } }}
      xAxisProps={{ interval: 0 }}
      tooltipAnimationDuration={0}
      textColor={token('ink-2')}
      className={classes.bars ?? ''}
    />
  );
}
