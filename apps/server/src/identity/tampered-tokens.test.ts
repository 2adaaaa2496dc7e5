import type { Services } from '@keydence/api';
import type { DatabaseHandle } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import { createRulesAnalyst } from '@keydence/domain';
import { createIdentity, defaultIdentitySettings, type Identity } from '@keydence/identity';
import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { v7 as newId } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createApp } from '../app.ts';
import { readSiteValues } from '../http/site-values.ts';
import { createKnownAnswers } from '../rest/response-cache.ts';
import { createInvalidTokens } from './forge-tokens.ts';
import { identityRoutes } from './routes.ts';

const siteUrl = 'http://localhost:3000';
let database: DatabaseHandle;
let identity: Identity;
let app: ReturnType<typeof createApp>;
let token: string;

/** Requests that leave the process; must never be called. */
const outbound = vi.fn();

beforeAll(async () => {
  database = await createTestDatabase();
  const texts: string[] = [];
  identity = createIdentity({
    database,
    now: () => new Date(),
    newId,
    mailer: { send: async ({ text }) => void texts.push(text) },
    enqueueMail: async () => {},
    deletePicture: async () => {},
    sms: { provider: 'none', send: async () => ({ messageId: '' }) },
    settings: {
      ...defaultIdentitySettings,
      siteUrl,
      issuer: `${siteUrl}/auth/v1`,
      callbackUrl: `${siteUrl}/auth/v1/callback`,
      rateLimits: false,
    },
    onFailure: (error) => expect.unreachable(String(error)),
  });
  app = createApp({
    services: testServices(),
    rateLimiter: { take: async () => {} },
    authenticate: (authorization) => identity.authenticate(authorization),
    publicUrl: siteUrl,
    webDist: '/nonexistent',
    pageSettings: {},
    siteValues: readSiteValues({ PUBLIC_URL: siteUrl }),
    known: createKnownAnswers(),
    ending: new AbortController().signal,
    mounts: [{ path: '/auth/v1', routes: identityRoutes(identity) }],
  });
  await post('/auth/v1/otp', { email: 'ann@mail.example' });
  const code = /code: (\d{6})$/m.exec(texts[0] ?? '')?.[1];
  const session = await post('/auth/v1/verify', { type: 'email', email: 'ann@mail.example', token: code });
  token = ((await session.json()) as { access_token: string }).access_token;
  vi.stubGlobal('fetch', outbound);
});
afterEach(() => expect(outbound).not.toHaveBeenCalled());
afterAll(async () => {
  vi.unstubAllGlobals();
  await identity.close();
  await database.close();
});

function testServices(): Services {
  const now = () => new Date();
  return {
    database,
    now,
    newId,
    sources: { sample: createSampleSource({ now }) },
    sampleDomains,
    analyst: createRulesAnalyst(),
    rateLimiter: { take: async () => {} },
    publicUrl: siteUrl,
    adminEmails: [],
    log: { info: () => {}, warn: () => {}, error: () => {} },
    // Refused requests reach none of these.
  } as unknown as Services;
}

const post = (path: string, body: unknown) =>
  app.request(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

const surfaces = [
  ['/api/companies', 401],
  ['/trpc/profile.get', 401],
  ['/auth/v1/user', 403],
] as const;

async function expectRefused(forged: string, name = 'a flipped bit') {
  for (const [path, status] of surfaces) {
    const answer = await app.request(path, { headers: { authorization: `Bearer ${forged}` } });
    expect([name, path, answer.status]).toEqual([name, path, status]);
    expect(await answer.text()).not.toContain('ann@mail.example');
  }
}

/** The same sequence in every run. */
function* randomNumbers(seed: number): Generator<number, never> {
  let state = seed;
  while (true) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

test('the untouched token is accepted everywhere', async () => {
  for (const [path] of surfaces) {
    const answer = await app.request(path, { headers: { authorization: `Bearer ${token}` } });
    expect([path, answer.status]).toEqual([path, 200]);
  }
});

test('two hundred random bit flips in header, claims and signature', async () => {
  const random = randomNumbers(20_261_121);
  for (let flip = 0; flip < 200; flip += 1) {
    const parts = token.split('.');
    const part = Math.floor(random.next().value * 3);
    const bytes = Buffer.from(parts[part] ?? '', 'base64url');
    const bit = Math.floor(random.next().value * bytes.length * 8);
    bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    parts[part] = bytes.toString('base64url');
    await expectRefused(parts.join('.'));
  }
});

test('no forged token is accepted anywhere', async () => {
  const forgeries = await createInvalidTokens(database.db, token);
  for (const [name, forge] of Object.entries(forgeries)) await expectRefused(await forge(), name);
});
