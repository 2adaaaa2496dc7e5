import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEdge, type TestEdge } from '../../testing/start-edge.ts';

let edge: TestEdge;
beforeAll(async () => {
  edge = await startEdge();
});
afterAll(() => edge.close());

it('is a page under the strict policy that loads only files of this server', async () => {
  const { status, headers, text } = await edge.request('/api/docs');
  expect(status).toBe(200);
  expect(headers.get('content-security-policy')).toContain("script-src 'self';");
  expect(headers.get('content-security-policy')).not.toContain("script-src 'self' 'unsafe");
  const loaded = [...text.matchAll(/<(?:script|link rel="stylesheet")[^>]* ?(?:src|href)="([^"]+)"/g)].map(
    ([, path]) => path,
  );
  expect(loaded).toHaveLength(4);
  for (const path of loaded) {
    const file = await edge.request(String(path));
    expect([path, file.status]).toEqual([path, 200]);
    expect(file.headers.get('content-type')).toMatch(/^text\/(css|javascript); charset=utf-8$/);
    expect(file.text.length).toBeGreaterThan(100);
  }
  expect(text).not.toMatch(/<script>|style=|https?:/);
});

it('has the typeface of the product', async () => {
  const response = await edge.app.request('/api/docs/inter.woff2');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'font/woff2']);
  expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 4)).toBe('wOF2');
});

it('sends its files packed, and once', async () => {
  const path = '/api/docs/swagger-ui-bundle.js';
  const packed = await edge.app.request(path, { headers: { 'accept-encoding': 'gzip' } });
  const size = (await packed.arrayBuffer()).byteLength;
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(size).toBeGreaterThan(100_000);
  expect(size).toBeLessThan(700_000);
  const tag = String(packed.headers.get('etag'));
  for (const encoding of ['gzip', 'identity']) {
    const headers = { 'if-none-match': tag, 'accept-encoding': encoding };
    expect((await edge.request(path, { headers })).status).toBe(304);
  }
});

it('takes no other method and knows no other file', async () => {
  expect((await edge.request('/api/docs', { method: 'POST' })).status).toBe(405);
  for (const path of ['/api/docs/../../package.json', '/api/docs/package.json']) {
    expect((await edge.request(path)).status).toBe(404);
  }
});
