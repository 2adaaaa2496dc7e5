import { intentToCode, relevanceToCode } from '@keydence/db';
import {
  isRankMove,
  type KeywordSortKey,
  type ListKeywordsInput,
  normaliseKeywordText,
  positionRanges,
  quickWinRanks,
  type RankFilter,
  type RankMoveKind,
} from '@keydence/domain';
import { buildTopicCondition } from './build-topic-condition.ts';
import type { StatementParameters } from './collect-parameters.ts';

/** Filters of a keyword list; the statement has no condition for omitted ones. */
export type KeywordFilter = Pick<
  ListKeywordsInput,
  | 'search'
  | 'intentType'
  | 'minSearchVolume'
  | 'maxDifficulty'
  | 'minOpportunity'
  | 'rankBucket'
  | 'tag'
  | 'topicId'
  | 'relevance'
>;

/** The tables that carry the sort keys and the filter columns. */
export type SortableTable = 'tracked_keywords' | 'keyword_rankings';

/** The trigram index needs a run of three letters or digits. */
const indexableTerm = /[\p{L}\p{N}]{3}/u;

/**
 * True if the filter looks rows up by their text, tag, topic or rank change, so that no scan in sort
 * order can serve it.
 */
export function isLookup(filter: KeywordFilter): boolean {
  return (
    (filter.search ?? '') !== '' ||
    filter.tag !== undefined ||
    filter.topicId !== undefined ||
    moveOf(filter) !== null
  );
}

/** True if the search must read every text of the list. */
export function isTextScan(filter: KeywordFilter): boolean {
  const term = normaliseKeywordText(filter.search ?? '');
  const isNamed = filter.tag !== undefined || filter.topicId !== undefined || moveOf(filter) !== null;
  return !isNamed && term !== '' && !indexableTerm.test(term);
}

/** The rank change that the filter asks for; null for others. */
function moveOf({ rankBucket }: KeywordFilter): RankMoveKind | null {
  return rankBucket !== undefined && isRankMove(rankBucket) ? rankBucket : null;
}

/** True if the filter has conditions on columns of the tables that carry a sort key. */
export function hasColumnFilter(filter: KeywordFilter): boolean {
  return (
    filter.intentType !== undefined ||
    filter.minSearchVolume !== undefined ||
    filter.maxDifficulty !== undefined ||
    filter.minOpportunity !== undefined ||
    filter.rankBucket !== undefined ||
    filter.relevance !== undefined
  );
}

/** True if no keyword that matches the filter has an unknown value of the sort key. */
export function isKnown(filter: KeywordFilter, sortBy: KeywordSortKey): boolean {
  return (
    (sortBy === 'search_volume' && filter.minSearchVolume !== undefined) ||
    (sortBy === 'difficulty_score' && filter.maxDifficulty !== undefined) ||
    (sortBy === 'opportunity_score' && filter.minOpportunity !== undefined)
  );
}

/**
 * Conditions on the columns that every sortable table carries; `alias` is the table's. Only the
 * rankings have the opportunity score and the rank, so another table looks them up there.
 */
export function buildColumnFilter(
  filter: KeywordFilter,
  alias: string,
  parameters: StatementParameters,
  table: SortableTable = 'tracked_keywords',
): string[] {
  const conditions: string[] = [];
  if (filter.intentType !== undefined) {
    conditions.push(`${alias}.intent = ${parameters.add(intentToCode(filter.intentType))}`);
  }
  if (filter.minSearchVolume !== undefined) {
    conditions.push(`${alias}.search_volume >= ${parameters.add(filter.minSearchVolume)}`);
  }
  if (filter.maxDifficulty !== undefined) {
    conditions.push(`${alias}.difficulty_score <= ${parameters.add(filter.maxDifficulty)}`);
  }
  const ofRankings = buildRankingFilter(filter, table === 'keyword_rankings' ? alias : 'o', parameters);
  if (table === 'keyword_rankings') conditions.push(...ofRankings);
  else if (ofRankings.length > 0) {
    conditions.push(`exists (select from keyword_rankings o where o.list_id = ${alias}.list_id and o.id = ${alias}.id
      and ${ofRankings.join(' and ')})`);
  }
  if (filter.relevance === 'unknown') conditions.push(`${alias}.relevance_class is null`);
  else if (filter.relevance !== undefined) {
    conditions.push(`${alias}.relevance_class = ${parameters.add(relevanceToCode(filter.relevance) ?? 0)}`);
  }
  return conditions;
}

/** Conditions on columns that only the rankings have. */
function buildRankingFilter(
  { minOpportunity, rankBucket }: KeywordFilter,
  alias: string,
  parameters: StatementParameters,
): string[] {
  const conditions: string[] = [];
  if (minOpportunity !== undefined) {
    conditions.push(`${alias}.opportunity_score >= ${parameters.add(minOpportunity)}`);
  }
  if (rankBucket !== undefined && !isRankMove(rankBucket)) {
    conditions.push(buildRankCondition(rankBucket, alias, parameters));
  }
  return conditions;
}

function buildRankCondition(
  rank: Exclude<RankFilter, RankMoveKind>,
  alias: string,
  parameters: StatementParameters,
): string {
  if (rank === 'not_checked') return `${alias}.last_ranking_check is null`;
  if (rank === 'no_page') return `${alias}.last_ranking_check is not null and ${alias}.rank_group is null`;
  const [first, last] = rank === 'quick_wins' ? quickWinRanks : positionRanges[rank];
  return `${alias}.rank_group between ${parameters.add(first)} and ${parameters.add(last)}`;
}

/**
 * FROM and WHERE over `tracked_keywords t` for the whole filter. A tag, a topic or a rank change comes first: it
 * names the rows, so the list is never read beside them.
 */
export function buildLookup(
  filter: KeywordFilter,
  list: string,
  parameters: StatementParameters,
): { from: string; where: string } {
  const conditions = [
    `t.list_id = ${list}`,
    ...buildColumnFilter(filter, 't', parameters),
    ...buildSearchFilter(filter, 't', parameters),
  ];
  const tables = ['tracked_keywords t'];
  if (filter.topicId !== undefined) {
    tables.push('keyword_insights i on i.keyword_id = t.id');
    conditions.push(`i.list_id = ${list}`, buildTopicCondition(filter.topicId, { list, parameters }));
  }
  const move = moveOf(filter);
  if (move !== null) {
    tables.push(`(
      select id::bigint as id from jsonb_array_elements_text((
        select trend -> 'movedIds' -> ${parameters.add(move)}::text from list_measures
        where list_id = ${list} order by day desc limit 1)) id) moved on moved.id = t.id`);
  }
  if (filter.tag !== undefined) {
    tables.push('keyword_tags g on g.keyword_id = t.id');
    conditions.push(`g.list_id = ${list}`, `g.tag = ${parameters.add(filter.tag)}`);
  }
  return { from: tables.join(' join '), where: conditions.join(' and ') };
}

/**
 * The condition on the text, if any. Texts are stored normalized, so LIKE is enough. A term that
 * the trigram index cannot look up is compared by position: as LIKE, it could make the planner read
 * the whole index.
 */
function buildSearchFilter(filter: KeywordFilter, alias: string, parameters: StatementParameters): string[] {
  const term = normaliseKeywordText(filter.search ?? '');
  if (term === '') return [];
  if (!indexableTerm.test(term)) return [`strpos(${alias}.keyword_text, ${parameters.add(term)}) > 0`];
  const pattern = `%${term.replace(/[\\%_]/g, '\\$&')}%`;
  return [`${alias}.keyword_text like ${parameters.add(pattern)}`];
}
