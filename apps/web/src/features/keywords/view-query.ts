import type { KeywordViewQuery } from '@keydence/domain';
import type { KeywordsSearch } from './keywords-search.ts';

/** What a view keeps of the URL. */
export function toViewQuery(search: KeywordsSearch): KeywordViewQuery {
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
    sortBy: search.sort,
    sortOrder: search.order,
  };
}

/** What a view puts into the URL; what it does not keep is taken away. */
export function fromViewQuery(query: KeywordViewQuery): Partial<KeywordsSearch> {
  return {
    search: query.search,
    intent: query.intentType,
    volume: query.minSearchVolume,
    difficulty: query.maxDifficulty,
    opportunity: query.minOpportunity,
    ranks: query.rankBucket,
    tag: query.tag,
    topic: query.topicId,
    relevance: query.relevance,
    sort: query.sortBy,
    order: query.sortOrder,
  };
}

/** Whether the URL says something else than the view. */
export function isViewModified(query: KeywordViewQuery, search: KeywordsSearch): boolean {
  const now = toViewQuery(search);
  const kept = toViewQuery(fromViewQuery(query) as KeywordsSearch);
  return JSON.stringify(kept) !== JSON.stringify(now);
}
