import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, openAdministrator } from '../testing/create-test-database.ts';
import { stripParameters } from '../testing/strip-parameters.ts';
import { findFault } from './ask-session.ts';
import { createDatabase } from './create-database.ts';
import type { DatabaseHandle } from './handle.ts';
import { workspaces } from './schema/index.ts';

let database: DatabaseHandle;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const session = {
  user: 'keydence_tenant',
  login: 'keydence_tenant',
  passesAll: false,
  mayBecomeOwner: false,
  isSecured: true,
  settings: { statement_timeout: '10s', jit: 'off' },
};
const expected = {
  role: 'keydence_tenant',
  isTenant: true,
  settings: { statement_timeout: 10_000, jit: 'off' },
};

it.each([
  [{}, null],
  [{ settings: { statement_timeout: '10000ms', jit: 'off' } }, null],
  [{ user: 'keydence' }, 'is of keydence (logged in as keydence_tenant) in place of keydence_tenant'],
  [{ login: 'keydence' }, 'is of keydence_tenant (logged in as keydence) in place of keydence_tenant'],
  [{ passesAll: true }, 'is of keydence_tenant, which row security does not bind'],
  [{ mayBecomeOwner: true }, 'is of keydence_tenant, which may become the owner of the tables'],
  [{ isSecured: false }, 'came with row_security off'],
  [{ settings: { statement_timeout: '0', jit: 'off' } }, 'came with statement_timeout 0 in place of 10000'],
  [{ settings: { statement_timeout: '10s', jit: 'on' } }, 'came with jit on in place of off'],
])('reports a session with %j: %s', (change, fault) => {
  expect(findFault({ ...session, ...change }, expected)).toBe(fault);
});

describe('behind a pooler that drops start-up parameters', () => {
  it('sends no statement from any pool, neither the first nor a later one', async () => {
    const pooler = await stripParameters(database.url);
    const behind = await createDatabase(pooler.url, { maxConnections: 2, maxListConnections: 1 });
    const why = { message: expect.stringContaining('came with statement_timeout 0 in place of 10000') };
    await expect(behind.check()).rejects.toMatchObject(why);
    const id = randomUUID();
    const write = () => behind.inWorkspace(id).db.insert(workspaces).values({ id, name: 'Acme' });
    await expect(write()).rejects.toMatchObject({ cause: why });
    const all = await Promise.allSettled(Array.from({ length: 9 }, () => behind.sql`create table sent ()`));
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 'rejected'));
    await expect(behind.indexSql`select 1`).rejects.toMatchObject(why);
    await expect(behind.sql.begin((tx) => tx`select 1`)).rejects.toMatchObject(why);
    await behind.close();
    pooler.close();
    expect(await database.sql`select to_regclass('sent')::text as name`).toEqual([{ name: null }]);
    expect(await database.sql`select 1 from workspaces`).toEqual([]);
  });

  it('checks a connection opened after a good one, too', async () => {
    const own = await createDatabase(database.url, { maxConnections: 1, maxListConnections: 1 });
    await own.check();
    const sql = openAdministrator(database);
    const [here] = await sql<{ name: string }[]>`select current_database() as name`;
    const role = sql(database.tenant.role);
    const inHere = sql`alter role ${role} in database ${sql(here?.name ?? '')}`;
    await sql`${inHere} set row_security = off`;
    try {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where usename = ${database.tenant.role} and datname = current_database()`;
      const read = () => own.inWorkspace(randomUUID()).sql`select 1 from workspaces`;
      await expect
        .poll(() => read().then(String, ({ message }: Error) => message))
        .toContain('row_security off');
    } finally {
      await sql`${inHere} reset row_security`;
      await sql.end();
    }
    await own.close();
  });
});
