import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startEdge, type TestEdge } from '../../testing/start-edge.ts';
import type { AnalyticsEvent } from './analytics.ts';
import { createAnalyticsPoster } from './analytics-poster.ts';

let edge: TestEdge;
const events: AnalyticsEvent[] = [];
const at = '2026-11-21T12:00:00.000Z';
/** Response of the identity API. */
let identityAnswer = () => new Response('{}');
const webDist = mkdtempSync(path.join(tmpdir(), 'keydence-views-'));
const navigation = { 'sec-fetch-mode': 'navigate' };

beforeAll(async () => {
  for (const name of ['index', 'privacy', 'app', '404'])
    writeFileSync(path.join(webDist, `${name}.html`), name);
  edge = await startEdge(
    {},
    {
      webDist,
      analytics: { reporter: { report: (event) => events.push(event) }, authPath: '/auth/v1' },
      mounts: [{ path: '/auth/v1', routes: new Hono().all('*', () => identityAnswer()) }],
    },
  );
});
beforeEach(() => {
  events.length = 0;
});
afterAll(async () => {
  await edge.close();
  rmSync(webDist, { recursive: true });
});

const open = (url: string, headers: Record<string, string> = navigation) => edge.request(url, { headers });

it('reports an opened public page, even from the browser cache, with its referrer', async () => {
  const { headers } = await open('/?utm=1', { ...navigation, referer: 'https://search.example/?q=secret' });
  await open('/privacy', { ...navigation, referer: 'http://localhost/' });
  await open('/', { ...navigation, 'if-none-match': headers.get('etag') ?? '' });
  expect(events).toEqual([
    { name: 'pageview', path: '/', referrer: 'search.example', at },
    { name: 'pageview', path: '/privacy', referrer: null, at },
    { name: 'pageview', path: '/', referrer: null, at },
  ]);
});

it.each([
  ['a program', '/', {}],
  ['a script', '/', { 'sec-fetch-mode': 'cors' }],
  ['a prefetch', '/', { ...navigation, 'sec-purpose': 'prefetch' }],
  ['who asks not to be tracked', '/', { ...navigation, dnt: '1' }],
  ['who asks not to be tracked, the new way', '/', { ...navigation, 'sec-gpc': '1' }],
  ['a screen of the application', '/dashboard', navigation],
  ['an unknown page', '/nothing', navigation],
])('does not count %s', async (_, url, headers) => {
  await open(url, headers);
  expect(events).toEqual([]);
});

const tell = (event: unknown, headers: Record<string, string> = {}) =>
  edge.request('/events', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    body: typeof event === 'string' ? event : JSON.stringify(event),
  });
const clicked = { name: 'call_to_action', path: '/', target: '/signin' };

it('accepts clicks of a public page', async () => {
  expect((await tell(clicked)).status).toBe(204);
  expect((await tell({ name: 'navigation', path: '/privacy', target: '/#faq-section' })).status).toBe(204);
  expect(events).toEqual([
    { ...clicked, at },
    { name: 'navigation', path: '/privacy', target: '/#faq-section', at },
  ]);
});

it.each([
  ['an unknown name', { ...clicked, name: 'pageview' }, {}, 400],
  ['an unknown page', { ...clicked, path: '/dashboard' }, {}, 400],
  ['an address of others', { ...clicked, target: 'https://other.example/' }, {}, 400],
  ['a query', { ...clicked, target: '/signin?email=ada@site.example' }, {}, 400],
  ['more than was asked for', { ...clicked, email: 'ada@site.example' }, {}, 400],
  ['no JSON', '{', {}, 400],
  ['a long body', ' '.repeat(1025), {}, 413],
  ['a page of others', clicked, { 'sec-fetch-site': 'cross-site' }, 403],
  ['who asks not to be tracked', clicked, { 'sec-gpc': '1' }, 204],
])('reports no click of %s', async (_, event, headers, status) => {
  expect((await tell(event, headers as Record<string, string>)).status).toBe(status);
  expect(events).toEqual([]);
});

it('accepts no clicks without an analytics service', async () => {
  const silent = await startEdge({}, { webDist });
  const { status } = await silent.request('/events', { method: 'POST', body: '{}' });
  await silent.close();
  expect(status).toBe(404);
});

const ok = () => new Response('{}');
const fails = (status: number, body: object) => () => new Response(JSON.stringify(body), { status });
const leadsTo = (location: string) => () => new Response(null, { status: 302, headers: { location } });

it.each<[string, string, () => Response, object]>([
  ['POST', '/otp', ok, { name: 'sign_in_asked', method: 'mail', error: null }],
  [
    'POST',
    '/otp',
    fails(429, { error_code: 'over_email_send_rate_limit', msg: 'ada@site.example' }),
    { name: 'sign_in_asked', method: 'mail', error: 'over_email_send_rate_limit' },
  ],
  ['POST', '/otp', fails(500, { code: 500 }), { name: 'sign_in_asked', method: 'mail', error: 'status_500' }],
  [
    'POST',
    '/verify',
    fails(403, { code: 'otp_expired' }),
    { name: 'sign_in_finished', method: 'mail', error: 'otp_expired' },
  ],
  [
    'GET',
    '/verify?token=secret',
    leadsTo('http://localhost/auth/callback#error=access_denied&error_code=otp_expired'),
    { name: 'sign_in_finished', method: 'mail', error: 'otp_expired' },
  ],
  ['POST', '/token?grant_type=password', ok, { name: 'sign_in_finished', method: 'password', error: null }],
  [
    'GET',
    '/authorize?provider=google',
    leadsTo('https://accounts.example/?state=secret'),
    { name: 'sign_in_asked', method: 'provider', error: null },
  ],
  [
    'GET',
    '/callback?code=secret',
    leadsTo('/auth/callback?error=Ada%20said%20no'),
    { name: 'sign_in_finished', method: 'provider', error: 'unknown' },
  ],
  ['POST', '/sso', ok, { name: 'sign_in_asked', method: 'company', error: null }],
  [
    'POST',
    '/passkeys/authentication/verify',
    ok,
    { name: 'sign_in_finished', method: 'passkey', error: null },
  ],
])('%s %s reports the sign-in without the person', async (method, path, answer, event) => {
  identityAnswer = answer;
  const { status } = await edge.request(`/auth/v1${path}`, { method });
  expect(status).toBe(answer().status);
  expect(events).toEqual([{ ...event, at }]);
});

it.each([
  ['POST', '/token?grant_type=refresh_token', {}],
  ['GET', '/user', {}],
  ['POST', '/otp', { dnt: '1' }],
])('%s %s %o is not counted as a sign-in', async (method, path, headers) => {
  identityAnswer = ok;
  await edge.request(`/auth/v1${path}`, { method, headers: headers as Record<string, string> });
  expect(events).toEqual([]);
});

it('sends only the view, and logs once if the service does not respond', async () => {
  const bodies: unknown[] = [];
  let status = 204;
  const service = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    bodies.push(JSON.parse(Buffer.concat(parts).toString()));
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const warnings: string[] = [];
  const warn = (_: unknown, message: string) => void warnings.push(message);
  const { port } = service.address() as AddressInfo;
  const reporter = createAnalyticsPoster(`http://127.0.0.1:${port}/views`, { warn });
  const view: AnalyticsEvent = { name: 'pageview', path: '/', referrer: null, at };
  reporter.report(view);
  await vi.waitFor(() => expect(bodies).toEqual([view]));
  expect(warnings).toEqual([]);
  status = 500;
  for (const count of [2, 3]) {
    reporter.report(view);
    await vi.waitFor(() => expect(bodies).toHaveLength(count));
    await vi.waitFor(() => expect(warnings).toHaveLength(1));
  }
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
});
