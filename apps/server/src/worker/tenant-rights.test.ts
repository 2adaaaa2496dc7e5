import type { DatabaseHandle } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openQueue } from './worker.ts';

let database: DatabaseHandle;
beforeAll(async () => {
  database = await createTestDatabase();
  const boss = await openQueue(database, () => {});
  await boss.stop({ graceful: false });
});
afterAll(() => database.close());

/** Rights of the request role and of PUBLIC in every schema other than PostgreSQL's own. */
const readRights = (role: string) => database.sql<{ name: string; rights: string }[]>`
  with schemas as (
      select * from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'),
    things as (
      select 'schema' as kind, nspname::text as name, coalesce(nspacl, acldefault('n', nspowner)) as acl from schemas
      union all
      select case when relkind = 'S' then 'sequence' when relispartition then 'partition' else 'relation' end,
        format('%s.%s', nspname, relname),
        coalesce(relacl, acldefault((case when relkind = 'S' then 's' else 'r' end)::"char", relowner))
      from pg_class c join schemas n on n.oid = relnamespace where relkind in ('r', 'p', 'v', 'm', 'f', 'S')
      union all
      select 'column', format('%s.%s', nspname, relname), attacl
      from pg_attribute join pg_class c on c.oid = attrelid join schemas n on n.oid = relnamespace where attacl is not null
      union all
      select 'function', format('%s.%s', nspname, proname), coalesce(proacl, acldefault('f', proowner))
      from pg_proc p join schemas n on n.oid = pronamespace
      where not exists (select 1 from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e'))
  select name, kind, string_agg(distinct lower(privilege_type), ' ') as rights
  from things, aclexplode(acl) where grantee in (0, ${role}::regrole) group by 1, 2 order by 2, 1`;

it('requests reach nothing in any schema but what was decided', async () => {
  const rights = await readRights(database.tenant.role);
  const of = (kind: string) => rights.filter((row) => 'kind' in row && row.kind === kind);
  const [all] = await database.sql`select count(*)::int as functions from pg_proc
    where pronamespace in (select oid from pg_namespace where nspname in ('public', 'identity', 'jobs', 'drizzle'))`;
  expect(all?.functions).toBeGreaterThan(20);
  expect(of('schema').map(({ name, rights }) => `${name}: ${rights}`)).toEqual([
    'jobs: usage',
    'public: usage',
  ]);
  expect(of('function').map(({ name }) => name)).toEqual([
    'public.apply_keyword_count_changes',
    'public.keydence_lists',
    'public.keydence_people',
    'public.keydence_sites',
    'public.keydence_workspace',
  ]);
  expect(of('sequence')).toEqual([]);
  expect(of('partition')).toEqual([]);
  const relations = of('relation').filter(({ name }) => !name.startsWith('public.'));
  expect(relations.map(({ name, rights }) => `${name}: ${rights}`)).toEqual([
    'jobs.job: insert',
    'jobs.queue: select',
  ]);
  expect(of('column').map(({ name, rights }) => `${name}: ${rights}`)).toEqual([
    'jobs.job: select',
    'public.api_keys: select',
  ]);
  const more = of('relation').filter(({ rights }) => /truncate|references|trigger|maintain/.test(rights));
  expect(more).toEqual([]);
});

it('what only jobs and the passage of time change, requests may not', async () => {
  const may = async (table: string) =>
    (await readRights(database.tenant.role)).find(({ name }) => name === `public.${table}`)?.rights;
  expect(await may('source_calls')).toBe('insert select update');
  expect(await may('alert_events')).toBe('delete insert select');
  expect(await may('prediction_checkpoints')).toBe('select');
});
