import type { Queryable } from '@keydence/db';
import { type Momentum, momentumScore, momentumTrendOf, rankDecliners, rankGainers } from '@keydence/domain';
import { type SQL, sql } from 'drizzle-orm';

const shownEntries = 20;
/** Candidates from each end of each trend index; the scores decide among them. */
const candidatesPerEnd = 100;
const trendThreshold = 5;

interface Row extends Record<string, unknown> {
  id: string;
  keyword_text: string;
  search_volume: number | null;
  trend_monthly: number | null;
  trend_quarterly: number | null;
  trend_yearly: number | null;
}

export interface MomentumFacts {
  momentum: Momentum;
  trendingUp: number;
  trendingDown: number;
}

/** Keywords with rising and falling search volume, and the number of each over three months. */
export async function readMomentum(db: Queryable, listId: number): Promise<MomentumFacts> {
  const { up, down, steady } = await countTrends(db, listId);
  const known = up + down + steady;
  const entries = (await readCandidates(db, listId)).map(toEntry);
  return {
    momentum: {
      percentTrendingUp3m: known === 0 ? null : Math.round((1000 * up) / known) / 10,
      topGainers: rankGainers(entries).slice(0, shownEntries),
      topLosers: rankDecliners(entries).slice(0, shownEntries),
    },
    trendingUp: up,
    trendingDown: down,
  };
}

interface TrendCounts extends Record<string, unknown> {
  up: number;
  down: number;
  steady: number;
}

/** Three ranges of one index; only their lengths are read. */
async function countTrends(db: Queryable, listId: number): Promise<TrendCounts> {
  const countWhere = (range: SQL) => sql`(select count(*)::int from tracked_keywords
    where list_id = ${listId} and trend_quarterly ${range})`;
  const [counts] = await db.execute<TrendCounts>(sql`
    select ${countWhere(sql`>= ${trendThreshold}`)} as up, ${countWhere(sql`<= ${-trendThreshold}`)} as down,
      ${countWhere(sql`between ${1 - trendThreshold} and ${trendThreshold - 1}`)} as steady`);
  return counts ?? { up: 0, down: 0, steady: 0 };
}

/** Both ends of the quarterly and the yearly trend: short index scans for a list of any size. */
async function readCandidates(db: Queryable, listId: number): Promise<Row[]> {
  const ends = [sql`trend_quarterly`, sql`trend_yearly`].flatMap((column) =>
    [sql`asc`, sql`desc`].map(
      (direction) => sql`(
        select id, keyword_text, search_volume, trend_monthly, trend_quarterly, trend_yearly
        from tracked_keywords where list_id = ${listId} and ${column} is not null
        order by ${column} ${direction}, id ${direction} limit ${candidatesPerEnd})`,
    ),
  );
  const rows = await db.execute<Row>(sql.join(ends, sql` union all `));
  const found = new Map([...rows].map((row) => [row.id, row]));
  return [...found.values()].sort((a, b) => Number(a.id) - Number(b.id));
}

function toEntry(row: Row): Momentum['topGainers'][number] {
  const changes = {
    oneMonth: row.trend_monthly,
    threeMonths: row.trend_quarterly,
    twelveMonths: row.trend_yearly,
  };
  return {
    keywordText: row.keyword_text,
    searchVolume: row.search_volume,
    momentumScore: momentumScore({ searchVolume: row.search_volume, ...changes }) ?? 0,
    trends: {
      oneMonth: momentumTrendOf(changes.oneMonth),
      threeMonths: momentumTrendOf(changes.threeMonths),
      twelveMonths: momentumTrendOf(changes.twelveMonths),
    },
  };
}
