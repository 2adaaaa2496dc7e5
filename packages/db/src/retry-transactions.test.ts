import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { createDatabase } from './create-database.ts';
import { isSerializationFailure, isTransientDatabaseError } from './database-errors.ts';
import type { DatabaseHandle, Transaction } from './handle.ts';

let database: DatabaseHandle;
/** The same database with recorded pauses, which end with `pausedFor`. */
let watched: DatabaseHandle;
let pauses: number[];
let pausedFor: () => Promise<unknown>;
let heard: number;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.sql`create table accounts (name text primary key, amount int not null)`;
  await database.sql`grant all on accounts to public`;
  watched = await createDatabase(database.url, {
    maxConnections: 4,
    pauseBeforeRepeat: async (repeat) => {
      pauses.push(repeat);
      await pausedFor();
    },
    onRepeat: () => {
      heard += 1;
    },
  });
});
afterAll(async () => {
  await watched.close();
  await database.close();
});
beforeEach(async () => {
  pauses = [];
  pausedFor = async () => {};
  heard = 0;
  await database.sql`delete from accounts`;
  await database.sql`insert into accounts values ('ada', 0), ('bob', 0)`;
});

const add = (tx: Transaction, name: string) =>
  tx.execute(sql`update accounts set amount = amount + 1 where name = ${name}`);
const breakOff = (tx: Transaction, code: string) =>
  tx.execute(sql.raw(`do $$ begin raise exception 'aborted' using errcode = '${code}'; end $$`));
const readAmounts = async () => {
  const rows = await database.sql<{ amount: number }[]>`select amount from accounts order by name`;
  return rows.map(({ amount }) => amount);
};

/** A barrier: resolves for all when the last participant arrives, and immediately afterwards. */
function createMeeting(people: number): () => Promise<void> {
  let come = 0;
  let open: () => void = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    come += 1;
    if (come === people) open();
    return opened;
  };
}

const scopes: [name: string, open: () => DatabaseHandle['db']][] = [
  ['the database', () => watched.db],
  ['the database of a workspace', () => watched.inWorkspace(randomUUID()).db],
];

it.each(scopes)('commits both of two %s transactions that deadlock', async (_, open) => {
  const db = open();
  const meet = createMeeting(2);
  let runs = 0;
  const addInTurn = (first: string, second: string) =>
    db.transaction(async (tx) => {
      runs += 1;
      await add(tx, first);
      await meet();
      await add(tx, second);
      return runs;
    });
  const both = [addInTurn('ada', 'bob'), addInTurn('bob', 'ada')];
  // Otherwise it could lock the other one out again.
  pausedFor = () => Promise.any(both);
  await Promise.all(both);
  expect(await readAmounts()).toEqual([2, 2]);
  expect({ runs, pauses, heard }).toEqual({ runs: 3, pauses: [1], heard: 1 });
});

it('retries a serialization failure at the same isolation level', async () => {
  const levels: unknown[] = [];
  const result = await watched.db.transaction(
    async (tx) => {
      const [row] = await tx.execute<{ amount: number; level: string }>(
        sql`select amount, current_setting('transaction_isolation') as level from accounts where name = 'ada'`,
      );
      levels.push(row?.level);
      if (levels.length === 1) await database.sql`update accounts set amount = 5 where name = 'ada'`;
      await add(tx, 'ada');
      return row?.amount;
    },
    { isolationLevel: 'repeatable read' },
  );
  expect(result).toBe(5);
  expect(await readAmounts()).toEqual([6, 0]);
  expect(levels).toEqual(['repeatable read', 'repeatable read']);
});

it.each(['40P01', '40001'])('gives up on %s after three retries, with nothing written', async (code) => {
  let runs = 0;
  const failing = watched.db.transaction(async (tx) => {
    runs += 1;
    await add(tx, 'ada');
    await breakOff(tx, code);
  });
  await expect(failing).rejects.toSatisfy(
    (error) => isSerializationFailure(error) && isTransientDatabaseError(error),
  );
  expect({ runs, pauses, heard }).toEqual({ runs: 4, pauses: [1, 2, 3], heard: 3 });
  expect(await readAmounts()).toEqual([0, 0]);
});

// Statement completion unknown, lock timeout, duplicate, shutdown.
it.each(['40003', '55P03', '23505', '57P01'])('does not retry %s', async (code) => {
  let runs = 0;
  const failing = watched.db.transaction(async (tx) => {
    runs += 1;
    await breakOff(tx, code);
  });
  await expect(failing).rejects.toMatchObject({ cause: { code } });
  expect(runs).toBe(1);
});

it('does not retry an error of the caller', async () => {
  let runs = 0;
  const failing = watched.db.transaction(async () => {
    runs += 1;
    throw new Error('not found');
  });
  await expect(failing).rejects.toThrow('not found');
  expect(runs).toBe(1);
});

it('retries the whole transaction, not a savepoint alone', async () => {
  const ran: string[] = [];
  await watched.db.transaction(async (tx) => {
    ran.push('outer');
    await add(tx, 'ada');
    await tx.transaction(async (inner) => {
      ran.push('inner');
      if (ran.length === 2) await breakOff(inner, '40P01');
      await add(inner, 'bob');
    });
  });
  expect(ran).toEqual(['outer', 'inner', 'outer', 'inner']);
  expect(await readAmounts()).toEqual([1, 1]);
});

it('does not retry transactions of the driver', async () => {
  let runs = 0;
  const failing = watched.sql.begin(async (tx) => {
    runs += 1;
    await tx.unsafe(`do $$ begin raise exception 'aborted' using errcode = '40P01'; end $$`);
  });
  await expect(failing).rejects.toMatchObject({ code: '40P01' });
  expect({ runs, heard }).toEqual({ runs: 1, heard: 0 });
});

it('pauses for a random time by default', async () => {
  let runs = 0;
  await database.db.transaction(async (tx) => {
    runs += 1;
    if (runs <= 3) await breakOff(tx, '40001');
  });
  expect(runs).toBe(4);
});
