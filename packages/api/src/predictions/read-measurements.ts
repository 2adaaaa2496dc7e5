import type { Transaction } from '@keydence/db';
import { type ConsoleTool, type FigureSource, laterDay, measurementMarginDays } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { selectClickWindows } from './select-click-windows.ts';

interface Subject {
  listId: number;
  keywordText: string;
}

/** Result of a check on a day (`YYYY-MM-DD`) in the workspace's time zone. */
export interface RankCheck extends Record<string, unknown> {
  day: string;
  /** Null when not in the top 100. */
  rank: number | null;
  source: FigureSource | null;
}

/** A window of Search Console clicks; `day` is its last day. */
export interface CountedWindow extends Record<string, unknown> {
  day: string;
  days: number;
  source: ConsoleTool;
  property: string | null;
  clicks: number;
  impressions: number;
}

/** Highest byte of a result in the rank history; higher bytes are failed checks. */
const lastFinding = 100;
/** Maximum days between the end of a window and the acceptance; older windows say little. */
export const consoleDays = 31;

/**
 * Checks of a keyword within seven days of a date. Failed checks are skipped. Empty for a keyword that is no longer
 * tracked.
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

/** Search Console figures of a keyword in windows that end within a range of days; see `selectClickWindows`. */
export async function readClickWindows(
  tx: Transaction,
  { listId, keywordText }: Subject,
  { from, to }: { from: string; to: string },
): Promise<CountedWindow[]> {
  const windows = selectClickWindows({
    listId,
    keywordId: sql`k.id`,
    from: sql`${from}::date`,
    to: sql`${to}::date`,
  });
  const rows = await tx.execute<CountedWindow>(sql`
    select w.* from tracked_keywords k cross join lateral (${windows}) w
    where k.list_id = ${listId} and k.kw_hash = hashtextextended(${keywordText}, 0)`);
  return [...rows];
}

/** The best window for the clicks before an acceptance; null if none ends within the 31 days before. */
export async function readClicksBefore(
  tx: Transaction,
  subject: Subject,
  acceptedOn: string,
): Promise<CountedWindow | null> {
  const within = { from: laterDay(acceptedOn, -consoleDays), to: acceptedOn };
  const [best] = await readClickWindows(tx, subject, within);
  return best ?? null;
}

const firstDay = (around: string) => laterDay(around, -measurementMarginDays);
const lastDay = (around: string) => laterDay(around, measurementMarginDays);
