import { changeSchema, type DatabaseHandle } from '@keydence/db';
import { createEmptyDatabase, stripParameters } from '@keydence/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openQueue } from './worker.ts';

let database: DatabaseHandle;
beforeAll(async () => {
  database = await createEmptyDatabase();
});
afterAll(() => database.close());

it('of processes that start together on an empty database, one makes the queue and all have it', async () => {
  const errors: Error[] = [];
  const open = () => openQueue(database, (error) => void errors.push(error));
  const queues = await Promise.all([open(), open(), open(), open(), open()]);
  await Promise.all(queues.map((boss) => boss.stop({ graceful: false })));
  const names =
    await database.sql`select name from jobs.queue where name not like '\\_\\_pgboss%' order by 1`;
  expect(names.map(({ name }) => name)).toEqual([
    'alert-check',
    'brief',
    'console-fetch',
    'domain-setup',
    'list-import',
    'list-moves',
    'list-refresh',
    'list-topics',
    'list-topics-short',
    'mail',
    'radar',
    'site-read',
  ]);
  expect(errors).toEqual([]);
});

it.each(['domain-setup', 'list-import', 'list-refresh', 'list-topics', 'list-topics-short'])(
  'lets a long %s run to its end',
  async (name) => {
    const [queue] = await database.sql<{ hours: number }[]>`
    select expire_seconds / 3600 as hours from jobs.queue where name = ${name}`;
    expect(queue?.hours).toBe(23);
  },
);

it('waits for a process that brings the schema up, and does not meet it', async () => {
  const { sql } = database;
  await sql`drop schema jobs cascade`;
  let finish = () => {};
  const isFinished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const migrating = changeSchema(database, () => isFinished);
  const countLocks = async (isGranted: boolean) => {
    const rows = await sql`
      select 1 from pg_locks where locktype = 'advisory' and granted = ${isGranted}
        and database = (select oid from pg_database where datname = current_database())`;
    return rows.length;
  };
  await expect.poll(() => countLocks(true)).toBe(1);
  const opening = openQueue(database, () => {});
  await expect.poll(() => countLocks(false)).toBe(1);
  const findQueue = async () => (await sql`select to_regclass('jobs.queue')::text as name`)[0]?.name;
  expect(await findQueue()).toBeNull();
  finish();
  await migrating;
  await (await opening).stop({ graceful: false });
  expect(await findQueue()).toBe('jobs.queue');
});

it('asks each connection of its driver, too', async () => {
  const pooler = await stripParameters(database.url, 'pgboss');
  const opening = openQueue({ url: pooler.url }, () => {});
  await expect(opening).rejects.toThrow('the database connection came with application_name');
  pooler.close();
});
