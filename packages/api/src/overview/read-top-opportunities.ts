import type { DatabaseHandle } from '@keydence/db';
import type { GainRange, MoveMark } from '@keydence/domain';
import { isOpenMove, markOfMove } from '../gains/build-open-moves.ts';
import { showRange } from '../gains/gain-view.ts';
import { readGainsOfIds } from '../gains/read-gains.ts';
import type { OpportunityRow } from './overview-view.ts';

const shownOpportunities = 10;

interface MoveRow extends Omit<OpportunityRow, 'gain' | 'move'> {
  gain: GainRange | null;
  move: MoveMark;
}

/** The open moves with the largest gain, each with the list's data about its main search; empty without moves. */
export async function readMoveOpportunities(
  { sql }: DatabaseHandle,
  listId: number,
): Promise<OpportunityRow[]> {
  return sql<MoveRow[]>`
    select coalesce(m.main_query, m.title) as keyword, k.search_volume as "searchVolume",
      r.opportunity_score as "opportunityScore", r.rank_group as "ourRank", k.difficulty_score as "difficultyScore",
      v.searches, r.last_ranking_check as "lastRankingCheck", r.rank_depth as "rankDepth",
      r.rank_check_failed_at as "checkFailedAt", ${sql.unsafe(markOfMove('m'))} as move,
      case when m.gain_mid is not null then
        jsonb_build_object('low', m.gain_low, 'mid', m.gain_mid, 'high', m.gain_high) end as gain
    from (
      select * from moves m where m.list_id = ${listId} and ${sql.unsafe(isOpenMove('m'))}
      order by m.gain_mid desc nulls last, m.id limit ${shownOpportunities}) m
    left join tracked_keywords k on k.list_id = ${listId} and k.kw_hash = hashtextextended(m.main_query, 0)
    left join keyword_rankings r on r.list_id = ${listId} and r.id = k.id
    left join keyword_volumes v on v.list_id = ${listId} and v.id = k.id
    order by m.gain_mid desc nulls last, m.id`;
}

type ScoredRow = Omit<OpportunityRow, 'gain' | 'move'> & { id: string; opportunityScore: number };

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
    select k.id::text as id, k.keyword_text as keyword, k.search_volume as "searchVolume",
      r.opportunity_score as "opportunityScore", r.rank_group as "ourRank", k.difficulty_score as "difficultyScore",
      v.searches, r.last_ranking_check as "lastRankingCheck", r.rank_depth as "rankDepth",
      r.rank_check_failed_at as "checkFailedAt"
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
