import type { DatabaseHandle } from '@keydence/db';
import { afterEach, expect, it } from 'vitest';
import { startEdge, type TestEdge } from '../../testing/start-edge.ts';
import { createRateLimiter, type ReportingRateLimiter } from './rate-limiter.ts';

let edge: TestEdge;
afterEach(() => edge.close());

/** A limiter on the edge's database, which exists only after the edge has started. */
async function startLimited(trustProxyHops: number): Promise<void> {
  let database: DatabaseHandle | undefined;
  const rateLimiter: ReportingRateLimiter = {
    take: async (...use) => database && createRateLimiter(database).take(...use),
  };
  edge = await startEdge({ rateLimiter }, { trustProxyHops });
  database = edge.services.database;
}

const subscribe = async (forwardedFor: string) => {
  const body = new URLSearchParams({ 'form-name': 'newsletter', email: 'ada@people.example' });
  const headers = { 'x-forwarded-for': forwardedFor };
  const { status } = await edge.request('/', { method: 'POST', body, headers });
  return status;
};
const statuses = async (addresses: string[]) => {
  const all: number[] = [];
  for (const address of addresses) all.push(await subscribe(address));
  return all;
};
const addresses = [1, 2, 3, 4, 5, 6].map((host) => `198.51.100.7, 203.0.113.${host}`);

it('an invented X-Forwarded-For does not get around a limit', async () => {
  await startLimited(0);
  expect(await statuses(addresses)).toEqual([200, 200, 200, 200, 200, 429]);
});

it('behind a proxy of the operator people are counted one by one, by what the proxy saw', async () => {
  await startLimited(1);
  expect(await statuses(addresses)).toEqual([200, 200, 200, 200, 200, 200]);
  const invented = [1, 2, 3, 4, 5].map((host) => `198.51.100.${host}, 203.0.113.1`);
  expect(await statuses(invented)).toEqual([200, 200, 200, 200, 429]);
});
