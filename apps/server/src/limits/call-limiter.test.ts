import type { AppRouter } from '@keydence/api';
import { createTRPCClient, httpBatchLink, httpLink } from '@trpc/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Person, startEdge, type TestEdge } from '../../testing/start-edge.ts';
import { type KeyEdge, startKeyEdge } from '../../testing/start-key-edge.ts';
import { createCallLimiter } from './call-limiter.ts';

let edge: TestEdge;
let ada: Person;
let clock: number;
beforeEach(async () => {
  clock = 0;
  const callLimiter = createCallLimiter({ api: 3, screens: 5 }, () => clock);
  edge = await startEdge({}, { callLimiter });
  ada = await edge.signUp();
});
afterEach(() => edge.close());

const leftOf = (headers: Headers) => headers.get('RateLimit');

describe('REST', () => {
  it('tells what is left, one less with each call, and is refused past the limit', async () => {
    const answers = [1, 2, 3].map(async () => ada.call('GET', '/api/test'));
    const left = (await Promise.all(answers)).map(({ headers }) => leftOf(headers));
    expect(left.sort()).toEqual(['"api";r=0;t=60', '"api";r=1;t=60', '"api";r=2;t=60']);
    clock += 17_500;
    const refused = await ada.call('GET', '/api/companies');
    expect(refused).toMatchObject({
      status: 429,
      body: {
        code: 'rate_limited',
        message: 'Too many requests: you have 3 a minute. Try again in 43 s.',
      },
    });
    expect(Object.fromEntries(refused.headers)).toMatchObject({
      'ratelimit-policy': '"api";q=3;w=60',
      ratelimit: '"api";r=0;t=43',
      'retry-after': '43',
    });
    clock += 42_500;
    expect((await ada.call('GET', '/api/test')).status).toBe(200);
  });

  it('never admits more than the limit in parallel, and counts no refused calls', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => ada.call('POST', '/api/companies', { name: `Brew ${index}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...[201, 201, 201],
      ...[429, 429, 429, 429, 429, 429, 429],
    ]);
    clock += 60_000;
    expect((await ada.call('GET', '/api/companies')).body.data).toHaveLength(3);
  });

  it('counts each person separately, and no anonymous calls', async () => {
    for (const _ of [1, 2, 3, 4]) await ada.call('GET', '/api/test');
    const bob = await edge.signUp();
    expect((await bob.call('GET', '/api/test')).status).toBe(200);
    const statuses = await Promise.all(
      [1, 2, 3, 4].map(async () => (await edge.request('/api/test')).status),
    );
    expect(statuses).toEqual([401, 401, 401, 401]);
  });
});

describe('the typed procedures', () => {
  const client = (link: typeof httpLink | typeof httpBatchLink, seen: Response[]) =>
    createTRPCClient<AppRouter>({
      links: [
        link({
          url: 'http://localhost/trpc',
          headers: { authorization: `Bearer ${ada.userId}` },
          fetch: async (input, init) => {
            const response = await edge.app.request(String(input), init as RequestInit);
            seen.push(response);
            return response;
          },
        }),
      ],
    });

  it('count each one of a batch, and say when to come back', async () => {
    const seen: Response[] = [];
    const batched = client(httpBatchLink, seen);
    await Promise.all([
      batched.profile.get.query(),
      batched.profile.session.query(),
      batched.workspaces.list.query(),
    ]);
    expect(seen.map(({ headers }) => leftOf(headers))).toEqual(['"screens";r=2;t=60']);
    const single = client(httpLink, seen);
    await single.profile.get.query();
    await single.profile.get.query();
    await expect(single.profile.get.query()).rejects.toMatchObject({
      message: 'Too many requests: you have 5 a minute. Try again in 60 s.',
      data: { appCode: 'rate_limited', retryAfterSeconds: 60, httpStatus: 429 },
    });
    expect([seen.at(-1)?.status, seen.at(-1)?.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await ada.call('GET', '/api/test')).status).toBe(200);
  });

  it('that no commas tell apart count all the same', async () => {
    const headers = { authorization: `Bearer ${ada.userId}` };
    const procedures = Array.from({ length: 6 }, () => 'profile.get').join('%2C');
    const { status } = await edge.request(`/trpc/${procedures}?batch=1`, { headers });
    expect(status).toBe(429);
  });
});

describe('an API key', () => {
  let keys: KeyEdge;
  beforeEach(async () => {
    const callLimiter = createCallLimiter({ api: 1, screens: 2 }, () => clock);
    keys = await startKeyEdge({}, { callLimiter });
  });
  afterEach(() => keys.close());

  it("has a limit of its own for REST, and its person's for the procedures", async () => {
    const person = await keys.edge.signUp();
    const { token } = await keys.createKey(person);
    const ask = async (path: string) =>
      (await keys.edge.request(path, { headers: { authorization: `Bearer ${token}` } })).status;
    expect([await ask('/api/test'), await ask('/api/test'), await ask('/api/test')]).toEqual([200, 200, 200]);
    const procedure = '/trpc/profile.session';
    expect([await ask(procedure), await ask(procedure), await ask(procedure)]).toEqual([200, 200, 429]);
  });
});
