import type { KeywordViewQuery } from '@keydence/domain';
import type { KeywordsSearch } from './keywords-search.ts';

/** Parameters of the URL that a view stores. */
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

/** URL parameters of a view; parameters that it does not store are removed. */
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

/** True if the URL differs from the view. */
export function isViewModified(query: KeywordViewQuery, search: KeywordsSearch): boolean {
  const now = toViewQuery(search);
  const kept = toViewQuery(fromViewQuery(query) as KeywordsSearch);
  return JSON.stringify(kept) !== JSON.stringify(now);
}
