import { formatDay } from '@keydence/domain';
import { ErrorPanel, Panel, SectionHeading } from '@keydence/ui';
import { Skeleton } from '@mantine/core';
import { failureText } from '../../app/failure-text.ts';
import { type RouterOutputs, trpc } from '../../app/trpc.ts';
import classes from './rhythm.module.css';
import { rhythmMessages, trendMessages as texts } from './rhythm-messages.ts';
import { SettledPredictions } from './settled-predictions.tsx';
import { TrendHistory } from './trend-history.tsx';
import { TrendMoves } from './trend-moves.tsx';
import { TrendTiles } from './trend-tiles.tsx';

export type TrendReport = RouterOutputs['trends']['get'];
export type Trend = NonNullable<TrendReport['trend']>;

/** What has changed since the report before, from stored measurements alone. */
export function TrendSection({ domainId }: { domainId: string }) {
  const { data, error, isFetching, refetch } = trpc.trends.get.useQuery({ domainId });
  return (
    <section aria-label={texts.title} className={classes.section}>
      <SectionHeading
        title={texts.title}
        description={data?.trend ? texts.since(formatDay(data.trend.since)) : null}
      />
      {data ? <Loaded report={data} /> : null}
      {!data && error && !isFetching ? (
        <Panel>
          <ErrorPanel
            title={texts.loadFailed}
            message={failureText(error)}
            retryLabel={rhythmMessages.tryAgain}
            onRetry={() => void refetch()}
          />
        </Panel>
      ) : null}
      {!data && (!error || isFetching) ? <Skeleton height={120} /> : null}
    </section>
  );
}

function Loaded({ report }: { report: TrendReport }) {
  const { trend, measures, settled, dataSource } = report;
  if (!trend) return <Panel>{texts.nothingYet}</Panel>;
  const { unknown, first_seen } = trend.ranks.counts;
  return (
    <>
      <TrendTiles trend={trend} />
      {unknown > 0 ? <p className={classes.note}>{texts.unknown(unknown)}</p> : null}
      {first_seen > 0 ? <p className={classes.note}>{texts.firstSeen(first_seen)}</p> : null}
      <TrendMoves trend={trend} />
      <SettledPredictions settled={settled} />
      <div className={classes.moves}>
        <TrendHistory measures={measures} isSample={dataSource === 'sample'} />
      </div>
    </>
  );
}
