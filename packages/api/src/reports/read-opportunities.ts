import type { Queryable } from '@keydence/db';
import {
  type ClickCurve,
  canBeHighPriority,
  compareOpportunities,
  type KeywordFacts,
} from '@keydence/domain';
import { type SQL, sql } from 'drizzle-orm';
import { expectClicks, type KeywordFactsRow, viewKeywordFacts } from './keyword-facts-view.ts';

const shownOpportunities = 20;
/** Taken from the largest volumes and from the best scores; the extra clicks decide among them. */
const candidates = 300;

type Row = KeywordFactsRow & { id: string };

/**
 * The high-priority list: not in the top three, most extra clicks first, by the list's click curve.
 */
export async function readOpportunities(
  db: Queryable,
  listId: number,
  curve: ClickCurve,
): Promise<KeywordFacts[]> {
  const beyondTop3 = sql`(r.rank_absolute is null or r.rank_absolute > 3)`;
  const byVolume = sql`k.search_volume is not null and ${beyondTop3} order by k.search_volume desc, k.id desc`;
  const byScore = sql`r.opportunity_score is not null and ${beyondTop3} order by r.opportunity_score desc, r.id desc`;
  const selections = [byVolume, byScore].map((selection) => selectCandidates(listId, selection));
  const rows = await db.execute<Row>(sql.join(selections, sql` union all `));
  const found = new Map([...rows].map((row) => [row.id, row]));
  return [...found.values()]
    .filter((row) => canBeHighPriority(row.rank_absolute))
    .map((row) => toCandidate(row, curve))
    .sort(compareCandidates)
    .slice(0, shownOpportunities)
    .map(({ row }) => viewKeywordFacts(row, curve));
}

interface Candidate {
  row: Row;
  rankAbsolute: number | null;
  extraClicks: number;
  opportunityScore: number | null;
}

/** What the order needs of a row. Only the rows that are shown are viewed in full. */
function toCandidate(row: Row, curve: ClickCurve): Candidate {
  return {
    row,
    rankAbsolute: row.rank_absolute,
    extraClicks: expectClicks(row, curve) ?? 0,
    opportunityScore: row.opportunity_score,
  };
}

function compareCandidates(a: Candidate, b: Candidate): number {
  return compareOpportunities(a, b) || (a.row.keyword_text < b.row.keyword_text ? -1 : 1);
}

function selectCandidates(listId: number, selection: SQL): SQL {
  return sql`(
    select k.id, k.keyword_text, k.intent, k.search_volume, k.difficulty_score, k.trend_quarterly,
      r.rank_absolute, r.rank_group, r.opportunity_score, r.serp_flags, r.ranking_url
    from tracked_keywords k join keyword_rankings r on r.list_id = ${listId} and r.id = k.id
    where k.list_id = ${listId} and ${selection} limit ${candidates})`;
}
