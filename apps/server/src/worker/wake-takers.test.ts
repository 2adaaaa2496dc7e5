import type PgBoss from 'pg-boss';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEdge, type TestEdge } from '../../testing/start-edge.ts';
import { wakeTakers } from './wake-takers.ts';
import { openQueue } from './worker.ts';

let edge: TestEdge;
let boss: PgBoss;
beforeAll(async () => {
  edge = await startEdge();
  boss = await openQueue(edge.services.database, () => {});
});
afterAll(async () => {
  await boss.stop({ graceful: false, wait: true });
  await edge.close();
});

it('wakes all takers of a queue with a due job, and none of a queue whose jobs are not due', async () => {
  await boss.send('list-import', { importId: 'now' });
  await boss.send('radar', { listId: 1 }, { startAfter: 3_600 });
  const woken = new Set<string>();
  const watched = Object.assign(Object.create(boss), { notifyWorker: (id: string) => void woken.add(id) });
  const takers = [
    { queueName: 'list-import', id: 'import 1' },
    { queueName: 'list-import', id: 'import 2' },
    { queueName: 'radar', id: 'radar' },
    { queueName: 'mail', id: 'mail' },
  ];
  const stop = wakeTakers(watched, edge.services, takers);
  await expect.poll(() => woken.size, { timeout: 15_000 }).toBeGreaterThan(0);
  stop();
  expect([...woken]).toEqual(['import 1', 'import 2']);
});
