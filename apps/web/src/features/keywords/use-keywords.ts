import type { DomainQuery } from '../../lib/domain-query-state.tsx';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { type KeywordsSearch, keywordsPageSize } from './keywords-search.ts';

export type KeywordList = RouterOutputs['keywords']['list'];
export type Keyword = KeywordList['data'][number];

/** Filters of the screen in the API's names. */
export function keywordFilterOf(search: KeywordsSearch) {
  return {
    search: search.search,
    intentType: search.intent,
    minSearchVolume: search.volume,
    maxDifficulty: search.difficulty,
    minOpportunity: search.opportunity,
    rankBucket: search.ranks,
    tag: search.tag,
    topicId: search.topic,
    relevance: search.relevance,
  };
}

type Selected = Pick<ReturnType<typeof useSelection>, 'domain' | 'market'>;

/** API input for a page of the list. */
export function keywordPageOf(
  { domain, market }: Selected,
  search: KeywordsSearch,
  { page, limit }: { page: number; limit: number },
) {
  return {
    domainId: domain?.id ?? '',
    page,
    limit,
    ...keywordFilterOf(search),
    sortBy: search.sort,
    sortOrder: search.order ?? 'desc',
    locationCode: market?.locationCode,
    languageCode: market?.languageCode,
  } as const;
}

/** One page of the selected domain's keywords. The previous page stays until the next one has loaded. */
export function useKeywords(
  search: KeywordsSearch,
  page = { page: search.page ?? 1, limit: keywordsPageSize },
): DomainQuery<KeywordList> {
  const selected = useSelection();
  return trpc.keywords.list.useQuery(keywordPageOf(selected, search, page), {
    enabled: selected.domain !== null,
    placeholderData: (previous, previousQuery) =>
      isAbout(previousQuery?.queryKey, selected.domain?.id, page.limit) ? previous : undefined,
  });
}

/** True if a previous response was for this domain and page length; nothing else may be its placeholder. */
function isAbout(
  queryKey: readonly unknown[] | undefined,
  domainId: string | undefined,
  limit: number,
): boolean {
  const options = queryKey?.[1] as { input?: { domainId?: string; limit?: number } } | undefined;
  return options?.input?.domainId === domainId && options?.input?.limit === limit;
}
