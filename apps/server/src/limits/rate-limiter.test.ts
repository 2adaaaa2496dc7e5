import type { DatabaseHandle } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import { AppError } from '@keydence/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rateHeaders } from './rate-headers.ts';
import { createRateLimiter, type RateUse } from './rate-limiter.ts';

let database: DatabaseHandle;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const tryTake = (subject: string) =>
  createRateLimiter(database)
    .take('probe_minute', subject)
    .then(
      () => null,
      (error: unknown) => error,
    );

it('lets no parallel caller past the limit, whichever process asks', async () => {
  const outcomes = await Promise.all(Array.from({ length: 30 }, () => tryTake('parallel')));
  const refusals = outcomes.filter((outcome) => outcome !== null);
  expect(refusals).toHaveLength(10);
  for (const refusal of refusals) {
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toMatchObject({
      code: 'rate_limited',
      details: { retryAfterSeconds: expect.toSatisfy((seconds: number) => seconds >= 1 && seconds <= 60) },
    });
  }
});

it('counts each subject for itself', async () => {
  await Promise.all(Array.from({ length: 25 }, () => tryTake('busy')));
  expect(await tryTake('quiet')).toBeNull();
});

it('starts again when the window is over, by the clock of the database', async () => {
  await Promise.all(Array.from({ length: 21 }, () => tryTake('patient')));
  await database.sql`update identity.rate_limits set window_started_at = window_started_at - interval '61 seconds'`;
  expect(await tryTake('patient')).toBeNull();
});

it('blocks a subject for at most one window after the database clock moved back', async () => {
  const move = (interval: string) => database.sql`
    update identity.rate_limits set window_started_at = window_started_at + ${interval}::interval`;
  await Promise.all(Array.from({ length: 20 }, () => tryTake('early')));
  await move('8 days');
  expect(await tryTake('early')).toMatchObject({ code: 'rate_limited' });
  await move('-61 seconds');
  expect(await tryTake('early')).toBeNull();
});

it('does not store addresses in plain text', async () => {
  await tryTake('ada@people.example');
  const rows = await database.sql<{ key: string }[]>`select key from identity.rate_limits`;
  expect(JSON.stringify(rows)).not.toContain('ada');
});

it('tells what is left', async () => {
  const uses: RateUse[] = [];
  const limiter = createRateLimiter(database);
  await limiter.take('probe_minute', 'counted', (use) => uses.push(use));
  await limiter.take('probe_day', 'counted', (use) => uses.push(use));
  expect(uses).toMatchObject([
    { policy: 'probe_minute', limit: 20, windowSeconds: 60, remaining: 19 },
    { policy: 'probe_day', limit: 200, windowSeconds: 86_400, remaining: 199 },
  ]);
});

it('says it in headers', () => {
  const now = () => new Date('2026-11-21T12:00:00Z');
  const use = {
    policy: 'probe_minute',
    limit: 20,
    windowSeconds: 60,
    remaining: 19,
    resetSeconds: 42,
    isRefused: false,
  };
  expect(rateHeaders([use, { ...use, policy: 'probe_day', limit: 9, remaining: 7 }], now)).toEqual([
    ['RateLimit-Policy', '"probe_minute";q=20;w=60, "probe_day";q=9;w=60'],
    ['RateLimit', '"probe_minute";r=19;t=42, "probe_day";r=7;t=42'],
    ['X-RateLimit-Limit', '9'],
    ['X-RateLimit-Remaining', '7'],
    ['X-RateLimit-Reset', String(Date.UTC(2026, 10, 21, 12, 0, 42) / 1000)],
  ]);
  expect(rateHeaders([], now)).toEqual([]);
  expect(rateHeaders([use, { ...use, resetSeconds: 7, isRefused: true }], now)[0]).toEqual([
    'Retry-After',
    '7',
  ]);
});
