import type { Sql } from 'postgres';
import { applyGrants } from './apply-grants.ts';
import { ensureTenantLogin, type TenantLogin } from './tenant-login.ts';

/**
 * Brings row security up to date with the tables: the login, what it may touch, and a policy on every table of a
 * workspace. Changes nothing where all is as it should be. Throws with what to run when the user may not make roles.
 */
export async function secureTenants(sql: Sql, tenant: TenantLogin): Promise<void> {
  await ensureTenantLogin(sql, tenant);
  await sql.begin(async (tx) => {
    await applyGrants(tx, tenant.role);
    const [there] = await tx`select 1 from pg_proc where proname = 'secure_tenant_tables'`;
    // A queue may be made before the first migration.
    if (there) await tx`select secure_tenant_tables()`;
  });
}

/** The rights on the job queue alone: of the rest, a newer program may know more than this one. */
export async function secureQueue(sql: Sql, tenant: TenantLogin): Promise<void> {
  const [role] = await sql`select 1 from pg_roles where rolname = ${tenant.role}`;
  // Before the first migration of a database on a new server; that migration makes the login.
  if (role) await sql.begin((tx) => applyGrants(tx, tenant.role, 'jobs'));
}
