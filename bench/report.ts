// The report: writing it against its own SQL in psql, reading the single stored row, and the
// database cost of both.
import { createDatabase, type DatabaseHandle } from '@keydence/db';
import { createBenchCaller } from './create-caller.ts';
import { fillCompetitors } from './fill-competitors.ts';
import type { FilledList } from './fill-list.ts';
import { at, measureInTurns, measureWith, median } from './measure.ts';
import type { World } from './open-world.ts';
import type { Finding } from './print-verdicts.ts';
import { requirePsql, timeInPsql } from './psql.ts';
import { findBackend, readCpu } from './read-cpu.ts';
import { type RecordedStatement, recordStatements, runStatements } from './record-statements.ts';

/** A connection replans a prepared statement in its first five runs. */
const rounds = { rounds: 9, warmUps: 6 };
/** A read is short, so that more of them are needed. */
const reads = 60;
const competitors = 5;
const keysAtOnce = 20;

export async function measureReport(world: World): Promise<Finding[]> {
  requirePsql();
  const { database, large, largest } = world;
  await ensureCompetitors(database, large);
  return [...(await measureTimes(world)), ...(await measureCost(database, world.userId, { large, largest }))];
}

async function ensureCompetitors(database: DatabaseHandle, list: FilledList): Promise<void> {
  const [known] = await database.sql`select from competitors where list_id = ${list.listId} limit 1`;
  if (known) return;
  await fillCompetitors(database, list, { count: competitors, size: list.size / competitors });
  await database.sql.unsafe('vacuum analyze competitor_keywords');
}

async function measureTimes({ database, userId, large: { domainId, size } }: World): Promise<Finding[]> {
  const build = await record(database, userId, { domainId, forceRefresh: true });
  const api = createBenchCaller(database, userId);
  const psql: number[] = [];
  const written = await measureInTurns(
    [
      async () => psql.push(await timeInPsql(database.url, build)),
      () => api.reports.get({ domainId, forceRefresh: true }),
    ],
    rounds,
  );
  // Not in turns with the writing: each new report would come with its body over the recorded statements only.
  const read = await record(database, userId, { domainId, forceRefresh: false });
  const bare = await createDatabase(database.url, { maxConnections: 1, statementTimeoutMs: 0 });
  const medians = await measureInTurns(
    [() => runStatements(bare, read), () => api.reports.get({ domainId })],
    {
      ...rounds,
      rounds: reads,
    },
  );
  await bare.close();
  const inPsql = median(psql.slice(rounds.warmUps));
  console.log(
    `${size} keywords: written in ${at(written, 1).toFixed(0)} ms, its ${build.length} statements in psql ${inPsql.toFixed(0)} ms`,
  );
  return [
    {
      row: 'report',
      name: 'written against the sum of its SQL in psql',
      figure: at(written, 1) / inPsql,
      atMost: 1.5,
    },
    {
      row: 'report',
      name: 'read against the same prepared SQL',
      figure: at(medians, 1) / at(medians, 0),
      atMost: 2,
    },
  ];
}

async function measureCost(
  database: DatabaseHandle,
  userId: string,
  { large, largest }: Pick<World, 'large' | 'largest'>,
): Promise<Finding[]> {
  const build = await record(database, userId, { domainId: largest.domainId, forceRefresh: true });
  const bare = await createDatabase(database.url, { maxConnections: 1, statementTimeoutMs: 0 });
  // The first read of a process, which brings the report, and the later ones, which ask whether it still holds.
  const first = await record(bare, userId, { domainId: large.domainId, forceRefresh: false });
  const read = await record(bare, userId, { domainId: large.domainId, forceRefresh: false });
  const backend = await findBackend(bare.sql);
  const { sql } = bare;
  // The processor time of helping processes would be seen nowhere.
  await sql`set max_parallel_workers_per_gather = 0`;
  const keys = async () => {
    for (let id = 1; id <= keysAtOnce; id++) {
      await sql`select * from tracked_keywords where list_id = ${large.listId} and id = ${id}`;
    }
  };
  const count = () =>
    sql`select count(search_volume) from tracked_keywords where list_id = ${largest.listId}`;
  // One pool for all, as its process is the one that is watched.
  const run = (statements: RecordedStatement[]) => () =>
    runStatements({ sql, listSql: sql, indexSql: sql }, statements);
  const ways = [keys, run(read.filter(isOfReport)), count, run(build), run(read), run(first)];
  const medians = await measureWith(ways, {
    ...rounds,
    read: async () => readCpu([backend]),
  });
  await bare.close();
  const key = at(medians, 0) / keysAtOnce;
  return [
    {
      row: 'T8',
      name: 'stored report against a row by its key',
      figure: at(medians, 1) / key,
      atMost: 2,
    },
    {
      row: 'T8',
      name: 'the same with the look-up of its domain',
      figure: at(medians, 4) / key,
    },
    {
      row: 'T8',
      name: 'the same, the first time in a process',
      figure: at(medians, 5) / key,
    },
    {
      row: 'T8',
      name: `report of ${largest.size} keywords against one count over an index`,
      figure: at(medians, 3) / at(medians, 2),
      atMost: 9,
      isOfGrowth: true,
    },
  ];
}

const isOfReport = ({ text }: RecordedStatement) => /from reports\b/.test(text);

async function record(
  handle: DatabaseHandle,
  userId: string,
  input: { domainId: string; forceRefresh: boolean },
): Promise<RecordedStatement[]> {
  const statements: RecordedStatement[] = [];
  const recorded = recordStatements(handle, statements);
  // A report is written by the owner of the tables. What a process has read, it keeps by that owner: the real one.
  const asOwner: DatabaseHandle = { ...recorded, owner: recorded, inWorkspace: () => asOwner };
  await createBenchCaller(input.forceRefresh ? asOwner : recorded, userId).reports.get(input);
  return statements;
}
