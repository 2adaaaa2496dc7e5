import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { listWanted, readGrants } from './apply-grants.ts';
import type { DatabaseHandle } from './handle.ts';
import {
  keywordLists,
  people,
  trackedDomains,
  trackedKeywords,
  users,
  workspaceInvitations,
  workspaceMembers,
  workspaces,
} from './schema/index.ts';
import { secureTenants } from './secure-tenants.ts';
import { tenantGrants } from './tenant-grants.ts';

/** Tables whose rows belong to no workspace: to a person, to all users, or to the deployment. */
const sharedTables = [
  'crawl_hosts',
  'feedback',
  'feedback_comments',
  'feedback_notices',
  'feedback_votes',
  'newsletter_subscriptions',
  'source_answers',
  'source_months',
  'source_tasks',
];

let database: DatabaseHandle;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

interface Explained {
  Plan: { 'Plan Rows': number };
}

interface Tenant {
  workspaceId: string;
  listId: number;
}
let mine: Tenant;
let theirs: Tenant;
beforeEach(async () => {
  mine = await addTenant();
  theirs = await addTenant();
});

async function addTenant(): Promise<Tenant> {
  const { db } = database;
  const workspaceId = randomUUID();
  const domainId = randomUUID();
  await db.insert(workspaces).values({ id: workspaceId, name: 'Acme' });
  await db.insert(trackedDomains).values({
    id: domainId,
    workspaceId,
    domainName: 'acme.com',
    locationCode: 2840,
    languageCode: 'en',
  });
  const [list] = await db
    .insert(keywordLists)
    .values({ domainId, locationCode: 2840, languageCode: 'en' })
    .returning();
  const listId = list?.id ?? 0;
  await db.insert(trackedKeywords).values({ listId, id: 1, intent: 0, keywordText: 'tea' });
  return { workspaceId, listId };
}

test('every table of a workspace has a policy, and every other table is listed without one', async () => {
  const tables = await database.sql<{ name: string; isSecured: boolean }[]>`
    select relname as name, relrowsecurity and exists (select 1 from pg_policy where polrelid = c.oid) as "isSecured"
    from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    order by 1`;
  expect(tables.length).toBeGreaterThan(40);
  expect(tables.filter(({ isSecured }) => !isSecured).map(({ name }) => name)).toEqual(sharedTables);
});

test('every table, view and sequence has a decision about requests, and their role has exactly those rights', async () => {
  const relations = await database.sql<{ relation: string; isPartition: boolean }[]>`
    select format('%s.%s', n.nspname, relname) as relation, relispartition as "isPartition"
    from pg_class c join pg_namespace n on n.oid = relnamespace
    where nspname = 'public' and relkind in ('r', 'p', 'v', 'm', 'f', 'S')`;
  const decided = Object.keys(tenantGrants).filter((name) => name.startsWith('public.'));
  const whole = relations.filter(({ isPartition }) => !isPartition).map(({ relation }) => relation);
  expect(whole.sort()).toEqual(decided.sort());
  const wanted = decided.flatMap((name) => listWanted(name)).map((grant) => JSON.stringify(grant));
  const held = await readGrants(database.sql, database.tenant.role);
  expect(held.map((grant) => JSON.stringify(grant)).sort()).toEqual(wanted.sort());
});

test('grants PUBLIC nothing on our objects', async () => {
  const open = await database.sql`
    select oid::regclass::text as name from pg_class, aclexplode(relacl)
    where grantee = 0 and relnamespace in ('public'::regnamespace, 'identity'::regnamespace)`;
  expect(open).toEqual([]);
});

test('closes tables created later, and revokes rights of an older version', async () => {
  const { sql } = database;
  await sql`alter default privileges grant select on tables to ${sql(database.tenant.role)}`;
  await sql`create table made_later (workspace_id uuid)`;
  await sql`grant select on ranking_months_default to ${sql(database.tenant.role)}`;
  await secureTenants(sql, database.tenant);
  await sql`create table made_last (workspace_id uuid)`;
  const own = database.inWorkspace(mine.workspaceId);
  for (const name of [
    'made_later',
    'made_last',
    'ranking_months_default',
    'ranking_months_2026',
    'newsletter_subscriptions',
  ])
    await expect(own.sql.unsafe(`select 1 from ${name}`)).rejects.toMatchObject({ code: '42501' });
  await own.sql`select 1 from ranking_months`;
  await expect(own.sql`select token_hash from api_keys`).rejects.toMatchObject({ code: '42501' });
  await sql`drop table made_later, made_last`;
});

test('the role of requests cannot bypass row security and owns nothing', async () => {
  const [role] = await database.sql`
    select rolbypassrls, rolsuper, rolcanlogin, rolcreaterole,
      (select count(*)::int from pg_class where relowner = r.oid) as owned
    from pg_roles r where rolname = ${database.tenant.role}`;
  expect(role).toEqual({
    rolbypassrls: false,
    rolsuper: false,
    rolcanlogin: true,
    rolcreaterole: false,
    owned: 0,
  });
  const [connection] = await database.inWorkspace(mine.workspaceId).sql`select current_user::text as name`;
  expect(connection).toEqual({ name: database.tenant.role });
});

describe('a statement that forgets to name the workspace', () => {
  test('reads only its rows', async () => {
    const own = database.inWorkspace(mine.workspaceId);
    expect(await own.sql`select id from workspaces`).toEqual([{ id: mine.workspaceId }]);
    expect(await own.sql`select list_id from tracked_keywords`).toEqual([{ list_id: mine.listId }]);
    expect(await own.db.select({ listId: trackedKeywords.listId }).from(trackedKeywords)).toEqual([
      { listId: mine.listId },
    ]);
    expect(await own.sql.unsafe('select list_id from tracked_keywords')).toHaveLength(1);
  });

  test('changes only its rows', async () => {
    const own = database.inWorkspace(mine.workspaceId);
    await own.db.update(trackedKeywords).set({ searchVolume: 10 });
    await own.db.transaction((tx) => tx.delete(trackedDomains));
    const left = await database.sql`
      select list_id, search_volume from tracked_keywords where list_id in (${mine.listId}, ${theirs.listId})`;
    expect(left).toEqual([{ list_id: theirs.listId, search_volume: null }]);
  });

  test('reads only its rows in a transaction of any isolation level', async () => {
    const own = database.inWorkspace(mine.workspaceId);
    const read = own.db.transaction((tx) => tx.select({ id: workspaces.id }).from(workspaces), {
      isolationLevel: 'repeatable read',
    });
    expect(await read).toEqual([{ id: mine.workspaceId }]);
    const [level] = await own.sql.begin(
      'isolation level serializable read only',
      (tx) => tx`show transaction_isolation`,
    );
    expect(level).toEqual({ transaction_isolation: 'serializable' });
  });

  test('adds no row to another workspace', async () => {
    const own = database.inWorkspace(mine.workspaceId);
    const added = own.db
      .insert(trackedKeywords)
      .values({ listId: theirs.listId, id: 2, intent: 0, keywordText: 'x' });
    await expect(added).rejects.toMatchObject({ cause: { code: '42501' } });
    const moved = own.db
      .update(trackedDomains)
      .set({ workspaceId: theirs.workspaceId })
      .where(eq(trackedDomains.workspaceId, mine.workspaceId));
    await expect(moved).rejects.toMatchObject({ cause: { code: '42501' } });
  });

  test('cannot query tables of people and their sign-in', async () => {
    const own = database.inWorkspace(mine.workspaceId);
    const tables = await database.sql<{ name: string }[]>`
      select oid::regclass::text as name from pg_class
      where relnamespace = 'identity'::regnamespace and relkind in ('r', 'p')`;
    expect(tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['identity.users', 'identity.sessions']),
    );
    for (const { name } of tables) {
      const refused = { code: '42501', message: 'permission denied for schema identity' };
      await expect(own.sql.unsafe(`select 1 from ${name}`)).rejects.toMatchObject(refused);
      await expect(own.sql.unsafe(`delete from ${name}`)).rejects.toMatchObject(refused);
    }
  });

  test('reads only the name, address and picture of people that its workspace knows', async () => {
    const [member, inviter] = [randomUUID(), randomUUID()];
    const ids = [member, inviter, randomUUID()];
    await database.db
      .insert(users)
      .values(ids.map((id) => ({ id, email: `${id}@people.example`, fullName: 'Ada' })));
    const { workspaceId } = mine;
    await database.db.insert(workspaceMembers).values({ workspaceId, userId: member, role: 'member' });
    await database.db.insert(workspaceInvitations).values({
      ...{ id: randomUUID(), workspaceId, email: 'bob@people.example', role: 'member' as const },
      ...{ invitedBy: inviter, tokenHash: randomBytes(32), sentAt: new Date(), expiresAt: new Date() },
    });
    const known = await database.inWorkspace(workspaceId).db.select().from(people);
    expect(new Set(known.map(({ id }) => id))).toEqual(new Set([member, inviter]));
    expect(known[0]).toEqual({
      ...{ id: known[0]?.id, email: `${known[0]?.id}@people.example` },
      ...{ fullName: 'Ada', profilePictureUrl: null },
    });
    expect(await database.inWorkspace(theirs.workspaceId).sql`select 1 from people`).toEqual([]);
    const change = database.inWorkspace(workspaceId).sql`update people set full_name = 'Eve'`;
    await expect(change).rejects.toMatchObject({ code: '42501' });
  });
});

test('isolates many concurrent workspaces on few connections', async () => {
  const tenants = [mine, theirs, ...(await Promise.all([addTenant(), addTenant(), addTenant()]))];
  const rounds = Array.from({ length: 200 }, (_, round) => tenants[round % tenants.length] ?? mine);
  const seen = await Promise.all(
    rounds.map(async ({ workspaceId }, round) => {
      const own = database.inWorkspace(workspaceId);
      if (round % 3 === 0)
        return own.sql.begin(async (tx) => (await tx<{ id: string }[]>`select id from workspaces`)[0]?.id);
      if (round % 7 === 0) await own.sql`select broken`.catch(() => {});
      return (await own.sql<{ id: string }[]>`select id from workspaces`)[0]?.id;
    }),
  );
  expect(seen).toEqual(rounds.map(({ workspaceId }) => workspaceId));
});

test('estimates the rows of a list correctly, so that PostgreSQL looks keywords up by key', async () => {
  const rows = 4_000;
  const { sql } = database;
  await sql`
    insert into tracked_keywords (list_id, id, intent, keyword_text)
    select list, id, 0, 'keyword ' || id from unnest(${[mine.listId, theirs.listId]}::int[]) list,
      generate_series(2, ${rows}::int) id`;
  await sql`analyze tracked_keywords`;
  const [row] = await database
    .inWorkspace(mine.workspaceId)
    .sql.unsafe<Record<'QUERY PLAN', Explained[]>[]>(
      `explain (format json) select 1 from tracked_keywords where list_id = ${mine.listId}`,
    );
  const expected = row?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
  expect(expected).toBeGreaterThan(rows / 3);
  expect(expected).toBeLessThan(rows * 2);
});

test('returns no rows without a workspace in scope', async () => {
  const tenant = postgres(database.tenant.url, { max: 1 });
  expect(await tenant`select 1 from workspaces`).toEqual([]);
  await tenant.end();
});
