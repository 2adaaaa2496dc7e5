import { trpc } from './trpc.ts';
import { useSelection } from './use-selection.tsx';

/** The name of a topic that the URL gives by its id; null until it is known, and where it is gone. */
export function useTopicName(topicId: string | undefined): string | null {
  const { domain } = useSelection();
  const { data } = trpc.topics.get.useQuery(
    { domainId: domain?.id ?? '', topicId: topicId ?? '' },
    { enabled: domain !== null && topicId !== undefined },
  );
  return topicId === undefined ? null : (data?.name ?? null);
}
