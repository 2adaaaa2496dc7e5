import '@mantine/charts/styles.css';
import { LineChart } from '@mantine/charts';
import { token } from '../theme/tokens.ts';
import classes from './charts.module.css';

/** Result of one rank check. */
export interface RankCheck {
  day: Date;
  /** 1 is best; null unless the check found the site. */
  rank: number | null;
  outcome: 'ranked' | 'not_ranked' | 'failed';
}

export interface RankHistoryLinesProps {
  /** Oldest first; days without a check are left out. */
  checks: readonly RankCheck[];
  labels: { rank: string; notRanked: string; failed: string };
  height: number;
}

const depths = [10, 20, 50, 100];

export function RankHistoryLines({ checks, labels, height }: RankHistoryLinesProps) {
  const worst = Math.max(1, ...checks.map(({ rank }) => rank ?? 1));
  const depth = depths.find((candidate) => candidate >= worst) ?? 100;
  // Two lanes below the deepest rank, so that a missing rank does not look like a rank.
  const lanes = { not_ranked: depth * 1.15, failed: depth * 1.3 };
  const data = checks.map(({ day, rank, outcome }) => ({
    day: day.getTime(),
    rank,
    notRanked: outcome === 'not_ranked' ? lanes.not_ranked : null,
    failed: outcome === 'failed' ? lanes.failed : null,
  }));
  const describe = (value: number) => {
    if (value === lanes.not_ranked) return labels.notRanked;
    return value === lanes.failed ? labels.failed : `#${value}`;
  };
  return (
    <LineChart
      h={height}
      data={data}
      dataKey="day"
      series={[
        { name: 'rank', label: labels.rank, color: token('pulse') },
        { name: 'notRanked', label: labels.notRanked, color: token('chart-grey-1') },
        { name: 'failed', label: labels.failed, color: token('tone-weak') },
      ]}
      curveType="linear"
      connectNulls={false}
      gridAxis="x"
      tickLine="none"
      tooltipAnimationDuration={0}
      textColor={token('ink-2')}
      gridColor={token('line')}
      valueFormatter={describe}
      lineProps={({ name }) => ({
        isAnimationActive: false,
        ...(name === 'rank' ? {} : { strokeWidth: 0 }),
        dot: name === 'failed' ? drawCross : drawDot(name === 'rank'),
      })}
      xAxisProps={{
        type: 'number',
        scale: 'time',
        domain: ['dataMin', 'dataMax'],
        padding: { left: 8, right: 8 },
        tickFormatter: formatDay,
      }}
      yAxisProps={{
        reversed: true,
        width: 92,
        domain: [1, depth * 1.35],
        ticks: [1, depth / 2, depth, lanes.not_ranked, lanes.failed],
        interval: 0,
        allowDataOverflow: true,
      }}
      tooltipProps={{ labelFormatter: (day) => formatDay(Number(day)) }}
      lineChartProps={{ title: labels.rank }}
      className={classes.bars ?? ''}
    />
  );
}

interface DotProps {
  cx?: number | undefined;
  cy?: number | undefined;
  value?: unknown;
  index?: number | undefined;
}

function drawDot(isFilled: boolean) {
  return function Dot({ cx, cy, index }: DotProps) {
    if (cx === undefined || !Number.isFinite(cy)) return <g key={index} />;
    const [fill, stroke] = isFilled
      ? [token('pulse'), token('pulse')]
      : [token('surface'), token('chart-grey-1')];
    return <circle key={index} cx={cx} cy={cy} r={3.5} fill={fill} stroke={stroke} strokeWidth={1.5} />;
  };
}

function drawCross({ cx, cy, index }: DotProps) {
  if (cx === undefined || cy === undefined || !Number.isFinite(cy)) return <g key={index} />;
  const arm = 3.5;
  const path = `M${cx - arm} ${cy - arm}L${cx + arm} ${cy + arm}M${cx - arm} ${cy + arm}L${cx + arm} ${cy - arm}`;
  return <path key={index} d={path} stroke={token('tone-weak')} strokeWidth={2} fill="none" />;
}

/** Checks carry calendar days in UTC. */
function formatDay(day: number): string {
  return new Date(day).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
}
