import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OwnServer, startOwnServer } from '../../testing/own-server.ts';
import { createDatabase } from '../create-database.ts';
import type { DatabaseHandle } from '../handle.ts';
import { migrate } from '../migrate.ts';
import { workspaces } from '../schema/index.ts';
import { readSnapshot } from '../transfer/read-snapshot.ts';
import { replaceContents } from '../transfer/replace-contents.ts';
import { demoteOwner } from './demote-owner.ts';

const workspaceId = 'b6f1a5ce-5f3c-4a55-a7b5-0b6f3f5f9d10';
let server: OwnServer;
let database: DatabaseHandle;

/** A cluster of an earlier version: its only user is the superuser, and owns all objects. */
beforeAll(async () => {
  server = await startOwnServer();
  const before = await createDatabase(server.url);
  await migrate(before);
  await before.sql.unsafe(`create schema jobs; create type jobs.state as enum ('created', 'completed');
    create table jobs.version (version integer); create table jobs.job (id integer generated always as identity, state jobs.state) partition by list (id);
    create table jobs.job_1 partition of jobs.job for values in (1);
    create function jobs.touch() returns void language sql as 'select'`);
  await before.db.insert(workspaces).values({ id: workspaceId, name: 'Acme' });
  expect(await readOwner(before.sql)).toMatchObject({ name: 'app', rolsuper: true });
  // Two processes that start concurrently.
  await Promise.all([demoteOwner(server.url), demoteOwner(server.url), demoteOwner(server.url)]);
  await before.close();
  database = await createDatabase(server.url);
});
afterAll(async () => {
  await database.close();
  server.remove();
});

const readOwner = async (sql: postgres.Sql) =>
  (
    await sql`select rolname as name, rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls
      from pg_roles where rolname = current_user`
  )[0];

it("leaves the schema's owner without server rights", async () => {
  expect(await readOwner(database.sql)).toEqual({
    ...{ name: 'app', rolsuper: false, rolcreaterole: false, rolcreatedb: false },
    ...{ rolreplication: false, rolbypassrls: false },
  });
  for (const statement of [
    'create role other',
    `copy (select 1) to program 'true'`,
    'alter system set fsync = off',
    'set role keydence_bootstrap',
  ])
    await expect(database.sql.unsafe(statement)).rejects.toMatchObject({ code: '42501' });
});

it('disables login for the only superuser', async () => {
  const superusers = await database.sql`select rolname, rolcanlogin from pg_roles where rolsuper`;
  expect(superusers).toEqual([{ rolname: 'keydence_bootstrap', rolcanlogin: false }]);
  const url = Object.assign(new URL(server.url), { username: 'keydence_bootstrap' }).href;
  const bootstrap = postgres(url, { max: 1 });
  await expect(bootstrap`select 1`).rejects.toMatchObject({ code: '28P01' });
  await bootstrap.end();
});

it('transfers all objects to the owner and keeps their rows', async () => {
  const others = await database.sql`
    select 'relation', oid::regclass::text as name, relowner::regrole::text from pg_class c
      where relowner <> 'app'::regrole and relnamespace::regnamespace::text !~ '^(pg_|information_schema)'
    union all select 'routine', oid::regprocedure::text, proowner::regrole::text from pg_proc
      where proowner <> 'app'::regrole and pronamespace::regnamespace::text !~ '^(pg_|information_schema)'
        and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all select 'type', oid::regtype::text, typowner::regrole::text from pg_type
      where typowner <> 'app'::regrole and typnamespace::regnamespace::text !~ '^(pg_|information_schema)'
        and not exists (select 1 from pg_depend where objid in (pg_type.oid, typelem) and deptype = 'e')
    union all select 'schema', nspname, nspowner::regrole::text from pg_namespace
      where nspowner not in ('app'::regrole, 'pg_database_owner'::regrole) and nspname !~ '^(pg_|information_schema)'
    union all select 'database', datname, datdba::regrole::text from pg_database
      where datname = current_database() and datdba <> 'app'::regrole`;
  expect(others).toEqual([]);
  const own = await database.inWorkspace(workspaceId).sql`select id from workspaces`;
  expect(own).toEqual([{ id: workspaceId }]);
  expect(await database.inWorkspace(crypto.randomUUID()).sql`select id from workspaces`).toEqual([]);
});

it('lets the owner migrate and restore a backup', async () => {
  await migrate(database);
  const { contents } = await readSnapshot(server.url, async (snapshot) => snapshot);
  await database.sql`drop schema jobs cascade`;
  const tables = contents.tables.filter(({ name }) => name !== 'jobs.job');
  await replaceContents(server.url, {
    contents: { ...contents, queueVersion: null, tables: tables.map((table) => ({ ...table, rows: 0 })) },
    migrationsFolder: fileURLToPath(new URL('../../migrations', import.meta.url)),
    fill: async () => {},
  });
  await migrate(database);
  await database.check();
  expect(await database.sql`select 1 from workspaces`).toEqual([]);
});
