import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDatabase, type DatabaseHandle, migrate } from '@keydence/db';
import { clearRemains } from './clear-remains.ts';
import { dropIndexes } from './drop-indexes.ts';
import { addFillFunctions, addPerson, type FilledList, fillLists } from './fill-list.ts';
import { openScratchDatabase } from './open-scratch-database.ts';
import { choosePlan, countKeywords, type WorldPlan } from './world-plan.ts';

/** Owner of the measured lists; all others belong to strangers. */
export const ownerEmail = 'bench@keydence.example';
const strangerEmail = 'stranger@keydence.example';
const listTables = ['tracked_keywords', 'keyword_rankings', 'keyword_volumes', 'ranking_months'];

/** A filled database for all measurements of one run. */
export interface World {
  database: DatabaseHandle;
  plan: WorldPlan;
  userId: string;
  workspaceId: string;
  largest: FilledList;
  large: FilledList;
  /** Also large; measurements change it. */
  written: FilledList;
  middle: FilledList;
}

export interface WorldChoice {
  isSmall: boolean;
  /** `embedded:<folder>` or `postgres://…`: a database that is used as it is, filled when it is empty, and kept. */
  address: string | null;
}

/** The database of `--keep`: one per size, beside the build. */
export function keptAddress(isSmall: boolean): string {
  const folder = `../.cache/bench-world${isSmall ? '-small' : ''}`;
  return `embedded:${path.resolve(fileURLToPath(import.meta.url), '..', folder)}`;
}

/**
 * Opens a world: a kept one unchanged, or a new one after filling it, which takes minutes and is
 * announced.
 */
export async function openWorld({ isSmall, address }: WorldChoice): Promise<World> {
  const plan = choosePlan(isSmall);
  const options = { statementTimeoutMs: 0 };
  const database = await (address ? createDatabase(address, options) : openScratchDatabase(options));
  try {
    await migrate(database);
    await waitForNoDisk(database);
    const [{ known } = { known: null }] = await database.sql<{ known: string | null }[]>`
      select to_regclass('public.bench_worlds')::text as known`;
    if (known) await clearRemains(database);
    else await fillWorld(database, plan);
    await tellSize(database, plan);
    return await findWorld(database, plan);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Disks differ, and most of what writes is compared with something that waits for its disk less often. */
async function waitForNoDisk({ sql }: DatabaseHandle): Promise<void> {
  const [row] = await sql<{ statement: string }[]>`
    select format('alter database %I set synchronous_commit = off', current_database()) as statement`;
  if (row) await sql.unsafe(row.statement);
}

async function fillWorld(database: DatabaseHandle, plan: WorldPlan): Promise<void> {
  const { sql } = database;
  const from = performance.now();
  const tell = (what: string) =>
    console.log(`${((performance.now() - from) / 1000).toFixed(0).padStart(5)} s  ${what}`);
  console.log(`Filling a world of ${countKeywords(plan).toLocaleString('en')} keywords:`);
  await addFillFunctions(database);
  const buildIndexes = await dropIndexes(database, listTables);
  const owner = await addPerson(database, ownerEmail);
  const stranger = await addPerson(database, strangerEmail);
  for (const { size, count } of [plan.largest, plan.large, plan.middle]) {
    const own = Math.min(count, 2);
    await fillLists(database, owner.workspaceId, { size, count: own });
    if (count > own) await fillLists(database, stranger.workspaceId, { size, count: count - own });
    tell(`${count} × ${size} keywords`);
  }
  for (const { size, count } of plan.others) {
    await fillLists(database, stranger.workspaceId, { size, count });
    tell(`${count} × ${size} keywords`);
  }
  await addYear(database, plan.middle.size);
  tell('a year of ranks for one list');
  await buildIndexes();
  tell('the indexes');
  await sql.unsafe('vacuum analyze');
  tell('the statistics');
  await sql`create table bench_worlds as select ${plan.isSmall}::boolean as is_small`;
}

/** A rank for each day of the last year, for the lists of one size that belong to the owner. */
async function addYear({ sql }: DatabaseHandle, size: number): Promise<void> {
  await sql`
    insert into ranking_months (list_id, keyword_id, month, ranks)
    select l.id, keyword.id, month, decode(repeat(to_hex(16 + keyword.id % 80), 31), 'hex')
    from keyword_lists l
    join tracked_domains d on d.id = l.domain_id
    join workspace_members m on m.workspace_id = d.workspace_id
    join identity.users u on u.id = m.user_id and u.email = ${ownerEmail}
    cross join generate_series(1, ${size}::bigint) as keyword (id)
    cross join generate_series(date '2025-12-01', date '2026-11-01', interval '1 month') as month
    where l.keyword_count = ${size}`;
}

async function tellSize({ sql }: DatabaseHandle, plan: WorldPlan): Promise<void> {
  const [row] = await sql<
    { keywords: number; lists: number; largest: number; bytes: number; isSmall: boolean }[]
  >`
    select sum(keyword_count)::int as keywords, count(*)::int as lists, max(keyword_count) as largest,
      pg_database_size(current_database())::float8 as bytes, (select is_small from bench_worlds) as "isSmall"
    from keyword_lists`;
  if (!row) throw new Error('The world has no size.');
  if (row.isSmall !== plan.isSmall) {
    throw new Error(
      `This world was filled ${row.isSmall ? 'with' : 'without'} --quick; name it the same way again.`,
    );
  }
  const { keywords, lists, largest, bytes } = row;
  const count = (number: number) => number.toLocaleString('en');
  console.log(
    `The world: ${count(keywords)} keywords in ${count(lists)} lists, ${count(largest)} in the largest; ${count(Math.round(bytes / 1e6))} MB.`,
  );
  if (plan.isSmall) console.log('It is small, so there is no verdict on growth.');
}

async function findWorld(database: DatabaseHandle, plan: WorldPlan): Promise<World> {
  const rows = await database.sql<(FilledList & { userId: string; workspaceId: string })[]>`
    select u.id as "userId", d.workspace_id as "workspaceId", d.id as "domainId", l.id as "listId",
      l.keyword_count as size
    from identity.users u
    join workspace_members m on m.user_id = u.id
    join tracked_domains d on d.workspace_id = m.workspace_id and d.domain_name like 'site-%'
    join keyword_lists l on l.domain_id = d.id
    where u.email = ${ownerEmail} order by l.id`;
  const ofSize = ({ size }: { size: number }, place: number) => {
    const found = rows.filter((row) => row.size === size).at(place);
    if (!found) throw new Error(`The world has no list of ${size} keywords.`);
    return found;
  };
  const largest = ofSize(plan.largest, 0);
  return {
    database,
    plan,
    userId: largest.userId,
    workspaceId: largest.workspaceId,
    largest,
    large: ofSize(plan.large, 0),
    written: ofSize(plan.large, -1),
    middle: ofSize(plan.middle, 0),
  };
}
