import type { DatabaseHandle } from '@keydence/db';
import { isOpenMove, markOfMove } from '../gains/build-open-moves.ts';
import { showRange } from '../gains/gain-view.ts';
import { readGainsOfIds } from '../gains/read-gains.ts';
import type { OpportunityRow } from './overview-view.ts';

const shownOpportunities = 10;

type MoveRow = Pick<OpportunityRow, 'keyword' | 'gain' | 'move'> & { query: string | null };
type KeywordRow = Omit<OpportunityRow, 'gain' | 'move'>;

/** Data about a keyword of the list. */
const keywordColumns = `k.keyword_text as keyword, k.search_volume as "searchVolume",
  r.opportunity_score as "opportunityScore", r.rank_group as "ourRank", k.difficulty_score as "difficultyScore",
  v.searches, r.last_ranking_check as "lastRankingCheck", r.rank_depth as "rankDepth",
  r.rank_check_failed_at as "checkFailedAt"`;

const noData = {
  ...{ searchVolume: null, opportunityScore: null, ourRank: null, difficultyScore: null, searches: null },
  ...{ lastRankingCheck: null, rankDepth: null, checkFailedAt: null },
};

/** The open moves with the largest gain, each with the list's data about its main search; empty without moves. */
export async function readMoveOpportunities(
  database: DatabaseHandle,
  listId: number,
): Promise<OpportunityRow[]> {
  const moves = await database.sql<MoveRow[]>`
    select coalesce(m.main_query, m.title) as keyword, m.main_query as query, ${database.sql.unsafe(markOfMove('m'))} as move,
      case when m.gain_mid is not null then
        jsonb_build_object('low', m.gain_low, 'mid', m.gain_mid, 'high', m.gain_high) end as gain
    from moves m where m.list_id = ${listId} and ${database.sql.unsafe(isOpenMove('m'))}
    order by m.gain_mid desc nulls last, m.id limit ${shownOpportunities}`;
  const known = await readKeywords(
    database,
    listId,
    moves.flatMap(({ query }) => query ?? []),
  );
  return moves.map(({ query, ...move }) => ({ ...noData, ...known.get(query ?? ''), ...move }));
}

/** Keywords of these texts. A statement of their own: the list may be on another node than its moves. */
async function readKeywords(
  { sql }: DatabaseHandle,
  listId: number,
  texts: readonly string[],
): Promise<Map<string, KeywordRow>> {
  if (texts.length === 0) return new Map();
  const rows = await sql<KeywordRow[]>`
    select ${sql.unsafe(keywordColumns)}
    from tracked_keywords k
    left join keyword_rankings r on r.list_id = ${listId} and r.id = k.id
    left join keyword_volumes v on v.list_id = ${listId} and v.id = k.id
    where k.list_id = ${listId} and k.kw_hash = any(array(
      select hashtextextended(value, 0) from jsonb_array_elements_text(${JSON.stringify(texts)}::text::jsonb)))`;
  return new Map(rows.map((row) => [row.keyword, row]));
}

type ScoredRow = KeywordRow & { id: string; opportunityScore: number };

/** For a list without moves: the keywords with the highest opportunity scores, largest gain first. */
export async function readTopOpportunities(
  database: DatabaseHandle,
  listId: number,
  now: Date,
): Promise<OpportunityRow[]> {
  const rows = await database.sql<ScoredRow[]>`
    with best as (
      select id from keyword_rankings
      where list_id = ${listId} and opportunity_score > 50
      order by opportunity_score desc, id desc limit ${shownOpportunities})
    select k.id::text as id, ${database.sql.unsafe(keywordColumns)}
    from best b
    join tracked_keywords k on k.list_id = ${listId} and k.id = b.id
    join keyword_rankings r on r.list_id = ${listId} and r.id = b.id
    left join keyword_volumes v on v.list_id = ${listId} and v.id = b.id`;
  const ids = rows.map(({ id }) => id);
  const gains = await readGainsOfIds(database, { listId, ids, now });
  return rows
    .map(({ id, ...row }) => ({ ...row, gain: showRange(gains.get(id)?.gain ?? null), move: null }))
    .toSorted(
      (a, b) =>
        (b.gain?.mid ?? -1) - (a.gain?.mid ?? -1) ||
        b.opportunityScore - a.opportunityScore ||
        (a.keyword < b.keyword ? -1 : 1),
    );
}
