import type { Sql } from 'postgres';
import { applyGrants } from './apply-grants.ts';

/** The role under which requests of a workspace reach the database. It owns nothing and passes no row security. */
export const tenantRole = 'keydence_tenant';

/**
 * Brings row security up to date with the tables: the role, what it may touch, and a policy on every table of a
 * workspace. Changes nothing where all is as it should be. Throws with what to run when the user may not make roles.
 */
export async function secureTenants(sql: Sql): Promise<void> {
  await createRole(sql);
  await sql.begin(async (tx) => {
    await applyGrants(tx, tenantRole);
    const [there] = await tx`select 1 from pg_proc where proname = 'secure_tenant_tables'`;
    // Contents of an older version are brought back by the migrations of that time.
    if (there) await tx`select secure_tenant_tables()`;
  });
}

async function createRole(sql: Sql): Promise<void> {
  const [role] = await sql<{ isMine: boolean }[]>`
    select pg_has_role(oid, 'member') as "isMine" from pg_roles where rolname = ${tenantRole}`;
  if (role?.isMine) return;
  try {
    // Roles are the whole server's: another database's process may be making it at this moment.
    await sql.unsafe(`do $$ begin
      if not exists (select 1 from pg_roles where rolname = '${tenantRole}') then
        create role ${tenantRole} nologin;
      end if;
    exception when duplicate_object or unique_violation then null;
    end $$`);
    await sql`grant ${sql(tenantRole)} to current_user`;
  } catch (error) {
    throw new Error(
      `the database user may not make the role ${tenantRole}; run once as an administrator of the server: create role ${tenantRole} nologin; grant ${tenantRole} to the user of DATABASE_URL`,
      { cause: error },
    );
  }
}
