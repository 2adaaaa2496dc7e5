import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEdge, type TestEdge } from '../testing/start-edge.ts';

let edge: TestEdge;
const webDist = mkdtempSync(path.join(tmpdir(), 'keydence-public-'));

beforeAll(async () => {
  for (const name of ['index', 'privacy', 'terms']) {
    writeFileSync(path.join(webDist, `${name}.html`), `<html><head></head><body>${name}</body></html>`);
    writeFileSync(path.join(webDist, `${name}.html.br`), `brotli of ${name}`);
    writeFileSync(path.join(webDist, `${name}.html.gz`), `gzip of ${name}`);
  }
  edge = await startEdge({}, { webDist });
});
afterAll(async () => {
  await edge.close();
  rmSync(webDist, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => edge.request(url, { headers });

describe.each([
  ['/', 'index'],
  ['/privacy', 'privacy'],
  ['/terms', 'terms'],
])('%s', (url, name) => {
  it('is a page that search engines may list and browsers ask for again', async () => {
    const { status, text, headers } = await get(url);
    expect(status).toBe(200);
    expect(text).toBe(`<html><head></head><body>${name}</body></html>`);
    expect(headers.get('content-type')).toMatch(/^text\/html; charset=utf-8$/i);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('x-robots-tag')).toBeNull();
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self'; style-src 'self'; /);
  });

  it.each([
    ['gzip, br', 'br', 'brotli'],
    ['gzip', 'gzip', 'gzip'],
  ])('comes as it was compressed at build (%s)', async (accepted, encoding, word) => {
    const { text, headers } = await get(url, { 'accept-encoding': accepted });
    expect(text).toBe(`${word} of ${name}`);
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(headers.get('vary')).toBe('Accept-Encoding');
    expect(headers.get('content-type')).toContain('text/html');
  });

  it('is not sent again while it stays the same', async () => {
    const first = await get(url, { 'accept-encoding': 'br' });
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await get(url, { 'accept-encoding': 'br', 'if-none-match': `"other", W/${etag}` });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
    expect(again.headers.get('etag')).toBe(etag);
    expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
    expect((await get(url, { 'if-none-match': etag })).status).toBe(200);
  });
});

it('answers the file names of pages with 404', async () => {
  expect((await get('/privacy.html')).status).toBe(404);
  expect((await get('/privacy.html.br')).status).toBe(404);
});
