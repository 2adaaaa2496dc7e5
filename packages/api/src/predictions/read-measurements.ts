import type { Transaction } from '@keydence/db';
import { type FigureSource, laterDay, measurementMarginDays } from '@keydence/domain';
import { sql } from 'drizzle-orm';

interface Subject {
  listId: number;
  keywordText: string;
}

/** What a check found on a day (UTC, `YYYY-MM-DD`). */
export interface RankCheck extends Record<string, unknown> {
  day: string;
  /** Null when not in the top 100. */
  rank: number | null;
  source: FigureSource | null;
}

/** What Search Console counted in the period that ends with the day. */
export interface ConsoleCounts extends Record<string, unknown> {
  day: string;
  clicks: number;
  impressions: number;
}

/** How the rank history writes a check that failed; the bytes up to 100 are findings. */
const lastFinding = 100;

/**
 * What checks of a keyword have found within seven days of a day. Checks that failed say nothing. A keyword that is no
 * longer tracked has none.
 */
export async function readRankChecks(
  tx: Transaction,
  { listId, keywordText }: Subject,
  around: string,
): Promise<RankCheck[]> {
  const rows = await tx.execute<RankCheck>(sql`
    select checked.day::text as day, nullif(checked.byte, 0) as rank, coalesce(m.source, d.data_source) as source
    from tracked_keywords k
    join keyword_lists l on l.id = k.list_id
    join tracked_domains d on d.id = l.domain_id
    join ranking_months h on h.list_id = ${listId} and h.keyword_id = k.id
      and h.month between date_trunc('month', ${firstDay(around)}::date)::date and ${lastDay(around)}::date
    cross join lateral (
      select h.month + place as day, get_byte(h.ranks, place) as byte
      from generate_series(0, octet_length(h.ranks) - 1) as place) checked
    left join lateral (
      select source from keyword_measures m
      where m.list_id = ${listId} and m.keyword_id = k.id and m.measured_on = checked.day and m.is_rank_checked
        and m.rank is not distinct from nullif(checked.byte, 0)
      order by m.average_position is not null, m.source limit 1) m on true
    where k.list_id = ${listId} and k.kw_hash = hashtextextended(${keywordText}, 0)
      and checked.byte <= ${lastFinding} and checked.day between ${firstDay(around)}::date and ${lastDay(around)}::date
    order by checked.day`);
  return [...rows];
}

/** What Search Console counted for a keyword in periods that end within seven days of a day. */
export async function readConsoleCounts(
  tx: Transaction,
  { listId, keywordText }: Subject,
  around: string,
): Promise<ConsoleCounts[]> {
  const rows = await tx.execute<ConsoleCounts>(sql`
    select m.measured_on::text as day, m.clicks, m.impressions
    from tracked_keywords k join keyword_measures m on m.list_id = ${listId} and m.keyword_id = k.id
    where k.list_id = ${listId} and k.kw_hash = hashtextextended(${keywordText}, 0)
      and m.source = 'search_console' and m.clicks is not null and m.impressions is not null
      and m.measured_on between ${firstDay(around)}::date and ${lastDay(around)}::date`);
  return [...rows];
}

const firstDay = (around: string) => laterDay(around, -measurementMarginDays);
const lastDay = (around: string) => laterDay(around, measurementMarginDays);
