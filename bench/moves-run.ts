// Cost of computing the moves of a site, and database cost of a moves screen against a page of
// keywords.
import { fork } from 'node:child_process';
import { createDatabase, type DatabaseHandle } from '@keydence/db';
import { createBenchCaller } from './create-caller.ts';
import type { FilledList } from './fill-list.ts';
import { at, measureWith } from './measure.ts';
import type { MovesAnswer, MovesTask } from './moves-process.ts';
import type { Finding } from './print-verdicts.ts';
import { findAllBackends, readCpu } from './read-cpu.ts';
import { type RecordedStatement, recordStatements, runStatements } from './record-statements.ts';

interface Site {
  list: FilledList;
  userId: string;
}

/** `sumRows` adds up the query-pages of 56 days, which is the least that has to be read. */
export async function measureMovesRun(
  database: DatabaseHandle,
  { list, userId }: Site,
  sumRows: () => Promise<unknown>,
): Promise<Finding[]> {
  const { listId, domainId } = list;
  const from = performance.now();
  await sumRows();
  const bare = performance.now() - from;
  await createBenchCaller(database, userId).moves.rebuild({ domainId });
  const { ms, memory, searches, factsMemory } = await computeMoves({ url: database.url, listId, run: 1 });
  const [run] = await database.sql<{ state: string; moves: number }[]>`
    select state, (select count(*)::int from moves where list_id = ${listId}) as moves
    from move_runs where list_id = ${listId} and run = 1`;
  if (run?.state !== 'done') throw new Error(`The run of moves ended as ${run?.state}.`);
  console.log(
    `${run.moves} moves of ${searches} searches; ${factsMemory.toFixed(0)} MB when the facts were read`,
  );
  const row = 'moves';
  return [
    { row, name: 'moves computed', figure: ms / 1000, atMost: 30, unit: 's' },
    {
      row,
      name: 'the same against a bare sum of the query-pages of 56 days',
      figure: ms / bare,
    },
    { row, name: 'memory of the process during it', figure: memory, atMost: 300, unit: 'MB' },
    await measureScreen(database, { list, userId }),
  ];
}

function computeMoves(task: MovesTask): Promise<MovesAnswer> {
  const child = fork(new URL('./moves-process.ts', import.meta.url), { execArgv: ['--import', 'tsx'] });
  return new Promise((done, fail) => {
    child.once('message', (answer: MovesAnswer) => done(answer));
    child.once('error', fail);
    child.once('exit', (code) => fail(new Error(`The process ended with ${code} and no answer.`)));
    child.send(task);
  });
}

/** Over their own statements, in turns. */
async function measureScreen(
  database: DatabaseHandle,
  { list: { domainId }, userId }: Site,
): Promise<Finding> {
  const screen: RecordedStatement[] = [];
  const page: RecordedStatement[] = [];
  // Counts that a process reads only once are read before the measurement.
  await createBenchCaller(database, userId).keywords.list({ domainId, limit: 20 });
  await createBenchCaller(recordStatements(database, screen), userId).moves.list({
    domainId,
    view: 'candidates',
    limit: 20,
  });
  await createBenchCaller(recordStatements(database, page), userId).keywords.list({ domainId, limit: 20 });
  const bare = await createDatabase(database.url, { maxConnections: 1, maxListConnections: 1 });
  await runStatements(bare, [...screen, ...page]);
  const backends = await findAllBackends(bare.sql);
  const times = await measureWith([() => runStatements(bare, screen), () => runStatements(bare, page)], {
    rounds: 40,
    warmUps: 5,
    read: async () => readCpu([process.pid, ...backends]),
  });
  await bare.close();
  return {
    row: 'moves',
    name: 'a screen of moves against a page of 20 keywords, processor time',
    figure: at(times, 0) / at(times, 1),
    atMost: 2,
  };
}
