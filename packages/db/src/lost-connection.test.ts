import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import postgres, { type ISql } from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, openAdministrator } from '../testing/create-test-database.ts';
import { createDatabase } from './create-database.ts';
import { isTransientDatabaseError } from './database-errors.ts';
import type { DatabaseHandle } from './handle.ts';

/** Observes from outside. */
let database: DatabaseHandle;
let admin: postgres.Sql;
/** Has one connection per pool, so that its user is known. */
let narrow: DatabaseHandle;

beforeAll(async () => {
  database = await createTestDatabase();
  admin = openAdministrator(database);
  await database.sql`create table notes (text text)`;
});
afterAll(async () => {
  await admin.end();
  await database.close();
});
beforeEach(async () => {
  narrow = await createDatabase(database.url, { maxConnections: 1 });
});
afterEach(() => narrow.close());

async function readPid(sql: ISql): Promise<number> {
  const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  return row?.pid ?? 0;
}

/** Ends a connection on the server and waits until it is gone. */
async function cut(pid: number): Promise<void> {
  await admin`select pg_terminate_backend(${pid})`;
  await expect
    .poll(() => database.sql`select from pg_stat_activity where pid = ${pid}`, { interval: 5 })
    .toHaveLength(0);
}

test('discards statements of a transaction that lost its connection, and does not run them on the next one', async () => {
  const { sql } = narrow;
  let goOn: () => void = () => {};
  const waiting = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let late: Promise<unknown> = Promise.resolve();
  const lost = sql.begin(async (tx) => {
    await tx`insert into notes values ('early')`;
    await cut(await readPid(tx));
    await waiting;
    late = Promise.resolve(tx`insert into notes values ('late')`);
    await late;
  });
  await expect(lost).rejects.toSatisfy(isTransientDatabaseError);
  await sql.begin(async (tx) => {
    await tx`insert into notes values ('next')`;
    goOn();
    await expect
      .poll(() =>
        late.then(
          () => 'done',
          () => 'refused',
        ),
      )
      .toBe('refused');
  });
  expect(await sql`select text from notes`).toEqual([{ text: 'next' }]);
});

test('fails statements of a lost reserved connection, and releases it without side effects', async () => {
  const { sql } = narrow;
  const reserved = await sql.reserve();
  await cut(await readPid(reserved));
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
  await expect(reserved`select 1`.then(String)).rejects.toSatisfy(isTransientDatabaseError);
  reserved.release();
  expect(await sql`select 2 as two`).toEqual([{ two: 2 }]);
});

test('gives a waiting caller the connection that replaces a lost one', async () => {
  const { sql } = narrow;
  const reserved = await sql.reserve();
  const pid = await readPid(reserved);
  const next = sql.reserve();
  await cut(pid);
  const [row] = await (await next)<{ one: number }[]>`select 1 as one`;
  expect(row).toEqual({ one: 1 });
  (await next).release();
}, 5_000);

test("continues a workspace's statements after its connection was lost", async () => {
  const scoped = narrow.inWorkspace(randomUUID());
  const asking = scoped.sql`select pg_sleep(30)`.then(
    () => 'done',
    (error) => isTransientDatabaseError(error),
  );
  const waiting = scoped.sql`select 1 as one`;
  const isAsleep = () => database.sql<{ pid: number }[]>`
    select pid from pg_stat_activity where query like '%pg_sleep(30)%' and pid <> pg_backend_pid()`;
  await expect.poll(isAsleep, { interval: 5 }).toHaveLength(1);
  const [row] = await isAsleep();
  await cut(row?.pid ?? 0);
  expect(await asking).toBe(true);
  expect(await waiting).toEqual([{ one: 1 }]);
}, 5_000);

test('does not send a statement left over from a broken connection on the next one', async () => {
  const sockets: Socket[] = [];
  const socket = async ({ host, port }: { host: string[]; port: number[] }) => {
    const opened = connect(port[0] ?? 0, host[0]);
    sockets.push(opened);
    await once(opened, 'connect');
    return opened;
  };
  const sql = postgres(database.url, { max: 1, socket } as object);
  await sql`select 1`;
  // The driver now writes in the next turn; a destroyed socket is closed in this one.
  await new Promise((resolve) => setImmediate(resolve));
  const unsent = sql`select 2`.then(() => false, isTransientDatabaseError);
  process.nextTick(() => sockets[0]?.destroy());
  expect(await unsent).toBe(true);
  expect(await sql`select 3 as three`).toEqual([{ three: 3 }]);
  await sql.end();
}, 5_000);
