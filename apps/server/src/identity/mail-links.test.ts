import type { DatabaseHandle } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseEnv } from '../env.ts';
import { type RunningIdentity, startIdentity, uniqueAddress } from './identity-fixture.ts';
import { readIdentitySettings } from './identity-settings.ts';

const appAddress = 'myapp://callback';
const publicUrl = 'http://localhost:9999';
let database: DatabaseHandle;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function start(environment: Record<string, string>): Promise<RunningIdentity> {
  const settings = await readIdentitySettings(parseEnv({ PUBLIC_URL: publicUrl, ...environment }));
  return startIdentity(database, { settings: { ...settings, rateLimits: false } });
}

async function readMailedLink(running: RunningIdentity, emailRedirectTo: string): Promise<URL> {
  const email = uniqueAddress();
  const { error } = await running.newClient().signInWithOtp({ email, options: { emailRedirectTo } });
  expect(error).toBeNull();
  const mail = running.mails.find(({ to }) => to === email);
  return new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '');
}

describe('with the whole host for the identity API', () => {
  let running: RunningIdentity;
  beforeAll(async () => {
    running = await start({ AUTH_BASE_PATH: '/', AUTH_REDIRECTS: appAddress });
  });
  afterAll(() => running.close());

  test('the mailed link is a route of it and returns to the app with a session', async () => {
    const link = await readMailedLink(running, appAddress);
    expect(link.origin + link.pathname).toBe(`${publicUrl}/verify`);
    const answer = await fetch(running.url + link.pathname + link.search, { redirect: 'manual' });
    expect(answer.status).toBe(303);
    const [target, hash] = answer.headers.get('location')?.split('#') ?? [];
    expect(target).toBe(appAddress);
    const refreshToken = new URLSearchParams(hash).get('refresh_token') ?? '';
    const client = running.newClient();
    expect((await client.refreshSession({ refresh_token: refreshToken })).data.session).not.toBeNull();
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'otherapp://callback', 'https://evil.example/'])(
    'the mailed link does not return to %s',
    async (target) => {
      const link = await readMailedLink(running, target);
      expect(link.searchParams.get('redirect_to')).toBe(`${publicUrl}/`);
      link.searchParams.set('redirect_to', target);
      const answer = await fetch(running.url + link.pathname + link.search, { redirect: 'manual' });
      expect(answer.headers.get('location')).toMatch(`${publicUrl}/#`);
    },
  );
});

test.each([
  [{}, '/auth/confirm'],
  [{ AUTH_MAIL_LINK: 'verify' }, '/auth/v1/verify'],
  [{ AUTH_BASE_PATH: '/', AUTH_MAIL_LINK: 'page' }, '/auth/confirm'],
])('with %o the mailed link leads to %s', async (environment, pathname) => {
  const running = await start(environment);
  const link = await readMailedLink(running, publicUrl);
  await running.close();
  expect(link.pathname).toBe(pathname);
});

test.each(['javascript:alert(1)', 'https://a.example,data:**', 'intent://x'])(
  'AUTH_REDIRECTS refuses %s',
  (list) => {
    expect(() => parseEnv({ AUTH_REDIRECTS: list })).toThrow('AUTH_REDIRECTS');
  },
);
