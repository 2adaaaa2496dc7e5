import type { Queryable } from '@keydence/db';
import {
  type CheckedDay,
  comparableChecks,
  daysBehind,
  pickChecks,
  positionBucket,
  type RankCheckpoint,
  visibility,
} from '@keydence/domain';
import { type SQL, sql } from 'drizzle-orm';

/** Sampled keywords whose history gives the check dates of a list; a check reads most keywords of a list. */
const sampledKeywords = 1_000;

interface RankSum extends Record<string, unknown> {
  check: number;
  /** Null if not in the top 100. */
  rank: number | null;
  keywords: number;
  volume: number;
}

/**
 * Visibility and positions of a list at its newest checks, oldest first. The newest has the current ranks, as the keyword
 * list and the report do; the others are read from the rank history in one pass, one row per check and rank. The caller
 * caches the result, because both passes grow with the list.
 */
export async function readCheckpoints(db: Queryable, listId: number): Promise<RankCheckpoint[]> {
  const { days, keywords } = await readCheckedDays(db, listId);
  const checks = pickChecks(days);
  if (checks.length === 0) return [];
  const behind = checks.slice(0, -1).map((check) => daysBehind(check, days, keywords));
  const earlier = behind.length === 0 ? [] : await db.execute<RankSum>(sumRanks(listId, behind));
  const current = await db.execute<RankSum>(sumCurrentRanks(listId, behind.length));
  const rows = [...earlier, ...current];
  return comparableChecks(
    checks.map((day, check) =>
      viewCheckpoint(
        day,
        rows.filter((row) => row.check === check),
      ),
    ),
  );
}

/** The days with ranks of the sampled keywords, and the number of sampled keywords. */
async function readCheckedDays(
  db: Queryable,
  listId: number,
): Promise<{ days: CheckedDay[]; keywords: number }> {
  const [sample] = await db.execute<{ last: string | null; keywords: number }>(sql`
    select max(id)::text as last, count(*)::int as keywords from (
      select id from tracked_keywords where list_id = ${listId} order by id limit ${sampledKeywords}) first`);
  if (!sample?.last) return { days: [], keywords: 0 };
  const days = await db.execute<CheckedDay & Record<string, unknown>>(sql`
    select (m.month + d)::text as day, count(*)::int as keywords
    from (
      select month, ranks from ranking_months
      where list_id = ${listId} and keyword_id <= ${sample.last}::bigint
    ) m
    cross join generate_series(0, 30) d
    where get_byte(m.ranks, d) <= 100
    group by 1`);
  return { days: [...days], keywords: sample.keywords };
}

/**
 * Sums of search volume by check and rank. At a check a keyword has the rank of the newest of its days that read it.
 */
function sumRanks(listId: number, behind: readonly (readonly string[])[]): SQL {
  const days = [...new Set(behind.flat())];
  const months = [...new Set(days.map(monthOf))];
  const read = sql.join(
    days.map((day, index) => {
      const byte = sql`get_byte(ranks, ${Number(day.slice(8)) - 1}::int)`;
      return sql`max(case when month = ${monthOf(day)}::date and ${byte} <= 100 then ${byte} end) as ${column(index)}`;
    }),
    sql`, `,
  );
  const known = sql.join(
    behind.map(
      (read, check) =>
        sql`(${check}::int, coalesce(${sql.join(
          read.map((day) => sql`m.${column(days.indexOf(day))}`),
          sql`, `,
        )}))`,
    ),
    sql`, `,
  );
  return sql`
    select v."check", nullif(v.byte, 0) as rank, count(*)::int as keywords,
      coalesce(sum(k.search_volume), 0)::float8 as volume
    from (
      select keyword_id, ${read} from ranking_months
      where list_id = ${listId} and month = any(${`{${months.join(',')}}`}::date[]) group by keyword_id) m
    join tracked_keywords k on k.list_id = ${listId} and k.id = m.keyword_id
    cross join lateral (values ${known}) v("check", byte)
    where v.byte is not null
    group by 1, 2`;
}

/** Sums of search volume by current rank. A keyword of which too few results were read has none. */
function sumCurrentRanks(listId: number, check: number): SQL {
  return sql`
    select ${check}::int as "check", rank_group as rank, count(*)::int as keywords,
      coalesce(sum(search_volume), 0)::float8 as volume
    from keyword_rankings
    where list_id = ${listId} and last_ranking_check is not null and rank_depth is null
    group by rank_group`;
}

const monthOf = (day: string) => `${day.slice(0, 7)}-01`;
const column = (day: number) => sql.raw(`d${day}`);

function viewCheckpoint(day: string, rows: readonly RankSum[]): RankCheckpoint {
  const positions = { top3: 0, top10: 0, top20: 0, top50: 0, beyond50: 0 };
  let checked = 0;
  for (const { rank, keywords } of rows) {
    const bucket = positionBucket(rank);
    if (bucket !== null) positions[bucket] += keywords;
    checked += keywords;
  }
  return {
    day,
    visibility: visibility(rows.map(({ rank, volume }) => ({ rank, searchVolume: volume }))),
    positions,
    checked,
  };
}
