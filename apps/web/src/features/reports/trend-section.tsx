import { formatDay } from '@keydence/domain';
import { ErrorPanel, Expandable, Panel } from '@keydence/ui';
import { Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { failureText } from '../../lib/failure-text.ts';
import { trpc } from '../../lib/trpc.ts';
import classes from './schedule.module.css';
import { scheduleMessages, trendMessages as texts } from './schedule-messages.ts';
import { SettledPredictions } from './settled-predictions.tsx';
import { TrendHistory } from './trend-history.tsx';
import { TrendMoves } from './trend-moves.tsx';
import { type Trend, type TrendReport, TrendTiles } from './trend-tiles.tsx';

/** Changes since the last report, from stored checks only: one sentence, the rest on demand and in print. */
export function TrendSection({ domainId }: { domainId: string }) {
  const { data, error, isFetching, refetch } = trpc.trends.get.useQuery({ domainId });
  if (data && !data.trend) return null;
  return (
    <section aria-label={texts.title} className={classes.section}>
      {data?.trend ? <Loaded report={data} trend={data.trend} /> : null}
      {!data && error && !isFetching ? (
        <Panel>
          <ErrorPanel
            title={texts.loadFailed}
            message={failureText(error)}
            retryLabel={scheduleMessages.tryAgain}
            onRetry={() => void refetch()}
          />
        </Panel>
      ) : null}
      {!data && (!error || isFetching) ? <Skeleton height={32} /> : null}
    </section>
  );
}

function Loaded({ report, trend }: { report: TrendReport; trend: Trend }) {
  const { measures, settled, dataSource } = report;
  const { counts } = trend.ranks;
  const { unknown, first_seen } = counts;
  return (
    <div className={classes.changed}>
      <p className={classes.sentence}>
        {texts.sentence(counts, formatDay(trend.since, 'medium'))}{' '}
        <Link to="/dashboard" search={{ section: 'review' }}>
          {texts.toReview}
        </Link>
      </p>
      <Expandable label={texts.title}>
        <p className={classes.note}>{texts.since(formatDay(trend.since))}</p>
        <TrendTiles trend={trend} />
        {unknown > 0 ? <p className={classes.note}>{texts.unknown(unknown)}</p> : null}
        {first_seen > 0 ? <p className={classes.note}>{texts.firstSeen(first_seen)}</p> : null}
        <TrendMoves trend={trend} />
        <SettledPredictions settled={settled} />
        <div className={classes.moves}>
          <TrendHistory measures={measures} isSample={dataSource === 'sample'} />
        </div>
      </Expandable>
    </div>
  );
}
