import { createCaller, politeCrawl, runRadar, runSetup, type Services, startDuePolls } from '@keydence/api';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listHostileAddresses } from '../../testing/hostile-addresses.ts';
import { startEdge, type TestEdge } from '../../testing/start-edge.ts';
import { startSite, type TestSite } from '../../testing/start-site.ts';
import { createDirectPageRules } from '../pages/direct-page-rules.ts';
import { createSiteReader } from '../site-reader/create-site-reader.ts';
import { publicSites } from '../site-reader/site-network.ts';

const day = 86_400_000;
/** The clock is set forward instead of waiting. */
let ahead = 0;
let edge: TestEdge;
let site: TestSite;
let services: Services;
const sent = new Set<number>();
beforeAll(async () => {
  site = await startSite();
  edge = await startEdge({
    siteReader: site.reader,
    pageRules: createDirectPageRules(),
    crawl: {
      ...politeCrawl,
      sleep: async (ms: number) => {
        ahead += ms;
      },
    },
    now: () => new Date(Date.now() + ahead),
    jobs: {
      enqueueSetup: async () => {},
      enqueueRefresh: async () => {},
      enqueueImport: async () => {},
      enqueueTopics: async () => {},
      enqueueMoves: async () => {},
      enqueueConsoleFetch: async () => {},
      enqueueSiteRead: async () => {},
      enqueueBrief: async () => {},
      enqueueRadar: async (_tx, { listId }) => void sent.add(listId),
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
beforeEach(async () => {
  site.pages.clear();
  site.requests.length = 0;
  sent.clear();
  services.siteReader = site.reader;
  await services.database.sql`delete from tracked_domains`;
});

let number = 0;
/** A domain of its own workspace with one competitor, whose polls `poll` runs. */
async function track() {
  number += 1;
  const competitorName = `roaster${number}.com`;
  const { userId, email, call } = await edge.signUp();
  const api = createCaller({ services, requestId: 'test', caller: { userId, email, sessionId: userId } });
  const { id: workspaceId } = await api.workspaces.create({ name: 'Acme' });
  const { id: domainId } = await api.trackedDomains.create({
    workspaceId,
    domainUrl: `beans${number}.com`,
    locationCode: 2840,
  });
  await runSetup(services, { domainId, run: 1 });
  const [list] = await services.database.sql<{ id: number }[]>`
    select id from keyword_lists where domain_id = ${domainId}`;
  const listId = list?.id ?? 0;
  const competitorId = services.newId();
  await services.database.sql`
    insert into competitors (list_id, id, domain_name, display_name)
    values (${listId}, ${competitorId}, ${competitorName}, 'Roaster')`;
  return {
    api,
    call,
    domainId,
    listId,
    competitorId,
    home: `http://${competitorName}`,
    /** Polls what is due after so many days. */
    async poll(days = 0, running: Services = services) {
      ahead += days * day;
      await startDuePolls(running);
      for (const id of sent) await runRadar(running, { listId: id });
      sent.clear();
      return api.radar.status({ domainId, fortnight: 0 });
    },
    async found() {
      const { data } = await api.radar.list({ domainId });
      return data.map(({ kind, address }) => `${kind} ${new URL(address).pathname}`).sort();
    },
  };
}

interface Listed {
  path: string;
  modified?: string;
}

const urlset = (home: string, pages: readonly Listed[]) =>
  `<urlset>${pages
    .map(
      ({ path, modified }) =>
        `<url><loc>${home}${path}</loc>${modified ? `<lastmod>${modified}</lastmod>` : ''}</url>`,
    )
    .join('')}</urlset>`;
const range = (count: number, modified = '2026-01-05'): Listed[] =>
  Array.from({ length: count }, (_, index) => ({ path: `/blog/page-${index}`, modified }));
const pageOf = (title: string) => `<html><title>${title}</title><h1>${title}</h1></html>`;
const daysAhead = (days: number) => new Date(Date.now() + ahead + days * day).toISOString().slice(0, 10);

it('reports new and rewritten pages after a baseline without news', async () => {
  const { api, domainId, home, poll, found } = await track();
  site.pages.set('/sitemap.xml', urlset(home, range(20)));
  const first = await poll();
  expect(first.sites[0]).toMatchObject({ state: 'done', isBaseline: true, addressCount: 20, new: 0 });
  const pages = range(20);
  pages[4] = { path: '/blog/page-4', modified: daysAhead(7) };
  site.pages.set('/sitemap.xml', urlset(home, [...pages, { path: '/blog/descale-an-espresso-machine' }]));
  site.pages.set('/blog/descale-an-espresso-machine', pageOf('Descale an espresso machine'));
  expect(await poll(5)).toMatchObject({ new: 0 });
  const second = await poll(10);
  expect(second).toMatchObject({ new: 1, rewritten: 1, isPolling: false });
  expect(await found()).toEqual(['new /blog/descale-an-espresso-machine', 'rewritten /blog/page-4']);
  const { data } = await api.radar.list({ domainId, kind: 'new' });
  expect(data[0]).toMatchObject({ title: 'Descale an espresso machine', source: 'sitemap', isGone: false });
  expect(await poll(1)).toMatchObject({ new: 1 });
});

it('lists a page once that was published, and then rewritten, in one fortnight', async () => {
  const { api, domainId, home, poll, found } = await track();
  site.pages.set('/sitemap.xml', urlset(home, range(20)));
  await poll();
  for (const days of [15, 2, 2]) {
    const modified = daysAhead(days);
    const changed = range(20).map((page, at) => (at === 4 ? { ...page, modified } : page));
    site.pages.set('/sitemap.xml', urlset(home, [...changed, { path: '/blog/moka', modified }]));
    if (days < 15) {
      ahead += days * day;
      await api.radar.poll({ domainId });
    }
    await poll(days === 15 ? 15 : 0);
  }
  const stored = await services.database.sql`select from radar_publications`;
  expect(stored.length).toBeGreaterThan(2);
  expect(await found()).toEqual(['new /blog/moka', 'rewritten /blog/page-4']);
  expect(await api.radar.status({ domainId, fortnight: 0 })).toMatchObject({ new: 1, rewritten: 1 });
});

it('names the topic of a publication, with the own pages for it', async () => {
  const { api, domainId, listId, home, poll } = await track();
  await services.database.sql`
    insert into topics (list_id, id, name, basis, keyword_count, page_state, pages, updated_at)
    values (${listId}, 1, 'Moka pots', 'texts', 2, 'one',
      ${JSON.stringify([{ url: 'https://beans.com/moka', keywordCount: 2, share: 1 }])}::text::jsonb, now())`;
  await services.database.sql`
    insert into tracked_keywords (list_id, id, intent, keyword_text) values
      (${listId}, 900001, 0, 'moka pot'), (${listId}, 900002, 0, 'clean a moka pot')`;
  await services.database.sql`
    insert into keyword_insights (list_id, keyword_id, topic_id) values
      (${listId}, 900001, 1), (${listId}, 900002, 1)`;
  site.pages.set('/sitemap.xml', urlset(home, range(20)));
  await poll();
  site.pages.set('/sitemap.xml', urlset(home, [...range(20), { path: '/a' }, { path: '/b' }]));
  site.pages.set('/a', pageOf('How to clean a moka pot'));
  site.pages.set('/b', pageOf('We are hiring'));
  const status = await poll(15);
  const { data } = await api.radar.list({ domainId });
  expect(data.map(({ title, topic, keyword }) => [title, topic?.name, keyword])).toEqual([
    ['How to clean a moka pot', 'Moka pots', 'clean a moka pot'],
    ['We are hiring', undefined, null],
  ]);
  expect(data[0]?.topic?.pages[0]?.url).toBe('https://beans.com/moka');
  expect(status.topics.map(({ topic, new: added }) => [topic?.name, added])).toEqual([
    ['Moka pots', 1],
    [undefined, 1],
  ]);
  const topicId = data[0]?.topic?.id ?? '';
  expect((await api.radar.list({ domainId, topicId })).total).toBe(1);
  expect((await api.radar.list({ domainId, topicId: 'none' })).total).toBe(1);
});

it('pages through publications with cursors', async () => {
  const { api, domainId, home, poll } = await track();
  site.pages.set('/sitemap.xml', urlset(home, range(100)));
  await poll();
  const more = Array.from({ length: 25 }, (_, index) => ({ path: `/blog/more-${index}` }));
  site.pages.set('/sitemap.xml', urlset(home, [...range(100), ...more]));
  await poll(15);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const list = await api.radar.list({ domainId, limit: 10, cursor });
    expect(list.total).toBe(25);
    seen.push(...list.data.map(({ id }) => id));
    cursor = list.nextCursor ?? undefined;
  } while (cursor);
  expect(new Set(seen).size).toBe(25);
  await expect(api.radar.list({ domainId, cursor: 'x' })).rejects.toThrow('cursor');
});

it('sends conditions, and writes only the row of the competitor if nothing changed', async () => {
  const { listId, home, poll } = await track();
  let unchanged = 0;
  site.pages.set('/sitemap.xml', (request, response) => {
    if (request.headers['if-none-match'] === '"v1"') {
      unchanged += 1;
      response.writeHead(304).end();
    } else response.writeHead(200, { etag: '"v1"' }).end(urlset(home, range(50)));
  });
  await poll();
  const versions = () => services.database.sql`
    select xmin::text, 'file' as kind from radar_files where list_id = ${listId}
    union all select xmin::text, 'publication' from radar_publications where list_id = ${listId}`;
  const before = await versions();
  site.requests.length = 0;
  expect((await poll(15)).sites[0]).toMatchObject({ state: 'done', addressCount: 50 });
  expect(unchanged).toBe(1);
  expect(await versions()).toEqual(before);
  expect(site.requests.map(({ path }) => path)).toEqual(['/robots.txt', '/sitemap.xml']);
});

it('reads an index, feeds of the home page, and addresses in robots.txt', async () => {
  const { home, poll, found, api, domainId } = await track();
  site.pages.set('/robots.txt', `User-agent: *\nDisallow: /private\nSitemap: ${home}/maps/index.xml\n`);
  site.pages.set(
    '/maps/index.xml',
    `<sitemapindex><sitemap><loc>${home}/maps/a.xml</loc></sitemap><sitemap><loc>${home}/private/b.xml</loc></sitemap></sitemapindex>`,
  );
  site.pages.set('/maps/a.xml', urlset(home, range(5)));
  site.pages.set('/private/b.xml', urlset(home, range(9)));
  site.pages.set('/', '<head><link rel="alternate" type="application/rss+xml" href="/feed.xml"></head>');
  const dated = new Date(Date.now() + ahead - 2 * day).toUTCString();
  site.pages.set(
    '/feed.xml',
    `<rss><channel><item><title>Cold brew at home</title><link>${home}/blog/cold-brew</link><pubDate>${dated}</pubDate></item></channel></rss>`,
  );
  const status = await poll();
  expect(status.sites[0]).toMatchObject({ addressCount: 6, new: 1, isBaseline: false });
  expect(site.requests.map(({ path }) => path)).not.toContain('/private/b.xml');
  expect(await found()).toEqual(['new /blog/cold-brew']);
  const { data } = await api.radar.list({ domainId });
  expect(data[0]).toMatchObject({ title: 'Cold brew at home', source: 'feed' });
});

it.each([
  [
    'answers with an error',
    (path: string) => site.pages.set(path, (_, response) => void response.writeHead(503).end()),
  ],
  ['is an error page with status 200', (path: string) => site.pages.set(path, '<html>Sorry</html>')],
  ['is gone', (path: string) => site.pages.delete(path)],
  ['is empty', (path: string) => site.pages.set(path, '<urlset></urlset>')],
])('reports nothing as gone or new if the sitemap %s for one poll', async (_, disturb) => {
  const { home, poll, found } = await track();
  const whole = urlset(home, range(30));
  site.pages.set('/sitemap.xml', whole);
  await poll();
  disturb('/sitemap.xml');
  const disturbed = await poll(15);
  expect(disturbed.sites[0]).toMatchObject({ gone: 0, addressCount: 30 });
  site.pages.set('/sitemap.xml', whole);
  const after = await poll(15);
  expect(after.sites[0]).toMatchObject({ state: 'done', gone: 0, addressCount: 30 });
  expect(await found()).toEqual([]);
});

it('counts pages as gone that an unchanged sitemap lacks at two polls', async () => {
  const { home, poll } = await track();
  site.pages.set('/sitemap.xml', urlset(home, range(30)));
  await poll();
  const short = urlset(home, range(10));
  site.pages.set('/sitemap.xml', (request, response) => {
    const isKnown = request.headers['if-none-match'] === '"short"';
    response.writeHead(isKnown ? 304 : 200, { etag: '"short"' }).end(isKnown ? '' : short);
  });
  const lost = await poll(15);
  expect(lost.sites[0]).toMatchObject({ gone: 0, addressCount: 30, notes: [{ kind: 'shrunk', count: 20 }] });
  expect((await poll(15)).sites[0]).toMatchObject({ gone: 20, addressCount: 10, notes: [] });
});

it('finds the sitemap again where a site gives it another usual name', async () => {
  const { home, poll, found } = await track();
  site.pages.set('/sitemap.xml', urlset(home, range(30)));
  await poll();
  site.pages.delete('/sitemap.xml');
  site.pages.set('/wp-sitemap.xml', urlset(home, range(30)));
  for (const days of [15, 15, 15]) {
    expect((await poll(days)).sites[0]).toMatchObject({ gone: 0, addressCount: 30 });
  }
  expect(await found()).toEqual([]);
});

it('reads the files of an index that gives all of them one old date', async () => {
  const { home, poll, found } = await track();
  const files = ['a', 'b'].map(
    (name) => `<sitemap><loc>${home}/${name}.xml</loc><lastmod>2020-01-01</lastmod></sitemap>`,
  );
  site.pages.set('/sitemap.xml', `<sitemapindex>${files.join('')}</sitemapindex>`);
  site.pages.set('/a.xml', urlset(home, range(20)));
  site.pages.set('/b.xml', urlset(home, [{ path: '/about' }]));
  await poll();
  site.pages.set('/a.xml', urlset(home, [...range(20), { path: '/blog/brand-new' }]));
  await poll(15);
  expect(await found()).toEqual(['new /blog/brand-new']);
});

it('tells of the files of an index that were not read', async () => {
  const { home, poll } = await track();
  const paths = Array.from({ length: 103 }, (_, index) => `/map-${index}.xml`);
  const files = paths.map((path) => `<sitemap><loc>${home}${path}</loc></sitemap>`);
  site.pages.set('/sitemap.xml', `<sitemapindex>${files.join('')}</sitemapindex>`);
  for (const path of paths) site.pages.set(path, urlset(home, [{ path: `/blog${path}` }]));
  site.pages.set('/map-3.xml', (_, response) => void response.writeHead(503).end());
  const { sites } = await poll();
  // One that fails, and those beyond 100 requests, of which the index and two usual names are three.
  expect(sites[0]).toMatchObject({ addressCount: 96, notes: [{ kind: 'files_unread', count: 7 }] });
});

it('tells why a competitor cannot be polled, and tries again the next day', async () => {
  const { home, poll } = await track();
  const first = await poll();
  expect(first.sites[0]).toMatchObject({ state: 'failed', polledAt: null });
  expect(first.sites[0]?.message).toContain('no sitemap and no feed');
  site.pages.set('/robots.txt', (_, response) => void response.writeHead(403).end());
  expect((await poll(2)).sites[0]?.message).toContain('does not let KeydenceBot');
  site.pages.delete('/robots.txt');
  site.pages.set('/sitemap.xml', urlset(home, range(3)));
  expect((await poll(3)).sites[0]).toMatchObject({ state: 'done', message: null, addressCount: 3 });
});

it('reads at most 20 new pages for their titles', async () => {
  const { home, poll } = await track();
  site.pages.set('/sitemap.xml', urlset(home, range(200)));
  await poll();
  const more = Array.from({ length: 45 }, (_, index) => ({ path: `/blog/more-${index}` }));
  for (const { path } of more) site.pages.set(path, pageOf(path));
  site.pages.set('/sitemap.xml', urlset(home, [...range(200), ...more]));
  site.requests.length = 0;
  expect(await poll(15)).toMatchObject({ new: 45 });
  expect(site.requests.filter(({ path }) => path.startsWith('/blog/'))).toHaveLength(20);
});

it('waits two seconds between requests to a competitor', async () => {
  const { home, poll } = await track();
  site.pages.set('/sitemap.xml', urlset(home, range(3)));
  const before = ahead;
  await poll();
  expect(ahead - before).toBeGreaterThan((site.requests.length - 1) * 1_900);
});

it('does not request a private address that a sitemap or its redirect names', async () => {
  const { home, poll } = await track();
  const { host } = new URL(home);
  const names: string[] = [];
  const reader = createSiteReader({
    aboutUrl: 'https://keydence.com/bot',
    network: {
      ...publicSites,
      ports: site.network.ports,
      resolve: async (name) => {
        names.push(name);
        return name === host ? ['127.0.0.1'] : ['10.0.0.1'];
      },
      // One name resolves to this machine as if it were public.
      mayDial: (address) => names.at(-1) === host && address === '127.0.0.1',
    },
  });
  services.siteReader = reader;
  const hostile = listHostileAddresses();
  const hops = hostile.slice(0, 15).map((location, index) => {
    site.pages.set(`/hop-${index}`, (_, response) =>
      response.writeHead(302, { location: Buffer.from(location).toString('latin1') }).end(),
    );
    return `${home}/hop-${index}`;
  });
  site.pages.set(
    '/robots.txt',
    `Sitemap: ${home}/index.xml\n${hostile.map((each) => `Sitemap: ${each}`).join('\n')}`,
  );
  site.pages.set(
    '/index.xml',
    `<sitemapindex>${[...hops, ...hostile].map((each) => `<sitemap><loc><![CDATA[${each}]]></loc></sitemap>`).join('')}</sitemapindex>`,
  );
  const status = await poll();
  reader.close();
  expect(status.sites[0]?.state).toBe('failed');
  expect(site.requests.filter(({ path }) => path.startsWith('/hop-'))).toHaveLength(15);
  expect(new Set(site.requests.map((request) => request.host))).toEqual(new Set([host]));
});

it('cancels queued polls, and drops the result of one that runs', async () => {
  const { api, domainId, home, poll } = await track();
  site.pages.set('/sitemap.xml', (_, response) => {
    api.radar
      .cancel({ domainId })
      .then(() => response.writeHead(200).end(urlset(home, range(30))))
      .catch(() => response.destroy());
  });
  const status = await poll();
  expect(status.sites[0]).toMatchObject({ state: 'cancelled', polledAt: null, addressCount: 0 });
  expect(status.isPolling).toBe(false);
});

it('polls on request at most once in 20 hours', async () => {
  const { api, domainId, home, poll } = await track();
  site.pages.set('/sitemap.xml', urlset(home, range(30)));
  expect((await api.radar.poll({ domainId })).isPolling).toBe(true);
  await poll();
  await expect(api.radar.poll({ domainId })).rejects.toThrow('at most once in 20 hours');
  site.pages.set('/sitemap.xml', urlset(home, [...range(30), { path: '/blog/one-more' }]));
  ahead += day;
  await api.radar.poll({ domainId });
  expect(await poll()).toMatchObject({ new: 1 });
});

it('polls again after the clock was ahead by a year and is set back', async () => {
  const { api, domainId, home, poll } = await track();
  site.pages.set('/sitemap.xml', urlset(home, range(3)));
  await poll(365);
  ahead -= 365 * day;
  expect((await poll()).sites[0]).toMatchObject({ state: 'done', addressCount: 3 });
  const { sites } = await poll();
  expect(sites[0]?.polledAt?.getTime()).toBeLessThan(Date.now() + ahead + day);
  await services.database.sql`update radar_sites set polled_at = now() + interval '1 year'`;
  expect((await api.radar.poll({ domainId })).isPolling).toBe(true);
});

it('polls the competitors that a killed run left queued', async () => {
  const { listId, home, poll, api, domainId } = await track();
  site.pages.set('/sitemap.xml', urlset(home, range(30)));
  await startDuePolls(services);
  const killed = {
    ...services,
    radarRules: { ...services.radarRules, readListing: () => new Promise<never>(() => {}) },
  };
  const run = runRadar(killed, { listId });
  await Promise.race([run, new Promise((done) => setTimeout(done, 300))]);
  expect((await api.radar.status({ domainId, fortnight: 0 })).isPolling).toBe(true);
  expect((await poll()).sites[0]).toMatchObject({ state: 'done', addressCount: 30 });
});

it('deletes everything with the competitor and keeps workspaces apart', async () => {
  const one = await track();
  const other = await track();
  site.pages.set('/sitemap.xml', urlset(one.home, range(30)));
  await one.poll();
  await expect(other.api.radar.status({ domainId: one.domainId, fortnight: 0 })).rejects.toThrow();
  const list = await other.api.radar.list({ domainId: other.domainId, competitorId: one.competitorId });
  expect(list.total).toBe(0);
  await services.database.sql`delete from competitors where id = ${one.competitorId}`;
  const left = await services.database.sql`
    select from radar_files where list_id = ${one.listId} union all
    select from radar_sites where list_id = ${one.listId}`;
  expect(left).toHaveLength(0);
});

it('says that Keydence pauses a competitor, and asks none of its hosts', async () => {
  const { home, poll } = await track();
  site.pages.set('/sitemap.xml', urlset(home, range(3)));
  const until = new Date(Date.now() + ahead + day).toISOString();
  const { host } = new URL(home);
  await services.database.sql`insert into crawl_hosts (host, next_at) values (${host}, ${until})`;
  const paused = await poll();
  expect(paused.sites[0]).toMatchObject({
    state: 'failed',
    message:
      'Keydence pauses its requests to this site, because several in a row failed or the site asked for a pause. The next poll tries again.',
  });
  expect(site.requests).toEqual([]);
  expect((await poll(2)).sites[0]).toMatchObject({ state: 'done', addressCount: 3 });
});
