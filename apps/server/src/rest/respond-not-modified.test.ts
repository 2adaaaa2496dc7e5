import { get, type IncomingMessage } from 'node:http';
import { AppError } from '@keydence/domain';
import type { VerifiedCaller } from '@keydence/identity';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { setUpDomain } from '../../testing/set-up-domain.ts';
import { type Person, startEdge, type TestEdge } from '../../testing/start-edge.ts';
import { type Listener, listen } from '../http/listen.ts';
import { createCallLimiter } from '../limits/call-limiter.ts';
import { createUnchangedAnswer } from './respond-not-modified.ts';

let edge: TestEdge;
let listener: Listener;
let ada: Person;
let path: string;
let tag: string;
/** Count of authentications, which only the full path does. */
let checks: number;
let isSignedIn: boolean;
let lines: Record<string, unknown>[] = [];

beforeAll(async () => {
  isSignedIn = true;
  // A cached authentication always returns the same object.
  const callers = new Map<string, VerifiedCaller>();
  const callerOf = (authorization: string | undefined) => {
    const userId = authorization?.replace('Bearer ', '');
    if (!userId || !isSignedIn)
      return new AppError('session_expired', 'Session expired. Please sign in again.');
    const caller = callers.get(userId) ?? { userId, email: 'ada@people.example', sessionId: userId };
    callers.set(userId, caller);
    return caller;
  };
  edge = await startEdge(
    { log: { info: (fields) => void lines.push(fields), warn: () => {}, error: () => {} } },
    {
      callLimiter: createCallLimiter({ api: 1_000, screens: 1_000 }, () => 0),
      apiOrigins: ['https://dashboard.example'],
      authenticate: async (authorization) => {
        checks += 1;
        return callerOf(authorization);
      },
      recognise: (authorization) => {
        const caller = callerOf(authorization);
        return caller instanceof AppError ? undefined : caller;
      },
    },
  );
  listener = await listen({
    host: '127.0.0.1',
    port: 0,
    fetch: edge.app.fetch,
    answerAtOnce: createUnchangedAnswer(edge.options),
  });
  ada = await edge.signUp();
  const { domainId } = await setUpDomain(edge, ada);
  path = `/api/seo/keywords?domain_id=${domainId}`;
});
afterAll(async () => {
  await listener.drain();
  await edge.close();
});
beforeEach(async () => {
  isSignedIn = true;
  tag = String((await ada.call('GET', path)).headers.get('etag'));
  checks = 0;
  lines = [];
});

/** Not with `fetch`, which bypasses caches if a request names a tag. */
const ask = (headers: Record<string, string> = {}, person = ada) =>
  new Promise<{ status: number | undefined; headers: Headers }>((resolve, reject) => {
    const named = { authorization: `Bearer ${person.userId}`, 'if-none-match': tag, ...headers };
    const answer = ({ statusCode, headersDistinct }: IncomingMessage) => {
      const pairs = Object.entries(headersDistinct).map(([name, values = []]) => [name, values.join(', ')]);
      resolve({ status: statusCode, headers: new Headers(pairs as [string, string][]) });
    };
    get(`http://127.0.0.1:${listener.port}${path}`, { headers: named, agent: false }, (response) => {
      response.resume().once('end', () => answer(response));
    }).once('error', reject);
  });

it('says the same as the long way, also to the log and to the limits', async () => {
  const long = await ask({ 'cache-control': 'no-cache', 'x-request-id': 'one-request' });
  expect(checks).toBe(1);
  const short = await ask({ 'x-request-id': 'one-request' });
  expect(checks).toBe(1);
  const headersOf = ({ headers }: typeof long) =>
    Object.fromEntries([...headers].filter(([name]) => !/ratelimit(-remaining)?$|^date$/.test(name)));
  expect([long.status, short.status]).toEqual([304, 304]);
  expect(headersOf(short)).toEqual(headersOf(long));
  // The dates may differ by a second.
  const sentAt = ({ headers }: typeof long) => Date.parse(headers.get('date') ?? '');
  expect(sentAt(short)).toBeGreaterThanOrEqual(sentAt(long));
  const left = ({ headers }: typeof long) => Number(headers.get('x-ratelimit-remaining'));
  expect(left(short)).toBe(left(long) - 1);
  expect(lines.map(({ ms: _ms, ...line }) => line)).toEqual(
    Array(2).fill({
      requestId: 'one-request',
      method: 'GET',
      path: '/api/seo/keywords',
      status: 304,
    }),
  );
});

it.each<[string, Record<string, string>, number]>([
  ['another tag', { 'if-none-match': 'W/"1.0.sample"' }, 200],
  ['a page of another site', { origin: 'https://dashboard.example' }, 304],
  ['a request with no-cache', { 'cache-control': 'No-Cache' }, 304],
])('leaves the long way to %s', async (_who, headers, status) => {
  expect((await ask(headers)).status).toBe(status);
  expect(checks).toBe(1);
});

it('does not answer other callers or signed-out users', async () => {
  const bob = await edge.signUp();
  expect((await ask({}, bob)).status).toBe(404);
  expect((await ask()).status).toBe(304);
  isSignedIn = false;
  expect((await ask()).status).toBe(401);
});

it('answers in full once the caller has changed the list, and again after that change is known', async () => {
  const { body } = await ada.call('GET', path);
  const [keyword] = body.data as { id: string }[];
  expect((await ask()).status).toBe(304);
  const changed = await ada.call('DELETE', `/api/seo/keywords/${keyword?.id}`);
  expect(changed.status).toBe(204);
  const full = await ask();
  expect([full.status, full.headers.get('etag') === tag]).toEqual([200, false]);
  tag = String(full.headers.get('etag'));
  // This process also gets the notification of the change, a moment later.
  await expect
    .poll(async () => {
      checks = 0;
      return [(await ask()).status, checks];
    })
    .toEqual([304, 0]);
});

it('says goodbye the long way when the process ends', async () => {
  edge.ending.abort();
  const { status, headers } = await ask();
  expect([status, headers.get('connection'), checks]).toEqual([304, 'close', 1]);
});
