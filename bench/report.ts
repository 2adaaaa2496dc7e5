// The report of a list with 100,000 keywords and five competitors of 20,000: written anew against its own SQL in psql,
// and read as the one stored row. `--quick` takes a tenth of the keywords.
import { createDatabase, type DatabaseHandle } from '@keydence/db';
import { createBenchCaller } from './create-caller.ts';
import { fillCompetitors } from './fill-competitors.ts';
import { addFillFunctions, addPerson, fillList } from './fill-list.ts';
import { measureInTurns } from './measure.ts';
import { openScratchDatabase } from './open-scratch-database.ts';
import { printVerdicts } from './print-verdicts.ts';
import { requirePsql, timeInPsql } from './psql.ts';
import { type RecordedStatement, recordStatements } from './record-statements.ts';

const scale = process.argv.includes('--quick') ? 0.1 : 1;
const keywords = 100_000 * scale;
const competitors = { count: 5, size: 20_000 * scale };
const rounds = { rounds: 15, warmUps: 3 };
const limits = { build: 1.5, read: 2 };

requirePsql();
const database = await openScratchDatabase({ statementTimeoutMs: 0 });
try {
  await compare(database);
} finally {
  await database.close();
}

async function compare(handle: DatabaseHandle): Promise<void> {
  const { userId, workspaceId } = await addPerson(handle);
  await addFillFunctions(handle);
  const list = await fillList(handle, workspaceId, keywords);
  await fillCompetitors(handle, list, competitors);
  await handle.sql.unsafe('vacuum analyze');

  const { domainId } = list;
  const build = await record(handle, userId, { domainId, forceRefresh: true });
  const read = await record(handle, userId, { domainId, forceRefresh: false });
  const bare = await createDatabase(handle.url, { maxConnections: 1 });
  const api = createBenchCaller(handle, userId);
  const psql: number[] = [];
  const [, built = Number.NaN, bareRead = Number.NaN, fullRead = Number.NaN] = await measureInTurns(
    [
      async () => psql.push(await timeInPsql(handle.url, build)),
      () => api.reports.get({ domainId, forceRefresh: true }),
      () => runAll(bare, read),
      () => api.reports.get({ domainId }),
    ],
    rounds,
  );
  await bare.close();
  const inPsql = median(psql.slice(rounds.warmUps));
  console.log(`${keywords} keywords, ${competitors.count} competitors of ${competitors.size}`);
  console.log(
    `written anew ${built.toFixed(1)} ms, its ${build.length} statements in psql ${inPsql.toFixed(1)} ms`,
  );
  console.log(`read ${fullRead.toFixed(2)} ms, its ${read.length} statements ${bareRead.toFixed(2)} ms`);
  printVerdicts([
    ['report written against the sum of its SQL in psql', built / inPsql, limits.build],
    ['report read against the same prepared SQL', fullRead / bareRead, limits.read],
  ]);
}

async function record(
  handle: DatabaseHandle,
  userId: string,
  input: { domainId: string; forceRefresh: boolean },
): Promise<RecordedStatement[]> {
  const statements: RecordedStatement[] = [];
  await createBenchCaller(recordStatements(handle, statements), userId).reports.get(input);
  return statements;
}

async function runAll({ sql }: DatabaseHandle, statements: RecordedStatement[]): Promise<void> {
  for (const { text, values } of statements) await sql.unsafe(text, values as never[], { prepare: true });
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
