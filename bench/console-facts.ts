// Disk space of Search Console facts, by query, page and day, and the cost of reading them against
// a bare sum of the same stored rows.
import {
  findConsoleState,
  lockFacts,
  readPages,
  readPageWeeks,
  readPairs,
  readPairWeeks,
  storeSlice,
} from '@keydence/api';
import type { DatabaseHandle } from '@keydence/db';
import { laterDay } from '@keydence/domain';
import { createConsoleWorld } from './console-world.ts';
import { addFillFunctions, addPerson, fillList } from './fill-list.ts';
import { at, measureWith } from './measure.ts';
import { measureMovesRun } from './moves-run.ts';
import { openScratchDatabase } from './open-scratch-database.ts';
import type { Finding } from './print-verdicts.ts';
import { findAllBackends, readCpu } from './read-cpu.ts';
import { watchMemory } from './watch-memory.ts';
import type { WorldPlan } from './world-plan.ts';

const lastDay = '2026-11-19';
const scope = { source: 'search_console_api', property: 'sc-domain:site.example', filter: null } as const;
const tables = ['console_facts', 'console_slices', 'console_pages', 'console_queries'];

export async function measureConsoleFacts({ isSmall }: WorldPlan): Promise<Finding[]> {
  const size = isSmall ? { queryPages: 10_000, days: 56 } : { queryPages: 100_000, days: 120 };
  const database = await openScratchDatabase({ statementTimeoutMs: 0 });
  try {
    const { workspaceId, userId } = await addPerson(database, 'bench@console.example');
    await addFillFunctions(database);
    const list = await fillList(database, workspaceId, 50);
    const { listId } = list;
    const rows = await fill(database, listId, size);
    const bytes = await readBytes(database);
    return [
      ...describeSize(bytes, rows),
      ...(await measureReads(database, listId, size.days)),
      ...(await measureMovesRun(database, { list, userId }, () =>
        sumRows(database, listId, { kind: 'pair', from: laterDay(lastDay, -55) }),
      )),
    ];
  } finally {
    await database.close();
  }
}

async function fill(
  { db, sql }: DatabaseHandle,
  listId: number,
  { queryPages, days }: { queryPages: number; days: number },
): Promise<{ pairs: number; all: number }> {
  const world = createConsoleWorld(queryPages, 21);
  const rows = { pairs: 0, all: 0 };
  for (let back = 0; back < days; back += 1) {
    const day = laterDay(lastDay, -back);
    const tablesOfDay = world.createDay();
    await db.transaction(async (tx) => {
      await lockFacts(tx, listId);
      for (const kind of ['page', 'query', 'pair'] as const) {
        const slice = {
          scope,
          kind,
          startsOn: day,
          endsOn: day,
          isFinal: true,
          isCut: false,
          now: new Date(),
        };
        await storeSlice(tx, listId, { ...slice, rows: tablesOfDay[kind] });
        rows.all += tablesOfDay[kind].length;
      }
    });
    rows.pairs += tablesOfDay.pair.length;
  }
  for (const table of tables) await sql.unsafe(`vacuum analyze ${table}`);
  console.log(`${queryPages} query-pages over ${days} days: ${rows.pairs} rows by both, ${rows.all} in all`);
  return rows;
}

async function readBytes({ sql }: DatabaseHandle): Promise<Map<string, number>> {
  const rows = await sql<{ name: string; bytes: number }[]>`
    select name, pg_total_relation_size(name::regclass)::float8 as bytes from unnest(${tables}::text[]) as name`;
  const sizes = new Map(rows.map(({ name, bytes }) => [name, bytes]));
  const [pairs] = await sql<{ bytes: number }[]>`
    select sum(pg_column_size(page_ids) + pg_column_size(query_ids) + pg_column_size(clicks)
      + pg_column_size(impressions) + pg_column_size(positions))::float8 as bytes
    from console_facts where page_ids is not null and query_ids is not null`;
  return sizes.set('pairs', pairs?.bytes ?? Number.NaN);
}

function describeSize(bytes: Map<string, number>, { pairs, all }: { pairs: number; all: number }): Finding[] {
  const row = 'facts';
  const total = tables.reduce((sum, table) => sum + (bytes.get(table) ?? Number.NaN), 0);
  const unit = 'bytes a query, page and day';
  return [
    { row, name: 'columns of query-pages alone', figure: (bytes.get('pairs') ?? Number.NaN) / pairs, unit },
    { row, name: 'all tables by all stored rows', figure: total / all, unit: 'bytes a row' },
    {
      row,
      name: 'all tables, with queries, pages and their names',
      figure: total / pairs,
      atMost: 16,
      unit,
      // Names of pages and queries weigh most in few days.
      isOfGrowth: true,
    },
  ];
}

async function sumRows(
  { sql }: Pick<DatabaseHandle, 'sql'>,
  listId: number,
  { kind, from }: { kind: string; from: string },
): Promise<unknown> {
  return sql`
    select sum(r.c), sum(r.i), sum(r.p) from console_slices s
    join console_facts f on f.list_id = s.list_id and f.slice_id = s.id,
    unnest(f.clicks, f.impressions, f.positions) as r (c, i, p)
    where s.list_id = ${listId} and s.kind = ${kind} and s.ends_on >= ${from}`;
}

async function measureReads({ db, sql }: DatabaseHandle, listId: number, days: number): Promise<Finding[]> {
  const state = await findConsoleState(db, listId);
  if (!state) throw new Error('there are facts');
  const { window } = state;
  const weeks = Math.floor(days / 7);
  const sumBare = (kind: string, from: string) => sumRows({ sql }, listId, { kind, from });
  const ways = [
    () => sumBare('page', laterDay(lastDay, -27)),
    () => readPages(db, listId, window),
    () => sumBare('pair', laterDay(lastDay, -27)),
    () => readPairs(db, listId, window, { leastImpressions: 30 }),
    () => sumBare('page', laterDay(lastDay, 1 - 7 * weeks)),
    () => readPageWeeks(db, listId, window, weeks),
    () => sumBare('pair', laterDay(lastDay, -55)),
    () => readPairWeeks(db, listId, window, 8),
    () => findConsoleState(db, listId),
  ];
  const memory = watchMemory();
  const served = [process.pid, ...(await findAllBackends(sql))];
  const times = await measureWith(ways, { rounds: 3, warmUps: 1, read: async () => readCpu(served) });
  const growth = memory.stop();
  const against = (name: string, read: number, bare: number, atMost: number): Finding => ({
    row: 'facts',
    name: `${name} against a bare sum of their rows, processor time`,
    figure: at(times, read) / at(times, bare),
    atMost,
  });
  return [
    against('pages of 28 days', 1, 0, 4),
    against('query-pages of 28 days', 3, 2, 4),
    against(`clicks of pages in ${weeks} weeks`, 5, 4, 4),
    against('queries of several pages in 8 weeks', 7, 6, 8),
    { ...against('state', 8, 2, 0.5), isOfGrowth: true },
    { row: 'facts', name: 'memory of the reads', figure: growth, atMost: 300, unit: 'MB' },
  ];
}
