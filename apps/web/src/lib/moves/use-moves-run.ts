import { useEffect, useRef } from 'react';
import { notifyError } from '../notify-error.ts';
import { trpc } from '../trpc.ts';
import { useSelection } from '../use-selection.tsx';
import type { MovesRun } from './use-moves.ts';

/** Milliseconds between polls for runs that started elsewhere, and for a run with an open stream. */
const idleInterval = 30_000;
const runningInterval = 3_000;
/** Number of polls at the shorter interval before a list's first run, which follows topic grouping. */
const firstRunLooks = 20;

/** True while a run is queued or running. */
export function isOpen(run: Pick<MovesRun, 'state'> | null | undefined): boolean {
  return run?.state === 'queued' || run?.state === 'running';
}

/** Newest run of the selected domain's moves, live. Refetches everything when the run ends. */
export function useMovesRun() {
  const { domain } = useSelection();
  const utils = trpc.useUtils();
  const domainId = domain?.id ?? '';
  const { data: status } = trpc.moves.status.useQuery(
    { domainId },
    {
      enabled: domain !== null && domain.state === 'ready',
      staleTime: 0,
      refetchInterval: ({ state: { data, dataUpdateCount } }) =>
        isOpen(data?.run) || (data?.run === null && dataUpdateCount < firstRunLooks)
          ? runningInterval
          : idleInterval,
    },
  );
  const isRunning = isOpen(status?.run);
  useFollow(domainId, isRunning);
  useEnd(domainId, status?.run);
  const rebuild = trpc.moves.rebuild.useMutation({
    onSuccess: (next) => utils.moves.status.setData({ domainId }, next),
    onError: (error) => notifyError('Could not start the run', error),
  });
  return {
    run: status?.run ?? null,
    isRunning,
    isStarting: rebuild.isPending,
    rebuild: () => rebuild.mutate({ domainId }),
  };
}

/** Streams an open run into the cache; if the stream breaks, the query's interval continues. */
function useFollow(domainId: string, isRunning: boolean) {
  const utils = trpc.useUtils();
  useEffect(() => {
    if (!isRunning) return;
    const controller = new AbortController();
    const follow = async () => {
      const updates = await utils.client.moves.watch.query({ domainId }, { signal: controller.signal });
      for await (const update of updates) utils.moves.status.setData({ domainId }, update);
    };
    follow().catch(() => undefined);
    return () => controller.abort();
  }, [domainId, isRunning, utils]);
}

/**
 * Refetches the moves when a run ends that is newer than the first one seen or than the run of the cached
 * plan.
 */
function useEnd(domainId: string, run: MovesRun | null | undefined) {
  const utils = trpc.useUtils();
  const seen = useRef<{ domainId: string; ended: string } | null>(null);
  useEffect(() => {
    if (run === undefined) return;
    const ended = nameEnd(run);
    const kept = utils.moves.plan.getData({ domainId });
    const before = seen.current?.domainId === domainId ? seen.current.ended : kept && nameEnd(kept.run);
    seen.current = { domainId, ended };
    if (before === undefined || before === ended || ended === 'open') return;
    void utils.moves.plan.invalidate();
    void utils.moves.list.invalidate();
    void utils.moves.get.invalidate();
    void utils.moves.review.invalidate();
    void utils.overview.invalidate();
  }, [domainId, run, utils]);
}

function nameEnd(run: MovesRun | null): string {
  return run === null || isOpen(run) ? 'open' : `${run.run} ${run.state}`;
}
