import type { DatabaseHandle } from '@keydence/db';
import { showRange } from '../gains/gain-view.ts';
import { readGainsOfIds } from '../gains/read-gains.ts';
import type { OpportunityRow } from './overview-view.ts';

const shownOpportunities = 10;

interface Row extends Omit<OpportunityRow, 'gain' | 'move'> {
  id: string;
  move: OpportunityRow['move'];
  moveGain: number | null;
}

/**
 * The keywords that bring most, by the gain of the move that they are the main search of, or else by their own. Those of
 * the best moves come together with those of the highest opportunity scores.
 */
export async function readTopOpportunities(
  database: DatabaseHandle,
  listId: number,
  now: Date,
): Promise<OpportunityRow[]> {
  const rows = await database.sql<Row[]>`
    with open as materialized (
      select id, verb, state, main_query, is_planned, left_out, gain_mid from moves
      where list_id = ${listId} and state in ('proposed', 'accepted') and main_query is not null),
    best as (
      (select id from keyword_rankings
        where list_id = ${listId} and opportunity_score > 50
        order by opportunity_score desc, id desc limit ${shownOpportunities})
      union
      (select k.id from (
          select * from open order by gain_mid desc nulls last, id limit ${shownOpportunities}) m
        join tracked_keywords k on k.list_id = ${listId} and k.kw_hash = hashtextextended(m.main_query, 0)))
    select k.id::text as id, k.keyword_text as keyword, k.search_volume as "searchVolume",
      r.opportunity_score as "opportunityScore", r.rank_group as "ourRank", k.difficulty_score as "difficultyScore",
      v.searches, r.last_ranking_check as "lastRankingCheck", r.rank_depth as "rankDepth",
      r.rank_check_failed_at as "checkFailedAt", m.move, m.gain_mid as "moveGain"
    from best b
    join tracked_keywords k on k.list_id = ${listId} and k.id = b.id
    join keyword_rankings r on r.list_id = ${listId} and r.id = b.id
    left join keyword_volumes v on v.list_id = ${listId} and v.id = b.id
    left join lateral (
      select gain_mid, jsonb_build_object('id', id, 'verb', verb, 'state', state,
        'isPlanned', state = 'accepted' or is_planned, 'leftOutBecause', left_out) as move
      from open where main_query = k.keyword_text order by gain_mid desc nulls last, id limit 1) m on true
    where r.opportunity_score is not null`;
  const ids = rows.map(({ id }) => id);
  const gains = await readGainsOfIds(database, { listId, ids, now });
  return rows
    .map(({ id, moveGain, ...row }) => {
      const gain = showRange(gains.get(id)?.gain ?? null);
      return { row: { ...row, gain }, worth: moveGain ?? gain?.mid ?? -1 };
    })
    .toSorted(
      (a, b) => b.worth - a.worth || b.row.opportunityScore - a.row.opportunityScore || compare(a.row, b.row),
    )
    .slice(0, shownOpportunities)
    .map(({ row }) => row);
}

function compare(a: { keyword: string }, b: { keyword: string }): number {
  return a.keyword < b.keyword ? -1 : 1;
}
