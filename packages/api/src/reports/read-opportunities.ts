import { type Queryable, relevanceToCode } from '@keydence/db';
import { canBeHighPriority, compareOpportunities, type Gain, type KeywordFacts } from '@keydence/domain';
import { type SQL, sql } from 'drizzle-orm';
import { gainColumns, gainJoins, keywordOf } from '../gains/build-gain-columns.ts';
import { priceKeyword } from '../gains/estimate-gain.ts';
import type { ListRates } from '../gains/find-site-rates.ts';
import { buildHiddenRule } from '../keyword-lists/build-hidden-rule.ts';
import { viewRankState } from '../keywords/keyword-view.ts';
import { type KeywordFactsRow, viewKeywordFacts } from './keyword-facts-view.ts';

const shownOpportunities = 20;
/** Candidates by largest volume, by best score and by Search Console counts; the gain decides among them. */
const candidates = 300;

export type OpportunityColumns = KeywordFactsRow & RankStateRow & Record<string, unknown>;
type Row = OpportunityColumns & { id: string; is_hidden: boolean };

/**
 * High-priority keywords: not in the top three, not in a hidden topic, with a gain; largest expected gain first.
 * Keywords on other subjects come last.
 */
export async function readOpportunities(
  db: Queryable,
  listId: number,
  list: ListRates,
): Promise<KeywordFacts[]> {
  const beyondTop3 = sql`(r.rank_group is null or r.rank_group > 3)`;
  const rows = await db.execute<Row>(sql`
    with wanted as (
      (select k.id from tracked_keywords k join keyword_rankings r on r.list_id = ${listId} and r.id = k.id
        where k.list_id = ${listId} and k.search_volume is not null and ${beyondTop3}
        order by k.search_volume desc, k.id desc limit ${candidates})
      union (select r.id from keyword_rankings r
        where r.list_id = ${listId} and r.opportunity_score is not null and ${beyondTop3}
        order by r.opportunity_score desc, r.id desc limit ${candidates})
      union select id from unnest(${`{${list.candidates.join(',')}}`}::bigint[]) as counted (id))
    select ${factColumns}, k.id, coalesce(k.relevance_class = ${relevanceToCode('hidden')}, false) as is_hidden, r.last_ranking_check, r.rank_depth, r.rank_check_failed_at, ${gainColumns}
    from wanted ${keywordOf(listId, sql`wanted.id`)} ${gainJoins(listId, list)}
    where not exists (
      select 1 from keyword_insights i where i.list_id = ${listId} and i.keyword_id = k.id
        and ${sql.raw(buildHiddenRule('i.topic_id', Number(listId)))})`);
  return [...rows]
    .filter((row) => canBeHighPriority(row.rank_group))
    .flatMap((row) => {
      const { gain } = priceKeyword(row, list);
      return gain && gain.mid > 0 ? { row, gain, opportunityScore: row.opportunity_score } : [];
    })
    .sort(compareCandidates)
    .slice(0, shownOpportunities)
    .map(({ row, gain }) => viewOpportunity(row, gain));
}

interface RankStateRow {
  last_ranking_check: string | null;
  rank_depth: number | null;
  rank_check_failed_at: string | null;
}

/** Columns of a `KeywordFactsRow` other than those of its gain. */
export const factColumns: SQL = sql`k.keyword_text, k.intent, k.trend_quarterly, r.rank_absolute, r.opportunity_score,
  r.ranking_url`;

interface Candidate {
  row: Row;
  gain: Gain;
  opportunityScore: number | null;
}

export function viewOpportunity(row: OpportunityColumns, gain: Gain | null): KeywordFacts {
  const { rankState, rankDepth } = viewRankState({
    ...row,
    last_ranking_check: toDate(row.last_ranking_check),
    rank_check_failed_at: toDate(row.rank_check_failed_at),
  });
  return { ...viewKeywordFacts(row, gain), rankState, rankDepth };
}

const toDate = (time: string | null) => (time === null ? null : new Date(time));

function compareCandidates(a: Candidate, b: Candidate): number {
  if (a.row.is_hidden !== b.row.is_hidden) return a.row.is_hidden ? 1 : -1;
  return compareOpportunities(a, b) || (a.row.keyword_text < b.row.keyword_text ? -1 : 1);
}
