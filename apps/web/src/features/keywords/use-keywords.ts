import type { DomainQuery } from '../../app/domain-query-state.tsx';
import { type RouterOutputs, trpc } from '../../app/trpc.ts';
import { useSelection } from '../../app/use-selection.tsx';
import { type KeywordsSearch, keywordsPageSize } from './keywords-search.ts';

export type KeywordList = RouterOutputs['keywords']['list'];
export type Keyword = KeywordList['data'][number];

/** The filters of the screen as the API names them. */
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

/** One page of the selected domain's keywords. The page before stays until the next one is in. */
export function useKeywords(search: KeywordsSearch): DomainQuery<KeywordList> {
  const { domain, market } = useSelection();
  return trpc.keywords.list.useQuery(
    {
      domainId: domain?.id ?? '',
      page: search.page ?? 1,
      limit: keywordsPageSize,
      ...keywordFilterOf(search),
      sortBy: search.sort,
      sortOrder: search.order ?? 'desc',
      locationCode: market?.locationCode,
      languageCode: market?.languageCode,
    },
    {
      enabled: domain !== null,
      placeholderData: (previous, previousQuery) =>
        isAbout(previousQuery?.queryKey, domain?.id) ? previous : undefined,
    },
  );
}

/** Whether an earlier answer was for this domain: another domain's keywords must never stand in. */
function isAbout(queryKey: readonly unknown[] | undefined, domainId: string | undefined): boolean {
  const options = queryKey?.[1] as { input?: { domainId?: string } } | undefined;
  return options?.input?.domainId === domainId;
}
