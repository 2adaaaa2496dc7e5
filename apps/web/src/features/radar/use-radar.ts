import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { DomainQuery } from '../../lib/domain-query-state.tsx';
import { notifyError } from '../../lib/notify-error.ts';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { messages } from './messages.ts';

export type RadarStatus = RouterOutputs['radar']['status'];
export type Publication = RouterOutputs['radar']['list']['data'][number];

interface RadarPolls {
  query: DomainQuery<RadarStatus>;
  isStarting: boolean;
  poll: () => void;
  cancel: () => void;
}

/** Milliseconds between two reads while polls are queued. */
const pollingInterval = 3_000;
/** Number of reads at this interval before the first poll of a competitor. */
const firstPollLooks = 40;

/** True while a competitor waits for its first poll. */
function isUnpolled(status: RadarStatus | undefined): boolean {
  return status?.sites.some(({ state }) => state === null) ?? false;
}

/** Status of a domain's radar for a fortnight, with start and cancel of its polls. */
export function useRadarStatus(domainId: string, fortnight: number): RadarPolls {
  const utils = trpc.useUtils();
  const query = trpc.radar.status.useQuery(
    { domainId, fortnight },
    {
      placeholderData: keepPreviousData,
      refetchInterval: ({ state: { data, dataUpdateCount } }) =>
        data?.isPolling || (isUnpolled(data) && dataUpdateCount < firstPollLooks) ? pollingInterval : false,
    },
  );
  useEnd(domainId, query.data !== undefined && (query.data.isPolling || isUnpolled(query.data)));
  const onSuccess = () => void utils.radar.status.invalidate();
  const poll = trpc.radar.poll.useMutation({
    onSuccess,
    onError: (error) => notifyError(messages.pollFailed, error),
  });
  const cancel = trpc.radar.cancel.useMutation({
    onSuccess,
    onError: (error) => notifyError(messages.cancelFailed, error),
  });
  return {
    query,
    isStarting: poll.isPending,
    poll: () => poll.mutate({ domainId }),
    cancel: () => cancel.mutate({ domainId }),
  };
}

/** Refetches the publications when the polls end. */
function useEnd(domainId: string, isPolling: boolean) {
  const utils = trpc.useUtils();
  const polled = useRef<string | null>(null);
  useEffect(() => {
    if (isPolling) polled.current = domainId;
    else if (polled.current === domainId) {
      polled.current = null;
      void utils.radar.list.invalidate();
    }
  }, [domainId, isPolling, utils]);
}

export interface TopicGroup {
  topic: Publication['topic'];
  publications: Publication[];
}

/** Consecutive publications of one topic. */
export function groupByTopic(publications: readonly Publication[]): TopicGroup[] {
  const groups: TopicGroup[] = [];
  for (const publication of publications) {
    const last = groups.at(-1);
    if (last && last.topic?.id === publication.topic?.id) last.publications.push(publication);
    else groups.push({ topic: publication.topic, publications: [publication] });
  }
  return groups;
}
