import type { Sql } from 'postgres';
import { applyGrants } from './apply-grants.ts';
import { ensureTenantLogin, type TenantLogin } from './tenant-login.ts';

/**
 * Updates row security to match the tables: the login, its rights, and a policy on every table of a
 * workspace. Changes nothing if all is up to date. Throws with the command to run if the user may
 * not create roles.
 */
export async function secureTenants(sql: Sql, tenant: TenantLogin): Promise<void> {
  await ensureTenantLogin(sql, tenant);
  await sql.begin(async (tx) => {
    await applyGrants(tx, tenant.role);
    const [there] = await tx`select 1 from pg_proc where proname = 'secure_tenant_tables'`;
    // A queue may be created before the first migration.
    if (there) await tx`select secure_tenant_tables()`;
  });
}

/** Only rights on the job queue: a newer program may know more about the others than this one. */
export async function secureQueue(sql: Sql, tenant: TenantLogin): Promise<void> {
  const [role] = await sql`select 1 from pg_roles where rolname = ${tenant.role}`;
  // Before the first migration of a database on a new server; that migration creates the login.
  if (role) await sql.begin((tx) => applyGrants(tx, tenant.role, 'jobs'));
}
