import type PgBoss from 'pg-boss';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setUpDomain } from '../../testing/set-up-domain.ts';
import { startEdge, type TestEdge } from '../../testing/start-edge.ts';
import { jobKinds } from './job-kinds.ts';
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

const importQueueName = 'list-import';

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
  expect(await jobKinds.import.recover(boss, edge.services)).toBe(1);
  expect(await jobKinds.import.recover(boss, edge.services)).toBe(0);
  expect(await waitingJobs()).toEqual([{ state: 'created', data: { importId } }]);
  await edge.services.database.sql`
    update jobs.job set state = 'active', started_on = now() where name = ${importQueueName}`;
  const lock = { kind: 'import', key: importId, whenHeld: 'wait' } as const;
  await withWorkLock(edge.services.database, lock, async () => {
    expect(await jobKinds.import.recover(boss, edge.services)).toBe(0);
  });
  expect(await jobKinds.import.recover(boss, edge.services)).toBe(1);
  expect(await waitingJobs()).toEqual([{ state: 'created', data: { importId } }]);
});

it('a long import is not restarted, and a second job leaves it to the first', async () => {
  const { database } = edge.services;
  const importId = await insertImport('running');
  await boss.send(importQueueName, { importId }, { singletonKey: importId });
  const [job] = await boss.fetch(importQueueName);
  await database.sql`
    update jobs.job set started_on = now() - interval '20 hours' where id = ${job?.id ?? ''}`;
  await boss.maintain();
  expect(await boss.getJobById(importQueueName, job?.id ?? '')).toMatchObject({ state: 'active' });
  const lock = { kind: 'import', key: importId } as const;
  let begun = 0;
  const begin = async () => {
    begun += 1;
  };
  await withWorkLock(database, { ...lock, whenHeld: 'wait' }, async () => {
    const second = { ...lock, whenHeld: 'wait_then_skip', patienceMs: 20 } as const;
    expect(await withWorkLock(database, second, begin)).toBe(false);
    await expect(withWorkLock(database, { ...second, whenHeld: 'wait' }, begin)).rejects.toThrow('timeout');
  });
  expect(begun).toBe(0);
  expect(await withWorkLock(database, { ...lock, whenHeld: 'wait_then_skip' }, begin)).toBe(true);
  const broken = async () => {
    throw Object.assign(new Error('the work took too long'), { code: '57014' });
  };
  await expect(withWorkLock(database, { ...lock, whenHeld: 'wait_then_skip' }, broken)).rejects.toThrow(
    'too long',
  );
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
