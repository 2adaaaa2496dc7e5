import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEdge, type TestEdge } from '../testing/start-edge.ts';

let edge: TestEdge;
const logged: Record<string, unknown>[] = [];
const webDist = mkdtempSync(path.join(tmpdir(), 'keydence-web-'));

beforeAll(async () => {
  mkdirSync(path.join(webDist, 'assets'));
  const page = (title: string) =>
    `<html><head><title>${title}</title><meta name="csp-nonce" content="" /></head><body><script src="/a.js"></script></body></html>`;
  writeFileSync(path.join(webDist, 'index.html'), page('first'));
  writeFileSync(path.join(webDist, 'app.html'), page('application'));
  writeFileSync(path.join(webDist, '404.html'), '<title>Keydence {{path}}</title><code>{{path}}</code>');
  writeFileSync(path.join(webDist, 'favicon.svg'), '<svg/>');
  writeFileSync(path.join(webDist, 'assets/app-abc123.js'), 'plain');
  writeFileSync(path.join(webDist, 'assets/app-abc123.js.br'), 'brotli');
  writeFileSync(path.join(webDist, 'assets/app-abc123.js.gz'), 'gzip');
  const log = {
    info: (fields: Record<string, unknown>) => void logged.push(fields),
    warn: () => {},
    error: () => {},
  };
  edge = await startEdge({ log }, { webDist, publicUrl: 'https://keydence.example' });
});
afterAll(async () => {
  await edge.close();
  rmSync(webDist, { recursive: true });
});

describe('a page', () => {
  it.each(['/signin', '/auth/callback', '/auth/confirm', '/onboarding', '/dashboard?section=keywords'])(
    'of the application answers %s and is excluded from indexes',
    async (url) => {
      const { status, text, headers } = await edge.request(url);
      expect(status).toBe(200);
      expect(text).toContain('<title>application</title>');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    },
  );

  it.each([
    ['shared report', '/share/'],
    ['invitation', '/invitations/'],
  ])('of a %s is excluded from indexes, caches, referrers and the log', async (_, path) => {
    const token = 'A'.repeat(43);
    const { status, text, headers } = await edge.request(`${path}${token}`);
    expect(status).toBe(200);
    expect(text).toContain('<title>application</title>');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(logged.at(-1)).toMatchObject({ path: `${path}…`, status: 200 });
    expect(JSON.stringify(logged)).not.toContain(token);
  });

  it('at the root is the public one', async () => {
    const { status, text, headers } = await edge.request('/');
    expect(status).toBe(200);
    expect(text).toContain('<title>first</title>');
    expect(headers.get('x-robots-tag')).toBeNull();
  });

  it('has a nonce of its own in the policy, the scripts and the head, and the settings', async () => {
    const { text, headers } = await edge.request('/dashboard');
    const policy = headers.get('content-security-policy') ?? '';
    const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1];
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(text).toContain(`<meta name="csp-nonce" content="${nonce}"`);
    expect(text).toContain(`<script nonce="${nonce}" src="/a.js">`);
    expect(text).toContain('<meta name="billing-portal-url" content="https://billing.example/">');
    expect((await edge.request('/dashboard')).text).not.toContain(nonce);
  });

  it('that is unknown is 404, with a page that names the path for browsers', async () => {
    const headers = { accept: 'text/html' };
    const answer = await edge.request('/no<script>&"{{operator_name}}\u202E?a=b', { headers });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    const shown = '/no%3Cscript%3E&amp;%22%7B%7Boperator_name%7D%7D%E2%80%AE';
    expect(answer.text).toBe(`<title>Keydence ${shown}</title><code>${shown}</code>`);
    const long = await edge.request(`/${'a'.repeat(5000)}`, { headers });
    expect(long.text).toContain(`<title>Keydence /${'a'.repeat(199)}…</title>`);
    expect((await edge.request('/dashboard/deeper', { headers })).status).toBe(404);
    expect((await edge.request('/app.html')).text).toBe('Not found');
  });

  it('requires https in browsers if it is served over https', async () => {
    const { headers } = await edge.request('/');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });
});

describe('a file', () => {
  it.each([
    ['gzip, deflate, br', 'br', 'brotli'],
    ['gzip', 'gzip', 'gzip'],
    ['identity', null, 'plain'],
  ])('with a hash in its name never changes (%s)', async (accept, encoding, content) => {
    const { status, headers, text } = await edge.request('/assets/app-abc123.js', {
      headers: { 'accept-encoding': accept },
    });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(text).toBe(content);
  });

  it('without a hash is revalidated, and sent only if it changed', async () => {
    const { headers, text } = await edge.request('/favicon.svg');
    expect(text).toBe('<svg/>');
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    const etag = headers.get('etag') ?? '';
    const again = await edge.request('/favicon.svg', { headers: { 'if-none-match': etag } });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it.each(['/assets/missing.js', '/../package.json', '/..%2f..%2fpackage.json', '/assets/%2e%2e/app.html'])(
    'that is not in the build is 404: %s',
    async (url) => {
      expect((await edge.request(url)).status).toBe(404);
    },
  );
});

describe('for search engines', () => {
  it('robots.txt names the sitemap, and the sitemap the public pages, once each', async () => {
    const robots = await edge.request('/robots.txt');
    expect(robots.text).toBe('User-agent: *\nAllow: /\n\nSitemap: https://keydence.example/sitemap.xml\n');
    const sitemap = await edge.request('/sitemap.xml');
    expect(sitemap.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const urls = [...sitemap.text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
    expect(urls).toEqual(['/', '/privacy', '/terms'].map((path) => `https://keydence.example${path}`));
  });

  it.each(['/', '/favicon.svg', '/pictures/icon-512.png'])('%s is indexable', async (url) => {
    expect((await edge.request(url)).headers.get('x-robots-tag')).toBeNull();
  });

  it.each(['/signin', '/api/companies', '/trpc/profile.get', '/healthz', '/auth/v1/user', '/nothing'])(
    '%s is not indexable',
    async (url) => {
      expect((await edge.request(url)).headers.get('x-robots-tag')).toBe('noindex');
    },
  );
});

describe('health', () => {
  it('is up while the process and the database respond', async () => {
    expect((await edge.request('/healthz')).body).toEqual({ status: 'ok' });
    expect((await edge.request('/health/live')).body).toEqual({ status: 'ok' });
    expect((await edge.request('/readyz')).status).toBe(200);
    expect((await edge.request('/health/ready')).body).toEqual({
      status: 'ready',
      checks: { database: 'ok' },
    });
  });

  it('is not ready, and every call is 503, while the database is away', async () => {
    const away = await startEdge();
    const person = await away.signUp();
    await away.close();
    const ready = await away.request('/readyz');
    expect(ready.status).toBe(503);
    expect(ready.headers.get('retry-after')).toBe('2');
    expect((await away.request('/healthz')).status).toBe(200);
    const list = await person.call('GET', '/api/companies');
    expect(list.status).toBe(503);
    expect(list.headers.get('retry-after')).toBe('2');
    expect(list.body.code).toBe('unavailable');
  });
});

describe('the typed procedures', () => {
  it('respond without a stack, with code and request id', async () => {
    const { status, body, headers } = await edge.request('/trpc/profile.get');
    expect(status).toBe(401);
    expect(body).toMatchObject({
      error: {
        message: 'Not authenticated',
        data: { appCode: 'not_authenticated', requestId: headers.get('x-request-id') },
      },
    });
    expect(JSON.stringify(body)).not.toContain('stack');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

it('accept at most 50 calls in one request, known or not', async () => {
  const ask = (count: number) => edge.request(`/trpc/${Array(count).fill('x').join(',')}?batch=1`);
  const taken = await ask(50);
  expect([taken.status, JSON.parse(taken.text)]).toEqual([404, expect.objectContaining({ length: 50 })]);
  const refused = await ask(51);
  expect(refused.status).toBe(400);
  expect(refused.text.length).toBeLessThan(1_000);
  expect((await ask(5_000)).text.length).toBeLessThan(1_000);
});
