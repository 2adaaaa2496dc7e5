import type PgBoss from 'pg-boss';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setUpDomain } from '../testing/set-up-domain.ts';
import { startEdge, type TestEdge } from '../testing/start-edge.ts';
import { importQueueName } from './import-queue.ts';
import { recoverImports } from './recover-imports.ts';
import { recoverJob } from './recover-job.ts';
import { withWorkLock } from './work-lock.ts';
import { openQueue } from './worker.ts';

let edge: TestEdge;
let boss: PgBoss;
let domainId: string;

beforeAll(async () => {
  edge = await startEdge();
  boss = await openQueue(edge.services.database, () => {});
  ({ domainId } = await setUpDomain(edge, await edge.signUp()));
}, 60_000);
afterAll(async () => {
  await boss.stop({ graceful: false, wait: true });
  await edge.close();
});

const waitingJobs = () => edge.services.database.sql<{ state: string; data: object }[]>`
  select state::text, data from jobs.job where name = ${importQueueName} and state <= 'active'`;

async function insertImport(state: string): Promise<string> {
  const id = uuidv7();
  await edge.services.database.sql`
    insert into import_runs (id, domain_id, location_code, language_code, file_name, content_hash, state, preview, total)
    values (${id}, ${domainId}, 2840, 'en', 'Queries.csv', '', ${state}, '{}', 0)`;
  return id;
}

it('an unfinished import without a job gets one, once; one that a live process runs gets none', async () => {
  for (const state of ['previewed', 'done', 'failed', 'cancelled']) await insertImport(state);
  const importId = await insertImport('running');
  expect(await recoverImports(boss, edge.services)).toBe(1);
  expect(await recoverImports(boss, edge.services)).toBe(0);
  expect(await waitingJobs()).toEqual([{ state: 'created', data: { importId } }]);
  await edge.services.database.sql`
    update jobs.job set state = 'active', started_on = now() where name = ${importQueueName}`;
  const lock = { kind: 'import', key: importId, whenHeld: 'wait' } as const;
  await withWorkLock(edge.services.database, lock, async () => {
    expect(await recoverImports(boss, edge.services)).toBe(0);
  });
  expect(await recoverImports(boss, edge.services)).toBe(1);
  expect(await waitingJobs()).toEqual([{ state: 'created', data: { importId } }]);
});

it('work that was finished after it was found unfinished gets no job', async () => {
  const importId = await insertImport('running');
  const given = await recoverJob(boss, edge.services.database, {
    queueName: importQueueName,
    singletonKey: importId,
    data: { importId },
    lock: { kind: 'import', key: importId },
    isUnfinished: async () => false,
  });
  expect(given).toBe(false);
  expect(await waitingJobs()).not.toContainEqual({ state: 'created', data: { importId } });
});
