import { afterAll, beforeAll, expect, it } from 'vitest';
import { setUpDomain } from '../../testing/set-up-domain.ts';
import { startEdge, type TestEdge } from '../../testing/start-edge.ts';
import { createRateLimiter, type ReportingRateLimiter, unlimited } from '../limits/rate-limiter.ts';

let edge: TestEdge;
let limiter: ReportingRateLimiter = unlimited;

beforeAll(async () => {
  const rateLimiter: ReportingRateLimiter = { take: (...use) => limiter.take(...use) };
  edge = await startEdge({ rateLimiter });
  limiter = createRateLimiter(edge.services.database);
});
afterAll(() => edge.close());

const limit = 30;
const lookUp = { keywords: ['french press'], language_code: 'en', location_code: 2840 };

it('a person may ask the source 30 times a minute; the answers say how often still', async () => {
  const ada = await edge.signUp();
  const ask = () => ada.call('POST', '/api/seo/google/keyword-overview', lookUp);
  const first = await ask();
  expect(first.status).toBe(200);
  expect(first.headers.get('ratelimit-policy')).toBe('"provider_minute";q=30;w=60');
  expect(first.headers.get('ratelimit')).toMatch(/^"provider_minute";r=29;t=\d+$/);
  const others = await Promise.all(Array.from({ length: limit - 1 }, ask));
  expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]));
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(refused.body).toEqual({
    success: false,
    code: 'rate_limited',
    message: 'Too many requests. Please try again later.',
  });
  expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d?$/);
  expect(refused.headers.get('ratelimit')).toMatch(/^"provider_minute";r=0;t=\d+$/);

  const bob = await edge.signUp();
  expect((await bob.call('POST', '/api/seo/google/keyword-overview', lookUp)).status).toBe(200);
});

it('a refused refresh of a competitor is not lost for the week', async () => {
  const ada = await edge.signUp();
  const { domainId } = await setUpDomain(edge, ada);
  const { body } = await ada.call('GET', `/api/seo/competitors?domain_id=${domainId}`);
  const [competitor] = body.data as { id: string }[];
  const refresh = () =>
    ada.call('POST', `/api/seo/competitors/${competitor?.id}/refresh`, { keyword_limit: 1 });
  const ask = () => ada.call('POST', '/api/seo/google/keyword-overview', lookUp);
  await Promise.all(Array.from({ length: limit }, ask));
  expect((await refresh()).body).toMatchObject({ code: 'rate_limited' });
  await edge.services.database.sql`delete from identity.rate_limits`;
  expect((await refresh()).status).toBe(200);
  expect((await refresh()).body).toMatchObject({ code: 'weekly_refresh_limit' });
}, 30_000);
