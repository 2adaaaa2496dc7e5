import type { DomainQuery } from '../../lib/domain-query-state.tsx';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { type TopicsSearch, topicFilterOf, topicsPageSize } from './topics-search.ts';

export type TopicList = RouterOutputs['topics']['list'];
export type Topic = TopicList['data'][number];

/** Maximum topics in a map. */
export const mapTopics = 60;

/** One page of the selected domain's topics. The previous page stays until the next one has loaded. */
export function useTopics(search: TopicsSearch): DomainQuery<TopicList> {
  const { domain } = useSelection();
  return trpc.topics.list.useQuery(
    {
      ...topicFilterOf(search),
      domainId: domain?.id ?? '',
      sortBy: search.sort,
      sortOrder: search.order,
      page: search.page,
      limit: topicsPageSize,
    },
    {
      enabled: domain !== null,
      placeholderData: (previous, previousQuery) =>
        isAbout(previousQuery?.queryKey, domain?.id) ? previous : undefined,
    },
  );
}

/** Topics with the most demand under the same filters; undefined until loaded. */
export function useMapTopics(search: TopicsSearch): TopicList | undefined {
  const { domain } = useSelection();
  const { data } = trpc.topics.list.useQuery(
    { ...topicFilterOf(search), domainId: domain?.id ?? '', sortBy: 'demand', limit: mapTopics },
    {
      enabled: domain !== null,
      placeholderData: (previous, previousQuery) =>
        isAbout(previousQuery?.queryKey, domain?.id) ? previous : undefined,
    },
  );
  return data;
}

/** True if an earlier response was for this domain: another domain's topics must not be shown. */
function isAbout(queryKey: readonly unknown[] | undefined, domainId: string | undefined): boolean {
  const options = queryKey?.[1] as { input?: { domainId?: string } } | undefined;
  return options?.input?.domainId === domainId;
}
