import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, openAccount } from '../../testing/authorisation/accounts.ts';
import { readState } from '../../testing/authorisation/read-state.ts';
import { startEdge, type TestEdge } from '../../testing/start-edge.ts';
import { createApp } from '../app.ts';
import { startFakeOidcProvider } from '../identity/fake-oidc-provider.ts';
import {
  type RunningIdentity,
  readMail,
  startIdentity,
  uniqueAddress,
} from '../identity/identity-fixture.ts';
import { identityRoutes } from '../identity/routes.ts';
import { createMailboxAccess } from '../mail/mailbox-access.ts';
import { mailboxRoutes } from '../mail/mailbox-routes.ts';

let edge: TestEdge;
let running: RunningIdentity;
let provider: Awaited<ReturnType<typeof startFakeOidcProvider>>;
let outbox: string;
let account: Account;
let app: ReturnType<typeof createApp>;
let cookie = '';

beforeAll(async () => {
  outbox = await mkdtemp(path.join(tmpdir(), 'keydence-head-'));
  edge = await startEdge(
    {},
    { authenticate: (authorization) => running.identity.authenticate(authorization) },
  );
  provider = await startFakeOidcProvider();
  const google = { name: 'google', issuer: provider.issuer, clientIds: ['keydence'], clientSecret: 'secret' };
  running = await startIdentity(edge.services.database, { settings: { oidcProviders: [google] } });
  account = await openAccount(running);
  app = createApp({
    ...edge.options,
    mounts: [
      { path: '/auth/v1', routes: identityRoutes(running.identity) },
      { path: '/', routes: mailboxRoutes(outbox, createMailboxAccess()) },
    ],
  });
});
afterAll(async () => {
  await running.close();
  await provider.close();
  await edge.close();
  await rm(outbox, { recursive: true });
});

const anyId = '01a1fc17-0000-7000-8000-000000000000';
const request = (method: string, target: string) =>
  app.request(target, { method, headers: { authorization: `Bearer ${account.token}`, cookie } });
const snapshot = async () => ({
  state: await readState(edge.services.database),
  mails: running.mails.length,
  jobs: edge.sentMails.length + edge.sentJobs.length,
});

describe('HEAD', () => {
  it('changes nothing on any GET route', async () => {
    const paths = app.routes
      .filter(({ method, path: route }) => method === 'GET' && !route.includes('*'))
      .map(({ path: route }) => route.replaceAll(/:\w+/g, anyId));
    expect(paths).toEqual(expect.arrayContaining(['/auth/v1/verify', '/dev/mailbox', '/api/seo/keywords']));
    const before = await snapshot();
    const statuses = [];
    for (const target of new Set(paths)) statuses.push((await request('HEAD', target)).status);
    await running.identity.settle();
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(await snapshot()).toEqual(before);
  });

  it.each([
    ['a mailed link', async () => `/auth/v1/verify?type=magiclink&token=${await mailedToken()}`],
    ['a code to confirm the caller', async () => '/auth/v1/reauthenticate'],
    ['a sign-in at a provider', async () => '/auth/v1/authorize?provider=google'],
    ['the linking of an identity', async () => '/auth/v1/user/identities/authorize?provider=google'],
    ["a provider's answer", async () => `/auth/v1/callback?code=wrong&state=${await openState()}`],
  ])('answers %s without the handler of GET, which has the effect', async (_, prepare) => {
    const target = await prepare();
    const before = await snapshot();
    const head = await request('HEAD', target);
    expect([head.status, head.headers.get('location')]).toEqual([200, null]);
    expect(await snapshot()).toEqual(before);
    expect((await request('GET', target)).status).toBeLessThan(400);
    expect(await snapshot()).not.toEqual(before);
  });
});

async function mailedToken(): Promise<string> {
  const { email } = await openAccount(running, uniqueAddress());
  const asked = await running.newClient().signInWithOtp({ email });
  expect(asked.error).toBeNull();
  return readMail(running.mails.findLast(({ to }) => to === email)).linkToken;
}

async function openState(): Promise<string> {
  const answer = await request('GET', '/auth/v1/authorize?provider=google');
  cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  return new URL(answer.headers.get('location') ?? '').searchParams.get('state') ?? '';
}
