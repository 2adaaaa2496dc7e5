import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEdge, type TestEdge } from '../../testing/start-edge.ts';

let edge: TestEdge;
const webDist = mkdtempSync(path.join(tmpdir(), 'keydence-public-'));

beforeAll(async () => {
  for (const name of ['index', 'privacy', 'terms']) {
    writeFileSync(path.join(webDist, `${name}.html`), pageOf(name, '{{public_url}}', '{{operator_name}}'));
  }
  edge = await startEdge(
    {},
    { webDist, publicUrl: 'https://site.example', siteSettings: { OPERATOR_NAME: 'Ada & <Sons>' } },
  );
});
afterAll(async () => {
  await edge.close();
  rmSync(webDist, { recursive: true });
});

function pageOf(name: string, publicUrl: string, operator: string): string {
  return `<html><head><link rel="canonical" href="${publicUrl}/"></head><body>${name} of ${operator}, {{unknown}}</body></html>`;
}
const get = (url: string, headers: Record<string, string> = {}) => edge.request(url, { headers });

describe.each([
  ['/', 'index'],
  ['/privacy', 'privacy'],
  ['/terms', 'terms'],
])('%s', (url, name) => {
  it('is indexable and revalidated by browsers, with the settings filled in', async () => {
    const { status, text, headers } = await get(url);
    expect(status).toBe(200);
    expect(text).toBe(pageOf(name, 'https://site.example', 'Ada &amp; &lt;Sons&gt;'));
    expect(headers.get('content-type')).toMatch(/^text\/html; charset=utf-8$/i);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('x-robots-tag')).toBeNull();
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self'; style-src 'self'; /);
  });

  it.each([
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('is compressed (%s)', async (accepted, encoding, unpack) => {
    const answer = await edge.app.request(url, { headers: { 'accept-encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(answer.headers.get('content-type')).toContain('text/html');
    const content = unpack(new Uint8Array(await answer.arrayBuffer())).toString();
    expect(content).toBe((await get(url)).text);
  });

  it('is not sent again while unchanged', async () => {
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
});
