import { SourceError, searchConsoleScope } from '@keydence/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type FakeSearchConsole,
  type SearchConsoleFault,
  startFakeSearchConsole,
} from '../../testing/fake-search-console.ts';
import { createSearchConsole, type SearchConsoleOptions } from './create-search-console.ts';

const redirectUri = 'https://keydence.example/search-console/callback';
const codeVerifier = 'a-verifier-that-is-secret-and-that-is-long-enough';
const property = 'sc-domain:acme.com';

let fake: FakeSearchConsole;
let slept: number[];
let time: number;
let logged: unknown[];
beforeEach(async () => {
  fake = await startFakeSearchConsole({
    sites: [{ siteUrl: property, permissionLevel: 'siteOwner' }],
    days: [['2026-11-19', 3, 40, 5.5]],
    queries: [
      ['tea shop', 2, 30, 4.25],
      ['green tea', 1, 10, 8],
    ],
    pages: [],
    countries: [],
    devices: [],
    queryPages: [['tea shop', 'https://acme.com/tea', 2, 30, 4.25]],
  });
  slept = [];
  logged = [];
  time = Date.parse('2026-11-22T12:00:00Z');
});
afterEach(() => fake.close());

function client(overrides: Partial<SearchConsoleOptions> = {}) {
  const { clientId, clientSecret, authorizeUrl, oauthUrl, apiUrl } = fake;
  return createSearchConsole({
    clientId,
    clientSecret,
    authorizeUrl,
    oauthUrl,
    apiUrl,
    fetch,
    // A busy machine must not look like a hanging provider.
    timeoutMs: 10_000,
    maxBytes: 100_000,
    clock: () => time,
    sleep: async (ms) => void slept.push(ms),
    random: () => 0,
    log: { warn: (fields) => logged.push(fields) },
    ...overrides,
  });
}

function connect() {
  const google = client();
  const back = fake.agree(google.authorizeUrl({ redirectUri, state: 's', codeVerifier }));
  return google.exchangeCode({ redirectUri, code: back.searchParams.get('code') ?? '', codeVerifier });
}

const question = {
  property,
  startDate: '2026-08-20',
  endDate: '2026-11-19',
  dimensions: ['query'] as const,
  startRow: 0,
  rowLimit: 25_000,
};

async function failureOf(asked: Promise<unknown>): Promise<{ reason: string; message: string }> {
  const error = await asked.then(
    () => 'answered',
    (failure: unknown) => failure,
  );
  if (!(error instanceof SourceError)) throw new Error(`no SourceError: ${String(error)}`);
  return { reason: error.reason, message: error.message };
}

const callsOf = (name: string) => fake.calls.filter((call) => call.name === name);
/** Sets the fault of calls by name, for the first few of them. */
const fail = (name: string, fault: SearchConsoleFault, times = Number.POSITIVE_INFINITY) => {
  let left = times;
  fake.script = (call) => {
    if (call.name !== name || left <= 0) return undefined;
    left -= 1;
    return fault;
  };
};
const refusal = (status: number, reason: string): SearchConsoleFault => ({
  kind: 'http',
  status,
  body: { error: { code: status, errors: [{ reason }] } },
});

describe('the authorization', () => {
  it('requests read access only, offline, with a challenge and the state', () => {
    const url = new URL(client().authorizeUrl({ redirectUri, state: 'one-time', codeVerifier }));
    expect(url.origin + url.pathname).toBe(fake.authorizeUrl);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'client',
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'https://www.googleapis.com/auth/webmasters.readonly',
      state: 'one-time',
      code_challenge_method: 'S256',
      access_type: 'offline',
      prompt: 'consent',
    });
    expect(url.href).not.toContain(codeVerifier);
    expect(url.href).not.toContain('client-secret');
  });

  it('exchanges the code once, and only with its verifier', async () => {
    const google = client();
    const { searchParams } = fake.agree(google.authorizeUrl({ redirectUri, state: 's', codeVerifier }));
    const code = searchParams.get('code') ?? '';
    expect(await google.exchangeCode({ redirectUri, code, codeVerifier })).toEqual({
      refreshToken: expect.stringMatching(/^refresh-/),
      scope: searchConsoleScope,
    });
    expect((await failureOf(google.exchangeCode({ redirectUri, code, codeVerifier }))).reason).toBe('auth');
    const other = fake.agree(google.authorizeUrl({ redirectUri, state: 's', codeVerifier }));
    const forged = {
      redirectUri,
      code: other.searchParams.get('code') ?? '',
      codeVerifier: 'of-another-client',
    };
    expect((await failureOf(google.exchangeCode(forged))).reason).toBe('auth');
  });

  it('is rejected if its owner has unticked the permission', async () => {
    fake.grantedScope = 'openid';
    expect(await failureOf(connect())).toMatchObject({
      reason: 'access',
      message: expect.stringContaining('leave its box ticked'),
    });
  });

  it('names the settings if Google does not know this server', async () => {
    fake.clientSecret = 'changed';
    const { searchParams } = fake.agree(client().authorizeUrl({ redirectUri, state: 's', codeVerifier }));
    const answer = { redirectUri, code: searchParams.get('code') ?? '', codeVerifier };
    expect(await failureOf(client({ clientSecret: 'old' }).exchangeCode(answer))).toMatchObject({
      reason: 'access',
      message: expect.stringContaining('SEARCH_CONSOLE_CLIENT_ID'),
    });
  });

  it('never sends a code twice, because the second use would revoke the first', async () => {
    fail('token', { kind: 'http', status: 503 });
    expect((await failureOf(connect())).reason).toBe('unavailable');
    expect(callsOf('token')).toHaveLength(1);
  });

  it('is revoked, and an already revoked one is no failure', async () => {
    const { refreshToken } = await connect();
    await client().revoke(refreshToken);
    expect(fake.refreshTokens.size).toBe(0);
    await client().revoke(refreshToken);
    fail('revoke', { kind: 'http', status: 500 });
    expect((await failureOf(client().revoke(refreshToken))).reason).toBe('unavailable');
  });
});

describe('an account', () => {
  it('lists properties and reads rows, a page at a time, with one token', async () => {
    const account = client().open((await connect()).refreshToken);
    expect(await account.listSites()).toEqual([{ property, permission: 'siteOwner' }]);
    expect(await account.query(question)).toEqual([
      { keys: ['tea shop'], clicks: 2, impressions: 30, position: 4.25 },
      { keys: ['green tea'], clicks: 1, impressions: 10, position: 8 },
    ]);
    expect(await account.query({ ...question, startRow: 1, rowLimit: 1 })).toMatchObject([
      { keys: ['green tea'] },
    ]);
    expect(await account.query({ ...question, startRow: 2 })).toEqual([]);
    expect(callsOf('query')[0]?.input).toMatchObject({ type: 'web', dataState: 'final', rowLimit: 25_000 });
    expect(callsOf('token').filter(({ input }) => input.grant_type === 'refresh_token')).toHaveLength(1);
  });

  it('renews its token after an hour, and on Google’s request', async () => {
    const account = client().open((await connect()).refreshToken);
    const renewals = () =>
      callsOf('token').filter(({ input }) => input.grant_type === 'refresh_token').length;
    await account.listSites();
    time += 3_600_000;
    await account.listSites();
    expect(renewals()).toBe(2);
    fake.accessTokens.clear();
    await account.listSites();
    expect(renewals()).toBe(3);
  });

  it('asks for a new connection after its owner revoked the authorization', async () => {
    const { refreshToken } = await connect();
    fake.refreshTokens.clear();
    expect(await failureOf(client().open(refreshToken).listSites())).toMatchObject({
      reason: 'auth',
      message: expect.stringContaining('Connect Search Console again'),
    });
    expect(slept).toEqual([]);
  });

  it('rejects another property', async () => {
    const account = client().open((await connect()).refreshToken);
    const asked = account.query({ ...question, property: 'sc-domain:other.com' });
    expect((await failureOf(asked)).reason).toBe('access');
  });

  it.each<[string, SearchConsoleFault, string, number]>([
    ['429', { kind: 'http', status: 429 }, 'rate', 5],
    ['a quota', refusal(403, 'quotaExceeded'), 'rate', 5],
    ['a rate limit', refusal(403, 'userRateLimitExceeded'), 'rate', 5],
    ['the limit of a day', refusal(403, 'dailyLimitExceeded'), 'rate', 5],
    ['a limit of queries', refusal(403, 'variableTermLimitExceeded'), 'rate', 5],
    ['500', { kind: 'http', status: 500 }, 'unavailable', 5],
    ['503', { kind: 'http', status: 503 }, 'unavailable', 5],
    ['a reset', { kind: 'reset' }, 'unavailable', 5],
    ['HTML', { kind: 'html' }, 'unavailable', 5],
    ['cut-off JSON', { kind: 'truncated' }, 'unavailable', 5],
    ['nothing', { kind: 'empty' }, 'unavailable', 5],
    ['wrong types', { kind: 'wrong_types' }, 'unreadable', 1],
    ['400', refusal(400, 'badRequest'), 'invalid', 1],
    ['403', refusal(403, 'forbidden'), 'access', 1],
    ['a missing permission', refusal(403, 'insufficientPermissions'), 'auth', 1],
    ['an API that is off', refusal(403, 'accessNotConfigured'), 'access', 1],
    ['404', refusal(404, 'notFound'), 'not_found', 1],
    ['401 for every token', refusal(401, 'authError'), 'auth', 2],
  ])('%s: throws a typed error after the useful retries', async (_case, fault, reason, tries) => {
    const account = client().open((await connect()).refreshToken);
    fail('query', fault);
    expect((await failureOf(account.query(question))).reason).toBe(reason);
    expect(callsOf('query')).toHaveLength(tries);
    expect(JSON.stringify(logged)).not.toMatch(/refresh-|access-\d|client-secret/);
  });

  it.each<[string, SearchConsoleFault]>([
    ['429', { kind: 'http', status: 429 }],
    ['a reset', { kind: 'reset' }],
    ['cut-off JSON', { kind: 'truncated' }],
  ])('retries after a transient %s, with growing waits', async (_case, fault) => {
    const account = client().open((await connect()).refreshToken);
    fail('query', fault, 3);
    expect(await account.query(question)).toHaveLength(2);
    expect(slept).toEqual([1000, 2000, 4000]);
  });

  it('waits as long as Google asks, but not for minutes', async () => {
    const account = client().open((await connect()).refreshToken);
    fail('query', { kind: 'http', status: 429, headers: { 'retry-after': '20' } }, 1);
    await account.query(question);
    expect(slept).toEqual([20_000]);
    fail('query', { kind: 'http', status: 429, headers: { 'retry-after': '600' } });
    expect((await failureOf(account.query(question))).reason).toBe('rate');
    expect(slept).toEqual([20_000]);
  });

  it('gives up on a response that never comes, and on one that is too large', async () => {
    const { refreshToken } = await connect();
    fail('query', { kind: 'hang' });
    const hanging = client({ timeoutMs: 300 }).open(refreshToken);
    expect((await failureOf(hanging.query(question))).reason).toBe('unavailable');
    fake.script = () => undefined;
    fake.world.queries = Array.from({ length: 2_000 }, (_, index) => [`tea ${index}`, 1, 10, 5]);
    expect((await failureOf(client().open(refreshToken).query(question))).reason).toBe('unavailable');
  });
});
