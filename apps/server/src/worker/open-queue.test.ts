import type { DatabaseHandle } from '@keydence/db';
import { createEmptyDatabase } from '@keydence/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openQueue } from './worker.ts';

let database: DatabaseHandle;
beforeAll(async () => {
  database = await createEmptyDatabase();
});
afterAll(() => database.close());

it('of processes that start together on an empty database, one makes the queue and all have it', async () => {
  const errors: Error[] = [];
  const open = () => openQueue(database.url, (error) => void errors.push(error));
  const queues = await Promise.all([open(), open(), open(), open(), open()]);
  await Promise.all(queues.map((boss) => boss.stop({ graceful: false })));
  const names =
    await database.sql`select name from jobs.queue where name not like '\\_\\_pgboss%' order by 1`;
  expect(names.map(({ name }) => name)).toEqual([
    'alert-check',
    'alert-delivery',
    'domain-setup',
    'list-import',
    'list-refresh',
    'mail',
  ]);
  expect(errors).toEqual([]);
});
