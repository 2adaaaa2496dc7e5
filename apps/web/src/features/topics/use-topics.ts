import type { DomainQuery } from '../../app/domain-query-state.tsx';
import { type RouterOutputs, trpc } from '../../app/trpc.ts';
import { useSelection } from '../../app/use-selection.tsx';
import { type TopicsSearch, topicFilterOf, topicsPageSize } from './topics-search.ts';

export type TopicList = RouterOutputs['topics']['list'];
export type Topic = TopicList['data'][number];

/** Topics that a map shows at most. */
export const mapTopics = 60;

/** One page of the selected domain's topics. The page before stays until the next one is in. */
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

/** The topics with most demand under the same filters; undefined until they are known. */
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
