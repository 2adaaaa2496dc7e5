import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startEdge, type TestEdge } from '../testing/start-edge.ts';
import { createPageViewPoster } from './page-view-poster.ts';
import type { PageView } from './page-view-reporter.ts';

let edge: TestEdge;
const views: PageView[] = [];
const webDist = mkdtempSync(path.join(tmpdir(), 'keydence-views-'));
const navigation = { 'sec-fetch-mode': 'navigate' };

beforeAll(async () => {
  for (const name of ['index', 'privacy', 'app', '404'])
    writeFileSync(path.join(webDist, `${name}.html`), name);
  edge = await startEdge({}, { webDist, pageViews: { report: (view) => views.push(view) } });
});
beforeEach(() => {
  views.length = 0;
});
afterAll(async () => {
  await edge.close();
  rmSync(webDist, { recursive: true });
});

const open = (url: string, headers: Record<string, string> = navigation) => edge.request(url, { headers });

it('counts a public page that somebody opens, also from their own cache, with where they came from', async () => {
  const { headers } = await open('/?utm=1', { ...navigation, referer: 'https://search.example/?q=secret' });
  await open('/privacy', { ...navigation, referer: 'http://localhost/' });
  await open('/', { ...navigation, 'if-none-match': headers.get('etag') ?? '' });
  const at = '2026-11-21T12:00:00.000Z';
  expect(views).toEqual([
    { path: '/', referrer: 'search.example', at },
    { path: '/privacy', referrer: null, at },
    { path: '/', referrer: null, at },
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
  expect(views).toEqual([]);
});

it('the service gets the view and nothing else; one that is away is told of once', async () => {
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
  const reporter = createPageViewPoster(`http://127.0.0.1:${port}/views`, { warn });
  const view = { path: '/', referrer: null, at: '2026-11-21T12:00:00.000Z' };
  reporter.report(view);
  await vi.waitFor(() => expect(bodies).toEqual([{ name: 'pageview', ...view }]));
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
