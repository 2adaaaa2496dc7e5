import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OwnServer, startOwnServer } from '../testing/own-server.ts';
import { createDatabase } from './create-database.ts';
import { migrate } from './migrate.ts';
import { composeCommand, deriveTenantLogin } from './tenant-login.ts';

let server: OwnServer;
let admin: postgres.Sql;
beforeAll(async () => {
  server = await startOwnServer();
  admin = postgres(server.url, { max: 1, onnotice: () => {} });
});
afterAll(async () => {
  await admin.end();
  server.remove();
});

/** An owner of one database, as on managed hosting. */
async function addOwner(name: string, rights = ''): Promise<string> {
  await admin.unsafe(`create role ${name} login password 'secret of ${name}' ${rights}`);
  await admin.unsafe(`create database ${name} owner ${name}`);
  const url = new URL(server.url);
  Object.assign(url, {
    username: name,
    password: encodeURIComponent(`secret of ${name}`),
    pathname: `/${name}`,
  });
  return url.href;
}

async function start(url: string, tenantUrl?: string) {
  const handle = await createDatabase(url, { tenantUrl });
  try {
    await migrate(handle);
    await handle.check();
    const [row] = await handle.inWorkspace('').sql`select session_user::text as name`;
    return row?.name;
  } finally {
    await handle.close();
  }
}

it('creates the login as an owner with the right to, and the login cannot switch back to the owner', async () => {
  const url = await addOwner('maker', 'createrole');
  expect(await start(url)).toBe('maker_tenant');
  const tenant = postgres(deriveTenantLogin(url).url, { max: 1 });
  await tenant`reset role`;
  expect(await tenant`select current_user::text as name`).toEqual([{ name: 'maker_tenant' }]);
  await expect(tenant`set role maker`).rejects.toMatchObject({ code: '42501' });
  await expect(tenant`select 1 from identity.users`).rejects.toMatchObject({ code: '42501' });
  await tenant.end();
});

it('repairs at the next start a role that could not log in or had another password', async () => {
  const url = await addOwner('older', 'createrole');
  const owner = postgres(url, { max: 1 });
  await owner.unsafe('create role older_tenant nologin');
  expect(await start(url)).toBe('older_tenant');
  await owner.unsafe(`alter role older_tenant password 'another'`);
  await owner.end();
  expect(await start(url)).toBe('older_tenant');
});

it('closes a schema that a restore has recreated until the next start', async () => {
  const url = await addOwner('restored', 'createrole');
  await start(url);
  const owner = postgres(url, { max: 1, onnotice: () => {} });
  for (const schema of ['drizzle', 'identity', 'public']) await owner.unsafe(`drop schema ${schema} cascade`);
  await owner`create schema public`;
  await owner.end();
  expect(await start(url)).toBe('restored_tenant');
});

it('tells an owner without that right the command, which is sufficient', async () => {
  const url = await addOwner('hosted');
  const command = composeCommand(deriveTenantLogin(url), false);
  await expect(start(url)).rejects.toThrow(`Run once as an administrator of the server: ${command};`);
  expect(command).not.toContain(new URL(deriveTenantLogin(url).url).password);
  await admin.unsafe(command);
  expect(await start(url)).toBe('hosted_tenant');
});

it("accepts the operator's login unless it bypasses row security", async () => {
  const url = await addOwner('given');
  await admin.unsafe(`create role other_login login password 'of its own'`);
  const tenantUrl = new URL(url);
  Object.assign(tenantUrl, { username: 'other_login', password: 'of%20its%20own' });
  expect(await start(url, tenantUrl.href)).toBe('other_login');
  await admin.unsafe('alter role other_login bypassrls');
  await expect(start(url, tenantUrl.href)).rejects.toThrow('which row security does not bind');
  await admin.unsafe('alter role other_login nobypassrls');
  await admin.unsafe('grant given to other_login');
  await expect(start(url, tenantUrl.href)).rejects.toThrow('which may become the owner of the tables');
});
