import { drizzle } from 'drizzle-orm/postgres-js';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import type { DatabaseHandle } from './handle.ts';
import { nameStatement, observeStatements } from './observe-statements.ts';
import { users } from './schema/index.ts';

let database: DatabaseHandle;
let heard: string[];
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => {
  heard = [];
});
afterAll(() => database.close());

const observed = () =>
  observeStatements(database.sql, (name) => (error) => void heard.push(error ? `${name} failed` : name));

it.each([
  ['select "id" from "users" where "email" = $1', 'select users'],
  ['  insert into jobs.job (id) values (?)', 'insert job'],
  ['update keyword_lists set version = version + 1', 'update keyword_lists'],
  ['with found as (select 1 from tracked_keywords) select * from found', 'with tracked_keywords'],
  ['select pg_notify(?, ?)', 'select'],
  ['', 'statement'],
])('names %j', (text, name) => {
  expect(nameStatement(text)).toBe(name);
});

it('observes statements, also in transactions and on reserved connections, but not fragments', async () => {
  const sql = observed();
  const condition = sql`email = ${'ada@people.example'}`;
  await sql`select 1 from identity.users where ${condition}`;
  await sql.begin(async (tx) => {
    await tx`update identity.users set email = email where false`;
    await tx.savepoint((inner) => inner`delete from identity.users where false`);
  });
  const connection = await sql.reserve();
  await connection`select 1 from identity.sessions`;
  connection.release();
  await sql.unsafe('select 1 from workspaces');
  expect(heard).toEqual([
    'select users',
    'update users',
    'delete users',
    'select sessions',
    'select workspaces',
  ]);
});

it('observes failures and passes them on unchanged', async () => {
  await expect(observed()`select nothing from identity.users`).rejects.toMatchObject({ code: '42703' });
  expect(heard).toEqual(['select users failed']);
});

it('fails a statement that its observer refuses, with its text and without sending it', async () => {
  const refusing = observeStatements(database.sql, (_name, text) => {
    throw new Error(`refused: ${text}`);
  });
  const condition = refusing`email = ${'ada@people.example'}`;
  await expect(refusing`delete from identity.users where ${condition} or ${true}`).rejects.toThrow(
    'refused: delete from identity.users where email = ? or ?',
  );
});

it('observes the statements of the query builder', async () => {
  const db = drizzle(observed());
  expect(await db.select().from(users)).toEqual([]);
  await db.transaction(async (tx) => void (await tx.select().from(users)));
  expect(heard).toEqual(['select users', 'select users']);
});
