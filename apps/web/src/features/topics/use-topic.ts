import type { DomainQuery } from '../../lib/domain-query-state.tsx';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';

export type TopicDetails = RouterOutputs['topics']['get'];
export type PageGroup = TopicDetails['pageGroups'][number];
export type TopicKeyword = PageGroup['keywords'][number];
export type CorrectionList = RouterOutputs['topics']['corrections'];
export type TopicCorrection = CorrectionList['data'][number];

export const correctionsPageSize = 10;

/** One topic with its page groups. */
export function useTopic(topicId: string): DomainQuery<TopicDetails> {
  const { domain } = useSelection();
  return trpc.topics.get.useQuery({ domainId: domain?.id ?? '', topicId }, { enabled: domain !== null });
}

/** One page of a topic's corrections, newest first. */
export function useCorrections(topicId: string, page: number): DomainQuery<CorrectionList> {
  const { domain } = useSelection();
  return trpc.topics.corrections.useQuery(
    { domainId: domain?.id ?? '', topicId, page, limit: correctionsPageSize },
    { enabled: domain !== null, placeholderData: (previous) => previous },
  );
}
