import type { Sql, TransactionSql } from 'postgres';
import { openConnection } from '../open-connection.ts';
import { composeCommand, deriveTenantLogin } from '../tenant-login.ts';

/** Owner of the schema and login of the server. */
export const ownerRole = 'app';
/** The cluster's first user, which PostgreSQL keeps as a superuser; its login is disabled. */
const firstRole = 'keydence_bootstrap';
const demotionLock = 4_957_302;

/**
 * Makes the schema's owner a role without server rights, and creates the login for requests.
 * Clusters, also those of earlier versions, come with one superuser; that user is renamed and its
 * login disabled. All or nothing; concurrent processes take turns, and later starts change nothing.
 */
export async function demoteOwner(url: string): Promise<void> {
  const sql = openConnection(url, { settings: { statement_timeout: 60_000 } });
  try {
    if (!(await isSuperuser(sql))) return;
    await sql.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(${demotionLock})`;
      if (await isSuperuser(tx)) await replaceFirstUser(tx, url);
    });
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function isSuperuser(sql: Sql | TransactionSql): Promise<boolean> {
  return (await sql`select 1 from pg_roles where rolname = ${ownerRole} and rolsuper`).length > 0;
}

async function replaceFirstUser(tx: TransactionSql, url: string): Promise<void> {
  const [kept] = await tx<{ secret: string; database: string }[]>`
    select rolpassword as secret, current_database() as database from pg_authid where rolname = ${ownerRole}`;
  if (!kept) throw new Error(`the role ${ownerRole} is gone from the embedded PostgreSQL.`);
  // A session cannot rename its own user.
  await tx.unsafe(`create role renaming superuser; set local session authorization renaming;
    alter role ${ownerRole} rename to ${firstRole}; reset session authorization; drop role renaming;
    alter role ${firstRole} nologin password null;
    create role ${ownerRole} login password '${kept.secret}'; grant pg_monitor to ${ownerRole}`);
  const tenant = deriveTenantLogin(url);
  const [there] = await tx`select 1 from pg_roles where rolname = ${tenant.role}`;
  await tx.unsafe(composeCommand(tenant, there !== undefined));
  await tx`alter database ${tx(kept.database)} owner to ${tx(ownerRole)}`;
  for (const { command } of await listTransfers(tx)) await tx.unsafe(command);
}

/**
 * One statement for each object of the first user that neither PostgreSQL nor an extension created.
 */
function listTransfers(tx: TransactionSql) {
  return tx<{ command: string }[]>`
    with mine as (select oid as owner from pg_roles where rolname = ${firstRole}),
      schemas as (select oid, nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'),
      -- Members of extensions, and sequences that go with their column.
      bound as (
        select classid, objid from pg_depend
        where deptype = 'e' or (classid = 'pg_class'::regclass and deptype in ('a', 'i')
          and objid in (select oid from pg_class where relkind = 'S')))
    select format('alter %s %s owner to %I', kind, name, ${ownerRole}::text) as command from (
      select 'schema' as kind, format('%I', nspname) as name, nspowner as owner,
        'pg_namespace'::regclass as class, oid from pg_namespace where oid in (select oid from schemas)
      union all
      select case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end,
        oid::regclass::text, relowner, 'pg_class'::regclass, oid
      from pg_class where relnamespace in (select oid from schemas) and relkind in ('r', 'p', 'v', 'm', 'S')
      union all
      select 'routine', oid::regprocedure::text, proowner, 'pg_proc'::regclass, oid
      from pg_proc where pronamespace in (select oid from schemas)
      union all
      select 'type', format_type(oid, null), typowner, 'pg_type'::regclass, oid
      from pg_type where typnamespace in (select oid from schemas) and typtype in ('e', 'd', 'r')
    ) things join mine using (owner)
    where not exists (select 1 from bound where classid = class and objid = oid)`;
}
