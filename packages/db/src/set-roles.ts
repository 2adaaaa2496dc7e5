import type { Sql } from 'postgres';
import type { DatabaseHandle } from './handle.ts';
import { openConnection } from './open-connection.ts';

/**
 * Gives both logins what a pooler does not pass on: settings of their own in this database, which each new connection
 * has. Each role sets its own, so no right over another one is needed.
 */
export async function setRoles(
  sql: Sql,
  { tenant, roleSettings }: Pick<DatabaseHandle, 'tenant' | 'roleSettings'>,
): Promise<void> {
  if (!roleSettings) return;
  await setOwn(sql, roleSettings);
  const requests = openConnection(tenant.url, { tenantRole: tenant.role, fetch_types: false });
  try {
    await setOwn(requests, roleSettings);
  } finally {
    await requests.end({ timeout: 5 });
  }
}

async function setOwn(sql: Sql, settings: Record<string, string | number>): Promise<void> {
  const [me] = await sql<{ role: string; database: string }[]>`
    select quote_ident(current_user) as role, quote_ident(current_database()) as database`;
  for (const [name, value] of Object.entries(settings)) {
    await sql.unsafe(`alter role ${me?.role} in database ${me?.database} set ${name} = '${value}'`);
  }
}
