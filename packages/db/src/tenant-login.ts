import { createHash, createHmac, pbkdf2Sync } from 'node:crypto';
import type { Sql } from 'postgres';
import { openConnection, readLogin } from './open-connection.ts';

/** Login of workspace requests: a role that owns nothing and cannot bypass row security. */
export interface TenantLogin {
  role: string;
  url: string;
}

/**
 * The login beside that of the owner: `keydence` has `keydence_tenant`. Its password is derived
 * from the owner's, so that every process has it and nothing is stored; if the owner needs none, it
 * needs none either.
 */
export function deriveTenantLogin(ownerUrl: string): TenantLogin {
  const { user, password } = readLogin(ownerUrl);
  const role = `${user.slice(0, 56)}_tenant`;
  const url = new URL(ownerUrl);
  url.username = encodeURIComponent(role);
  url.password = password && derivePassword(password, role);
  return { role, url: url.href };
}

export function readTenantLogin(tenantUrl: string): TenantLogin {
  return { role: decodeURIComponent(new URL(tenantUrl).username), url: tenantUrl };
}

const derivePassword = (password: string, role: string) =>
  createHmac('sha256', password).update(`requests of workspaces as ${role}`).digest('base64url');

/**
 * Creates the login unless it works. Throws with the command to run if the database user may not
 * create it.
 */
export async function ensureTenantLogin(sql: Sql, login: TenantLogin): Promise<void> {
  const refusal = await tryLogin(login);
  if (!refusal) return;
  const command = composeCommand(login, await exists(sql, login.role));
  const quoted = `"${login.role.replaceAll('"', '""')}"`;
  await sql.unsafe(command).catch((cause: unknown) => {
    throw new Error(
      `the user of DATABASE_URL may not make the login of requests (${quoted}), and nothing was changed. Run once as an administrator of the server: ${command}; or make a login that owns nothing and set DATABASE_TENANT_URL to it.`,
      { cause },
    );
  });
  const left = await tryLogin(login);
  if (left) throw left;
}

async function exists(sql: Sql, role: string): Promise<boolean> {
  return (await sql`select 1 from pg_roles where rolname = ${role}`).length > 0;
}

/**
 * Contains only the password's verifier, so that neither the server's log nor ours has the
 * password.
 */
export function composeCommand({ role, url }: TenantLogin, isThere: boolean): string {
  const password = decodeURIComponent(new URL(url).password);
  const secret = password ? `password '${toVerifier(password, role)}'` : 'password null';
  return `${isThere ? 'alter' : 'create'} role "${role.replaceAll('"', '""')}" with login ${secret}`;
}

/** RFC 5802, in PostgreSQL's format. */
function toVerifier(password: string, role: string): string {
  const iterations = 4096;
  const salt = createHmac('sha256', password).update(role).digest().subarray(0, 16);
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256');
  const sign = (key: string) => createHmac('sha256', salted).update(key).digest();
  const storedKey = createHash('sha256').update(sign('Client Key')).digest('base64');
  const serverKey = sign('Server Key').toString('base64');
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${storedKey}:${serverKey}`;
}

/** Wrong password, no such role, a role that may not log in. */
const refusals = ['28P01', '28000'];

async function tryLogin({ role, url }: TenantLogin): Promise<Error | null> {
  const sql = openConnection(url, { tenantRole: role, fetch_types: false });
  try {
    await sql`select`;
    return null;
  } catch (error) {
    if (error instanceof Error && refusals.includes((error as { code?: string }).code ?? '')) return error;
    throw error;
  } finally {
    await sql.end({ timeout: 5 });
  }
}
