import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEdge, type TestEdge } from '../../testing/start-edge.ts';
import { securityHeaders } from './security-headers.ts';

let edge: TestEdge;
const webDist = mkdtempSync(path.join(tmpdir(), 'keydence-headers-'));

beforeAll(async () => {
  mkdirSync(path.join(webDist, 'assets'));
  for (const file of ['index.html', 'app.html', '404.html', 'assets/a-1234.js']) {
    writeFileSync(path.join(webDist, file), '<html><head></head><body></body></html>');
  }
  edge = await startEdge({}, { webDist, publicUrl: 'https://site.example' });
});
afterAll(async () => {
  await edge.close();
  rmSync(webDist, { recursive: true });
});

const scriptSources = /script-src ('self'( 'nonce-[\w+/]+=*')?);/;

function expectSafe(headers: Headers, of: string): void {
  for (const [name, value] of securityHeaders('https://site.example')) {
    expect(headers.get(name), `${name} of ${of}`).toBe(value);
  }
  const policy = headers.get('content-security-policy') ?? '';
  for (const part of ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"]) {
    expect(policy, of).toContain(part);
  }
  expect(policy, of).not.toContain('unsafe-eval');
  if (policy.includes('script-src')) expect(policy, of).toMatch(scriptSources);
}

it('every mounted route returns the security headers to every caller', async () => {
  const asked = new Set<string>();
  for (const { method, path: pattern } of edge.app.routes) {
    const url = pattern.replace(/:\w+(\{[^}]*\})?/g, 'x').replace(/\*$/, 'x');
    const verb = method === 'ALL' ? 'GET' : method;
    if (asked.has(`${verb} ${url}`)) continue;
    asked.add(`${verb} ${url}`);
    const { headers, status } = await edge.request(url, { method: verb });
    expectSafe(headers, `${verb} ${url} (${status})`);
  }
  expect(asked.size).toBeGreaterThan(60);
});

it.each<[string, RequestInit, number]>([
  ['/assets/a-1234.js', {}, 200],
  ['/signin', {}, 200],
  ['/nothing', { headers: { accept: 'text/html' } }, 404],
  ['/nothing', {}, 404],
  ['/api/nothing', {}, 404],
  ['/trpc/profile.get', {}, 401],
  ['/trpc/nothing', {}, 404],
  ['/api/companies', { method: 'POST', body: '{' }, 401],
  ['/api/companies', { method: 'POST', body: 'a'.repeat(1_100_000) }, 413],
  ['/', { method: 'POST' }, 415],
  ['/', { method: 'DELETE' }, 404],
  ['/', { method: 'OPTIONS' }, 404],
])('%s has the security headers, %j', async (url, init, status) => {
  const answer = await edge.request(url, init);
  expect(answer.status).toBe(status);
  expectSafe(answer.headers, url);
});

it('requires https only if the public address uses https', () => {
  const names = (url: string) => securityHeaders(url).map(([name]) => name);
  expect(names('https://site.example')).toContain('Strict-Transport-Security');
  expect(names('http://localhost:3000')).not.toContain('Strict-Transport-Security');
});
