import { useEffect, useMemo, useRef } from 'react';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';

export type Refresh = RouterOutputs['refreshes']['list'][number];

/**
 * Milliseconds between polls for refreshes that started elsewhere; a running refresh is streamed and polled.
 */
const idleInterval = 15_000;
const runningInterval = 2_000;

/** True while a refresh is queued or running. */
function isOpen({ state }: Refresh): boolean {
  return state === 'queued' || state === 'running';
}

/**
 * Running refreshes of the selected list, including earlier ones and other members'. `onEnd` is called once
 * for each that ends while the screen is open.
 */
export function useRefreshes(onEnd: (refresh: Refresh) => void) {
  const { domain, market } = useSelection();
  const utils = trpc.useUtils();
  const domainId = domain?.id ?? '';
  const { locationCode, languageCode } = market ?? {};
  const list = useMemo(
    () => ({ domainId, locationCode, languageCode }),
    [domainId, locationCode, languageCode],
  );
  const { data } = trpc.refreshes.list.useQuery(list, {
    enabled: domainId !== '',
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isOpen) ? runningInterval : idleInterval),
  });
  const put = (refresh: Refresh) =>
    utils.refreshes.list.setData(list, (refreshes) => replaceKind(refreshes, refresh));
  const running = (kind: Refresh['kind']) =>
    data?.find((refresh) => refresh.kind === kind && isOpen(refresh));
  const open = { keywords: running('keywords'), rankings: running('rankings') };
  useFollow(list, open.keywords);
  useFollow(list, open.rankings);
  useEnds(domainId, data, onEnd);
  return { list, open, put };
}

function replaceKind(refreshes: Refresh[] = [], refresh: Refresh): Refresh[] {
  return [...refreshes.filter(({ kind }) => kind !== refresh.kind), refresh];
}

interface List {
  domainId: string;
  locationCode: number | undefined;
  languageCode: string | undefined;
}

/** Streams a running refresh into the list's cache; if the stream breaks, the list's interval continues. */
function useFollow(list: List, refresh: Refresh | undefined) {
  const utils = trpc.useUtils();
  const { kind, run } = refresh ?? {};
  useEffect(() => {
    if (kind === undefined || run === undefined) return;
    const controller = new AbortController();
    const follow = async () => {
      const { signal } = controller;
      const updates = await utils.client.refreshes.watch.query({ ...list, kind, run }, { signal });
      for await (const update of updates) {
        utils.refreshes.list.setData(list, (refreshes) => replaceKind(refreshes, update));
      }
    };
    follow().catch(() => undefined);
    return () => controller.abort();
  }, [list, kind, run, utils]);
}

/** Calls `onEnd` for each refresh that has ended since the list was last read. */
function useEnds(domainId: string, refreshes: Refresh[] | undefined, onEnd: (refresh: Refresh) => void) {
  const told = useRef<{ domainId: string; names: Set<string> } | null>(null);
  const tell = useRef(onEnd);
  tell.current = onEnd;
  useEffect(() => {
    if (!refreshes) return;
    const ended = refreshes.filter((refresh) => !isOpen(refresh));
    const isFirstLook = told.current?.domainId !== domainId;
    const names = isFirstLook || !told.current ? new Set<string>() : told.current.names;
    told.current = { domainId, names };
    for (const refresh of ended) {
      const name = `${refresh.kind} ${refresh.run}`;
      if (!isFirstLook && !names.has(name)) tell.current(refresh);
      names.add(name);
    }
  }, [domainId, refreshes]);
}
