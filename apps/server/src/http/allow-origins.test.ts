import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEdge, type TestEdge } from '../../testing/start-edge.ts';

const partner = 'https://partner.example';
let edge: TestEdge;
beforeAll(async () => {
  edge = await startEdge({}, { apiOrigins: [partner] });
});
afterAll(() => edge.close());

const preflight = (origin: string) =>
  edge.request('/api/companies', {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST' },
  });

it('lets pages of a listed origin call, and read the headers they need', async () => {
  const { status, headers } = await preflight(partner);
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-origin')).toBe(partner);
  expect(headers.get('access-control-allow-headers')).toMatch(/Authorization.*Idempotency-Key/);
  expect(headers.get('access-control-allow-credentials')).toBeNull();
  const refused = await edge.request('/api/test', { headers: { origin: partner } });
  expect(refused.status).toBe(401);
  expect(refused.headers.get('access-control-allow-origin')).toBe(partner);
  for (const name of ['Retry-After', 'RateLimit', 'X-RateLimit-Reset', 'Link', 'ETag', 'X-Request-Id']) {
    expect(refused.headers.get('access-control-expose-headers')).toContain(name);
  }
});

it('refuses origins that are not listed', async () => {
  const { headers } = await preflight('https://partner.example.evil.example');
  expect(headers.get('access-control-allow-origin')).toBeNull();
  const pages = await edge.request('/', { headers: { origin: partner } });
  expect(pages.headers.get('access-control-allow-origin')).toBeNull();
});
