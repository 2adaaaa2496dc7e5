import type { ServerResponse } from 'node:http';
import { createCaller, politeCrawl, runSetup, runSiteRead, type Services } from '@keydence/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listHostileAddresses } from '../../testing/hostile-addresses.ts';
import { startEdge, type TestEdge } from '../../testing/start-edge.ts';
import { writeTestPage as page, startSite, type TestSite } from '../../testing/start-site.ts';
import { createDirectPageRules } from './direct-page-rules.ts';

/** Without waiting: the clock is set forward instead. */
let slept = 0;
const quick = {
  ...politeCrawl,
  unprovenEveryMs: 0,
  sleep: async (ms: number) => {
    slept += ms;
  },
};
let edge: TestEdge;
let site: TestSite;
let services: Services;
const sent: { siteId: number; run: number }[] = [];
beforeAll(async () => {
  site = await startSite();
  edge = await startEdge({
    siteReader: site.reader,
    pageRules: createDirectPageRules(),
    crawl: quick,
    now: () => new Date(Date.now() + slept),
    jobs: {
      enqueueSetup: async () => {},
      enqueueRefresh: async () => {},
      enqueueImport: async () => {},
      enqueueTopics: async () => {},
      enqueueMoves: async () => {},
      enqueueConsoleFetch: async () => {},
      enqueueSiteRead: async (_tx, job, at) => {
        if (at?.notBefore) slept = Math.max(slept, at.notBefore.getTime() - Date.now());
        sent.push(job);
      },
      enqueueBrief: async () => {},
      enqueueRadar: async () => {},
      enqueueAlertCheck: async () => {},
      enqueueMail: async () => {},
    },
  });
  services = edge.services;
});
afterAll(async () => {
  await edge.close();
  await site.close();
});
beforeEach(() => {
  site.pages.clear();
  site.requests.length = 0;
  sent.length = 0;
  services.crawl = quick;
  services.siteReader = site.reader;
});

let number = 0;
async function track() {
  number += 1;
  const domainName = `shop${number}.com`;
  const { userId, email } = await edge.signUp();
  const api = createCaller({ services, requestId: 'test', caller: { userId, email, sessionId: userId } });
  const { id: workspaceId } = await api.workspaces.create({ name: 'Acme' });
  const { id: domainId } = await api.trackedDomains.create({
    workspaceId,
    domainUrl: domainName,
    locationCode: 2840,
  });
  await runSetup(services, { domainId, run: 1 });
  return { api, domainId, home: `http://${domainName}/` };
}

/** Runs the jobs that were sent, and those that these send. */
async function runJobs() {
  for (let job = sent.shift(); job; job = sent.shift()) await runSiteRead(services, job, { isLast: true });
}

const list = { page: 1, limit: 100, sortBy: 'address', sortOrder: 'asc' } as const;

describe('reading a site', () => {
  it('finds its pages by links and sitemap, with what they say', async () => {
    const { api, domainId, home } = await track();
    site.pages.set('/robots.txt', `User-agent: *\nDisallow: /private\nSitemap: ${home}map.xml`);
    site.pages.set('/map.xml', `<urlset><url><loc>${home}listed</loc></url></urlset>`);
    site.pages.set('/', page({ title: 'Home', links: ['/a', '/private/x', '/old', 'https://other.com/'] }));
    site.pages.set('/a', page({ title: 'Alpha', links: ['/b#part', '/b#part', '/gone', '#top'] }));
    site.pages.set('/b', page({ title: 'Beta', head: '<meta name="robots" content="noindex">' }));
    site.pages.set('/listed', page({ title: 'Listed' }));
    site.pages.set('/old', (_request, response) => response.writeHead(301, { location: '/a' }).end());
    await api.pages.read({ domainId });
    await runJobs();
    const { data, read } = await api.pages.list({ domainId, ...list });
    expect(
      data.map(({ address, state, status, title }) => [address.replace(home, '/'), state, status, title]),
    ).toEqual([
      ['/', 'healthy', 200, 'Home'],
      ['/a', 'healthy', 200, 'Alpha'],
      ['/b', 'noindex', 200, 'Beta'],
      ['/gone', 'not_found', 404, null],
      ['/listed', 'healthy', 200, 'Listed'],
      ['/old', 'redirects', 301, null],
      ['/private/x', 'blocked', null, null],
    ]);
    expect(read).toMatchObject({
      state: 'done',
      readCount: 7,
      forbiddenCount: 1,
      robots: 'read',
      sitemapCount: 1,
      gaps: [],
    });
    expect(site.requests.map(({ path }) => path)).not.toContain('/private/x');
    const { data: findings, kinds } = await api.pages.findings({ domainId, page: 1, limit: 100 });
    const found = (kind: string) =>
      findings.filter((each) => each.kind === kind).map(({ page: of }) => of.address.replace(home, '/'));
    expect(found('broken_link')).toEqual(['/gone']);
    expect(found('orphan')).toEqual(['/listed']);
    expect(found('link_to_redirect')).toEqual(['/old']);
    const alpha = data.find(({ title }) => title === 'Alpha');
    const { page: of, linksOut } = await api.pages.get({ domainId, pageId: alpha?.id ?? '' });
    // The menu leads home; a link to a part of the same page leads nowhere else.
    expect(of.linksOut).toBe(3);
    expect(linksOut.map(({ address }) => address.replace(home, '/'))).toEqual(['/b', '/gone', '/']);
    const groups = new Set(kinds.filter(({ count }) => count > 0).map(({ group }) => group));
    expect([...groups]).toEqual(['error', 'detour', 'hint']);
  });

  it('looks twice for a page that is missing, and shows who links to it', async () => {
    const { api, domainId, home } = await track();
    site.pages.set('/', page({ title: 'Home', links: ['/gone'] }));
    await api.pages.read({ domainId });
    await runJobs();
    expect(site.requests.filter(({ path }) => path === '/gone')).toHaveLength(2);
    const { data } = await api.pages.list({ domainId, ...list, state: 'not_found' });
    const detail = await api.pages.get({ domainId, pageId: data[0]?.id ?? '' });
    expect(detail.linksIn).toMatchObject([{ address: home, anchor: '/gone', place: 'content' }]);
    expect(detail.findings).toMatchObject([{ kind: 'broken_link', group: 'error' }]);
  });

  it('continues after a kill with what was not kept, and asks for no page that was', async () => {
    const { api, domainId } = await track();
    const paths = Array.from({ length: 60 }, (_, index) => `/page-${index}`);
    site.pages.set('/', page({ title: 'Home', links: paths }));
    for (const path of paths) site.pages.set(path, page({ title: path.slice(1), links: paths.slice(0, 5) }));
    await api.pages.read({ domainId });
    const [job] = sent;
    if (!job) throw new Error('no job');
    let asked = 0;
    const dying: Services = {
      ...services,
      siteReader: {
        ...site.reader,
        async request(request) {
          asked += 1;
          if (asked > 35) throw new Error('killed');
          return site.reader.request(request);
        },
      },
    };
    await expect(runSiteRead(dying, job)).rejects.toThrow('killed');
    const kept = (await api.pages.status({ domainId })).read?.readCount ?? 0;
    expect(kept).toBeGreaterThan(0);
    await runSiteRead(services, job);
    const { read, pageCount } = await api.pages.status({ domainId });
    expect(read).toMatchObject({ state: 'done', readCount: 61 });
    expect(pageCount).toBe(61);
    const twice = paths.filter((path) => site.requests.filter((each) => each.path === path).length > 1);
    expect(twice.length).toBeLessThanOrEqual(20);
  });

  it('is cancelled between two batches', async () => {
    const { api, domainId } = await track();
    site.pages.set('/', page({ title: 'Home', links: ['/a'] }));
    site.pages.set('/a', page({ title: 'Alpha', links: ['/b'] }));
    await api.pages.read({ domainId });
    await api.pages.cancel({ domainId });
    await runJobs();
    expect((await api.pages.status({ domainId })).read?.state).toBe('cancelled');
    expect(site.requests).toEqual([]);
  });

  it('asks for nothing where robots.txt cannot be read', async () => {
    const { api, domainId } = await track();
    site.pages.set('/robots.txt', (_request, response) => response.writeHead(503).end());
    await api.pages.read({ domainId });
    await runJobs();
    expect((await api.pages.status({ domainId })).read).toMatchObject({
      state: 'failed',
      gaps: [{ reason: 'robots_unreachable' }],
    });
    expect(site.requests.map(({ path }) => path)).toEqual(['/robots.txt']);
  });

  it('sends what it knows of an unchanged page, and writes no version of it', async () => {
    const { api, domainId } = await track();
    site.pages.set('/', (request, response) => {
      const isKnown = request.headers['if-none-match'] === '"1"';
      response.writeHead(isKnown ? 304 : 200, { etag: '"1"', 'content-type': 'text/html' });
      response.end(isKnown ? '' : page({ title: 'Home', links: ['/a'] }));
    });
    site.pages.set('/a', page({ title: 'Alpha' }));
    for (let turn = 0; turn < 2; turn += 1) {
      await api.pages.read({ domainId });
      await runJobs();
    }
    const { data } = await api.pages.list({ domainId, ...list });
    expect(data.map(({ state }) => state)).toEqual(['healthy', 'healthy']);
    const detail = await api.pages.get({ domainId, pageId: data[0]?.id ?? '' });
    expect(detail.versions).toHaveLength(1);
    expect(detail.linksOut.map(({ title }) => title)).toContain('Alpha');
  });

  it('reads an unchanged page once more that is stored without the kinds of its paragraphs', async () => {
    const { api, domainId } = await track();
    const conditions: (string | undefined)[] = [];
    site.pages.set('/', (request, response) => {
      const known = request.headers['if-none-match'];
      conditions.push(known);
      response.writeHead(known ? 304 : 200, { etag: '"1"', 'content-type': 'text/html' });
      response.end(known ? '' : page({ title: 'Home' }));
    });
    const read = async () => {
      conditions.length = 0;
      await api.pages.read({ domainId });
      await runJobs();
      return conditions.at(-1);
    };
    await read();
    await services.database.sql`update pages set facts = facts - 'blocks'`;
    expect(await read()).toBeUndefined();
    expect(await read()).toBe('"1"');
    const [stored] = await services.database.sql`
      select p.version, p.facts ? 'blocks' as marked from pages p join sites s on s.id = p.site_id
      where s.domain_id = ${domainId}`;
    expect(stored).toMatchObject({ version: 1, marked: true });
  });

  it('reads an unproven site to its limit, says what is missing, and reads all of a proven one', async () => {
    const { api, domainId } = await track();
    const paths = Array.from({ length: 30 }, (_, index) => `/page-${index}`);
    site.pages.set('/', page({ title: 'Home', links: paths }));
    for (const path of paths) site.pages.set(path, page({ title: path.slice(1) }));
    services.crawl = { ...quick, pages: { unproven: 10, proven: 100 } };
    await api.pages.read({ domainId });
    await runJobs();
    const first = await api.pages.status({ domainId });
    expect(first.read).toMatchObject({
      state: 'incomplete',
      level: 'unproven',
      readCount: 10,
      gaps: [{ reason: 'page_limit', count: 21 }],
    });
    const { kinds } = await api.pages.findings({ domainId, page: 1, limit: 10 });
    expect(kinds.find(({ kind }) => kind === 'orphan')?.unknownBecause).toContain(
      '21 pages found beyond the limit',
    );
    site.pages.set('/.well-known/keydence-site-verification.txt', `${first.proofToken}\n`);
    await api.pages.read({ domainId });
    await runJobs();
    const second = await api.pages.status({ domainId });
    expect(second).toMatchObject({
      level: 'proven',
      proof: { kind: 'file' },
      read: { state: 'done', readCount: 31 },
    });
  });

  // In parts, because a run reads at most 500 sitemaps and 500 pages.
  it.each([0, 1, 2, 3])(
    'dials no address of another network, wherever it is named, part %i',
    async (part) => {
      const { api, domainId, home } = await track();
      const hostile = listHostileAddresses().filter((_, index) => index % 4 === part);
      const write = (text: string) =>
        text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
      const listOf = (tag: string, addresses: readonly string[]) =>
        addresses.map((address) => `<${tag}><loc>${write(address)}</loc></${tag}>`).join('');
      site.pages.set(
        '/robots.txt',
        [...hostile, `${home}map.xml`, `${home}index.xml`, `${home}hops.xml`]
          .map((address) => `Sitemap: ${address}`)
          .join('\n'),
      );
      site.pages.set('/map.xml', `<urlset>${listOf('url', hostile)}</urlset>`);
      site.pages.set('/index.xml', `<sitemapindex>${listOf('sitemap', hostile)}</sitemapindex>`);
      const redirected = hostile.map((_, index) => `${home}hop-${index}.xml`);
      site.pages.set('/hops.xml', `<sitemapindex>${listOf('sitemap', redirected)}</sitemapindex>`);
      const hops = hostile.map((_, index) => `/hop-${index}`);
      const written = hostile.map(write);
      const inHead = written.map(
        (
          address,
        ) => `<link rel="canonical" href="${address}"><link rel="alternate" hreflang="de" href="${address}">
        <link rel="alternate" type="application/rss+xml" href="${address}"><meta property="og:url" content="${address}">`,
      );
      const named = ['/refresh', '/base', '/head', '/parts'];
      site.pages.set('/', page({ title: 'Home', links: [...written, ...hops, ...named], head: inHead[0] }));
      site.pages.set('/head', page({ title: 'Head', head: inHead.join('') }));
      const refresh = written.map((address) => `<meta http-equiv="refresh" content="0;url=${address}">`);
      site.pages.set('/refresh', page({ title: 'Refresh', head: refresh.join('') }));
      const bases = written.map((address) => `<base href="${address}">`);
      site.pages.set('/base', page({ title: 'Base', head: bases.join(''), links: ['below', '//x', '?y'] }));
      const parts = written.map((address) => `<img src="${address}"><iframe src="${address}"></iframe>`);
      site.pages.set('/parts', page({ title: 'Parts', text: parts.join('') }));
      for (const [index, hop] of hops.entries()) {
        // A header holds bytes only, and no control characters.
        const location = Buffer.from(hostile[index] ?? '')
          .toString('latin1')
          .replaceAll(/[\t\n]/g, '');
        const leave = (_request: unknown, response: ServerResponse) => {
          const link = `<${location}>; rel="canonical"`;
          response.writeHead(302, {
            location,
            link,
            refresh: `0;url=${location}`,
            'alt-svc': 'h2="127.0.0.1:80"',
          });
          response.end();
        };
        site.pages.set(hop, leave);
        site.pages.set(`${hop}.xml`, leave);
      }
      const names: string[] = [];
      const { publicSites } = await import('../site-reader/site-network.ts');
      const { createSiteReader } = await import('../site-reader/create-site-reader.ts');
      const own = new URL(home).host;
      const reader = createSiteReader({
        aboutUrl: 'https://keydence.com/bot',
        network: {
          ...publicSites,
          ports: site.network.ports,
          resolve: async (name) => {
            names.push(name);
            return name === own ? ['127.0.0.1'] : ['10.0.0.1'];
          },
          // This machine acts as the public network here, for one name only.
          mayDial: (address) => names.at(-1) === own && address === '127.0.0.1',
        },
      });
      services.siteReader = reader;
      await api.pages.read({ domainId });
      await runJobs();
      reader.close();
      expect((await api.pages.status({ domainId })).pageCount).toBeGreaterThan(hops.length);
      expect(new Set(site.requests.map(({ host }) => host))).toEqual(new Set([own]));
    },
    60_000,
  );
});
