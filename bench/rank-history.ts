// Disk space of the rank history: one byte a day in a row per month, written a day at a time as
// refreshes do, and a completed month.
import type { DatabaseHandle } from '@keydence/db';
import type { World } from './open-world.ts';
import type { Finding } from './print-verdicts.ts';

/** A month in a year without a row, so that the sizes are those of this history alone. */
const month = '2027-10-01';
const partition = 'ranking_months_2027';
const days = 31;

export async function measureRankHistory({ database, large }: World): Promise<Finding[]> {
  const { sql } = database;
  await sql`delete from ranking_months where month = ${month}`;
  await sql.unsafe(`vacuum full ${partition}`);
  const empty = await readSize(database);
  for (let day = 0; day < days; day++) {
    await sql`
      insert into ranking_months as m (list_id, keyword_id, month, ranks)
      select list_id, id, ${month}::date, set_byte(decode(repeat('ff', 31), 'hex'), ${day}::int, coalesce(rank_group, 0))
      from keyword_rankings where list_id = ${large.listId}
      on conflict (list_id, keyword_id, month) do update
        set ranks = set_byte(m.ranks, ${day}::int, get_byte(excluded.ranks, ${day}::int))`;
    // As its low threshold has autovacuum do between two days.
    await sql.unsafe(`vacuum ${partition}`);
  }
  const hot = (await readSize(database)) - empty;
  // Written once, like imports of past months.
  await sql`create table bench_cold_month (like ranking_months including all)`;
  await sql`insert into bench_cold_month select * from ranking_months where month = ${month} order by keyword_id`;
  const cold = await readSize(database, 'bench_cold_month');
  await sql`drop table bench_cold_month`;
  await sql`delete from ranking_months where month = ${month}`;
  const perDay = (bytes: number) => bytes / large.size / days;
  const unit = 'bytes a keyword and day';
  return [
    { row: 'T9', name: 'history of a month that is being written', figure: perDay(hot), atMost: 8, unit },
    { row: 'T9', name: 'the same rows written once and full pages', figure: perDay(cold), atMost: 4.5, unit },
  ];
}

async function readSize({ sql }: DatabaseHandle, table = partition): Promise<number> {
  const [row] = await sql<{ bytes: number }[]>`
    select pg_total_relation_size(${table}::regclass)::float8 as bytes`;
  return row?.bytes ?? Number.NaN;
}
