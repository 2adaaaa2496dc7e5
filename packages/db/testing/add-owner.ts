import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { composeCommand, deriveTenantLogin } from '../src/tenant-login.ts';

/** A server with an owner of databases, which has no rights over the server. */
export interface OwnedServer {
  /** URL of a superuser. */
  adminUrl: string;
  ownerUrl: string;
  /** Drops the owner, whose databases must be gone. */
  release(): Promise<void>;
}

/** Adds an owner and its login of requests to a test server. */
export async function addOwner(adminUrl: string, role: string): Promise<OwnedServer> {
  const ownerUrl = withUser(adminUrl, role, randomBytes(16).toString('hex'));
  const admin = postgres(adminUrl, { max: 1, onnotice: () => {} });
  const tenant = deriveTenantLogin(ownerUrl);
  await admin.unsafe(composeCommand({ role, url: ownerUrl }, false));
  await admin.unsafe(composeCommand(tenant, false));
  await admin`grant pg_monitor to ${admin(role)}`;
  return {
    adminUrl,
    ownerUrl,
    release: async () => {
      await admin`drop role ${admin(tenant.role)}, ${admin(role)}`;
      await admin.end();
    },
  };
}

export const userOf = (url: string) => decodeURIComponent(new URL(url).username);

export function withUser(url: string, username: string, password: string): string {
  return Object.assign(new URL(url), { username, password }).href;
}

/** The same server and user with another database. */
export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
