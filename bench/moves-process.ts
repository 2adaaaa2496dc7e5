// A process that computes the moves of a list as the server does, in a thread of its own, from the facts to what is stored.
// The choice of a plan among them, of at most 500, is left out. Needs the build.
import { fileURLToPath } from 'node:url';
import { type MovesJob, runMoves } from '@keydence/api';
import { createDatabase } from '@keydence/db';
import type { MoveRules } from '@keydence/domain';
import { createThreadedMoveSearch } from '@keydence/server/move-search';
import { createServices } from './create-services.ts';
import { watchMemory } from './watch-memory.ts';

export interface MovesTask extends MovesJob {
  url: string;
}

export interface MovesAnswer {
  ms: number;
  /** MB of resident memory at the peak above what the process began with. */
  memory: number;
  searches: number;
  /** MB when the facts were read, as above. */
  factsMemory: number;
}

const find = createThreadedMoveSearch({
  program: fileURLToPath(new URL('../apps/server/dist/moves-thread.js', import.meta.url)),
});

async function run({ url, ...job }: MovesTask): Promise<MovesAnswer> {
  const database = await createDatabase(url, { statementTimeoutMs: 0 });
  const services = createServices(database);
  await database.sql`select 1`;
  const startRss = process.memoryUsage.rss();
  const read = { searches: 0, factsMemory: 0 };
  const moveRules: MoveRules = {
    ...services.moveRules,
    find: (facts, search) => {
      read.searches = facts.searches.count;
      read.factsMemory = (process.memoryUsage.rss() - startRss) / 2 ** 20;
      return find(facts, search);
    },
  };
  const memory = watchMemory();
  const from = performance.now();
  await runMoves({ ...services, moveRules }, job, { isLast: true });
  const ms = performance.now() - from;
  const answer = { ms, memory: memory.stop(), ...read };
  await database.close();
  return answer;
}

process.once('message', async (task: MovesTask) => {
  const answer = await run(task);
  process.send?.(answer);
  process.disconnect();
});
