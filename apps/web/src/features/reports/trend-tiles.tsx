import { formatMonth, formatTrend } from '@keydence/domain';
import { Figure, formatNumber, StatCard, TrendMark } from '@keydence/ui';
import type { RouterOutputs } from '../../lib/trpc.ts';
import classes from './schedule.module.css';
import { trendMessages as texts } from './schedule-messages.ts';

export type TrendReport = RouterOutputs['trends']['get'];

export type Trend = NonNullable<TrendReport['trend']>;

/** Figures of the comparison. */
export function TrendTiles({ trend }: { trend: Trend }) {
  const { ranks, gaps, finished } = trend;
  const { counts } = ranks;
  return (
    <div className={classes.tiles}>
      <HealthTile health={trend.health} />
      <StatCard label={texts.risen} value={formatNumber(counts.up)} detail={texts.keywords} />
      <StatCard label={texts.fallen} value={formatNumber(counts.down)} detail={texts.keywords} />
      <StatCard label={texts.gained} value={formatNumber(counts.gained)} detail={texts.keywords} />
      <StatCard label={texts.lost} value={formatNumber(counts.lost)} detail={texts.keywords} />
      <StatCard
        label={texts.gaps}
        value={`${formatNumber(gaps.opened)} / ${formatNumber(gaps.closed)}`}
        detail={texts.gapsDetail}
      />
      <DemandTile demand={trend.demand} />
      <StatCard label={texts.finished} value={formatNumber(finished.length)} detail={texts.finishedDetail} />
    </div>
  );
}

function HealthTile({ health: { before, now } }: Pick<Trend, 'health'>) {
  const change = before === null || now === null ? null : now - before;
  const direction = change === null || change === 0 ? 'flat' : change > 0 ? 'up' : 'down';
  return (
    <StatCard
      label={texts.health}
      value={<Figure text={now === null ? null : String(now)} unknownReason={texts.unknownHealth} />}
      detail={
        change === null ? (
          texts.was(before === null ? '–' : String(before))
        ) : (
          <TrendMark direction={direction}>{texts.was(String(before))}</TrendMark>
        )
      }
    />
  );
}

function DemandTile({ demand }: Pick<Trend, 'demand'>) {
  const change = demand?.change ?? null;
  return (
    <StatCard
      label={texts.searches}
      value={<Figure text={change === null ? null : formatTrend(change)} unknownReason={texts.noNewMonth} />}
      detail={
        demand ? texts.searchesOf(demand.keywords, monthOf(demand.month), monthOf(demand.before)) : null
      }
    />
  );
}

const monthOf = (month: string) => formatMonth(month.slice(0, 7));
