import { trpc } from './trpc.ts';
import { useSelection } from './use-selection.tsx';

/** Name of the topic with the id from the URL; null while unknown or deleted. */
export function useTopicName(topicId: string | undefined): string | null {
  const { domain } = useSelection();
  const { data } = trpc.topics.get.useQuery(
    { domainId: domain?.id ?? '', topicId: topicId ?? '' },
    { enabled: domain !== null && topicId !== undefined },
  );
  return topicId === undefined ? null : (data?.name ?? null);
}
