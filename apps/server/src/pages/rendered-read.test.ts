import type { PageBrowser, RenderRequest } from '@keydence/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { chromium, startBrowser } from '../../testing/start-browser.ts';
import { startCrawl } from '../../testing/start-crawl.ts';
import { writeTestPage as page } from '../../testing/start-site.ts';
import { createPageBrowser } from '../browser/create-page-browser.ts';

let crawl: Awaited<ReturnType<typeof startCrawl>>;
const asked: RenderRequest[] = [];
beforeAll(async () => {
  crawl = await startCrawl();
});
afterAll(() => crawl.close());
beforeEach(() => {
  crawl.reset();
  crawl.services.pageBrowser = null;
  asked.length = 0;
});

const app = (script = '', title = 'Loading') =>
  `<!doctype html><html><head><title>${title}</title></head><body><div id="root"></div><script>${script}</script></body></html>`;

/** A browser that returns pages by path, and null for others. */
function serve(pages: Record<string, string>): PageBrowser {
  return {
    async render(request) {
      asked.push(request);
      const html = pages[new URL(request.address).pathname];
      return html === undefined ? null : { html, isCut: false };
    },
  };
}

async function track({ isProven = true } = {}) {
  const tracked = await crawl.track();
  const { api, domainId, home } = tracked;
  const { proofToken } = await api.pages.status({ domainId });
  if (isProven) crawl.site.pages.set('/.well-known/keydence-site-verification.txt', proofToken);
  return {
    ...tracked,
    async detail(path: string) {
      const all = { domainId, page: 1, limit: 100, sortBy: 'address', sortOrder: 'asc' } as const;
      const { data } = await api.pages.list(all);
      const found = data.find(({ address }) => address === `${home}${path.slice(1)}`);
      return api.pages.get({ domainId, pageId: found?.id ?? '' });
    },
  };
}

describe('a page that scripts build', () => {
  it('is read as the browser renders it, with the facts of its HTML beside', async () => {
    const { read, states, detail } = await track();
    crawl.site.pages.set('/', app());
    crawl.site.pages.set('/a', page({ title: 'Alpha' }));
    crawl.services.pageBrowser = serve({ '/': page({ title: 'Built', links: ['/a'] }) });
    expect(await read()).toMatchObject({ state: 'done', gaps: [] });
    expect(await states()).toEqual({ '/': 'healthy', '/a': 'healthy' });
    expect(await detail('/')).toMatchObject({
      page: { title: 'Built', linksOut: 1 },
      raw: { title: 'Loading', description: null, words: 0, links: 0 },
    });
    expect(await detail('/a')).toMatchObject({ raw: null });
    expect(asked.map(({ address }) => new URL(address).pathname)).toEqual(['/']);
  });

  it('is rendered again in the next run, also if the server calls its HTML unchanged', async () => {
    const { read, detail } = await track();
    crawl.site.pages.set('/', (request, response) => {
      const isKnown = request.headers['if-none-match'] === '"1"';
      response.writeHead(isKnown ? 304 : 200, { etag: '"1"', 'content-type': 'text/html' });
      response.end(isKnown ? '' : app());
    });
    expect(await read()).toMatchObject({ state: 'incomplete', gaps: [{ reason: 'needs_javascript' }] });
    for (const title of ['First', 'Second']) {
      crawl.services.pageBrowser = serve({ '/': page({ title }) });
      await read();
      expect((await detail('/')).page.title).toBe(title);
    }
    crawl.services.pageBrowser = null;
    expect(await read()).toMatchObject({ state: 'incomplete' });
    expect(await detail('/')).toMatchObject({
      page: { state: 'needs_javascript', title: 'Loading' },
      raw: null,
    });
  });

  it.each<[string, PageBrowser]>([
    ['the browser fails', serve({})],
    ['the page stays empty', serve({ '/': '<!doctype html><title>Empty</title><div id="root"></div>' })],
  ])('stays unread, with one note, where %s', async (_, browser) => {
    const { read, detail } = await track();
    crawl.site.pages.set('/', app());
    crawl.services.pageBrowser = browser;
    expect(await read()).toMatchObject({
      state: 'incomplete',
      gaps: [{ reason: 'not_rendered', count: 1 }],
    });
    expect(await detail('/')).toMatchObject({
      page: { state: 'needs_javascript', title: 'Loading' },
      raw: null,
    });
  });

  it('is not rendered where the browser has failed five times in a row', async () => {
    const { read } = await track();
    const paths = Array.from({ length: 12 }, (_, index) => `/page-${index}`);
    crawl.site.pages.set('/', page({ title: 'Home', links: paths }));
    for (const path of paths) crawl.site.pages.set(path, app('', path));
    crawl.services.pageBrowser = serve({});
    expect(await read()).toMatchObject({ gaps: [{ reason: 'not_rendered', count: 12 }] });
    // Two pages are in hand at a time.
    expect(asked.length).toBeLessThanOrEqual(6);
  });

  it('is not rendered on a site that is not proven', async () => {
    const { read, states } = await track({ isProven: false });
    crawl.site.pages.set('/', app());
    crawl.services.pageBrowser = serve({ '/': page({ title: 'Built' }) });
    expect(await read()).toMatchObject({ gaps: [{ reason: 'needs_javascript' }] });
    expect(await states()).toEqual({ '/': 'needs_javascript' });
    expect(asked).toEqual([]);
  });

  it('is not rendered if search engines may not show it', async () => {
    const { read, states } = await track();
    crawl.site.pages.set('/', page({ title: 'Home', links: ['/a'] }));
    crawl.site.pages.set('/a', app().replace('<head>', '<head><meta name="robots" content="noindex">'));
    crawl.services.pageBrowser = serve({ '/a': page({ title: 'Built' }) });
    await read();
    expect(await states()).toEqual({ '/': 'healthy', '/a': 'noindex' });
    expect(asked).toEqual([]);
  });

  it('is rendered up to the limit of the run, over all its jobs', async () => {
    const { read } = await track();
    const paths = Array.from({ length: 30 }, (_, index) => `/page-${index}`);
    crawl.site.pages.set('/', page({ title: 'Home', links: paths }));
    for (const path of paths) crawl.site.pages.set(path, app('', path));
    crawl.services.pageBrowser = serve(
      Object.fromEntries(paths.map((path) => [path, page({ title: path })])),
    );
    // Each job reads for as long as one pause of the host.
    crawl.services.crawl = { ...crawl.quick, renderedPages: 7, sliceMs: 4_000 };
    expect(await read()).toMatchObject({ gaps: [{ reason: 'needs_javascript', count: 23 }] });
    expect(asked).toHaveLength(7);
  });

  it('may load what robots.txt allows on the site', async () => {
    const { read, home } = await track();
    crawl.site.pages.set('/robots.txt', 'User-agent: *\nDisallow: /api/private');
    crawl.site.pages.set('/', app());
    crawl.services.pageBrowser = serve({ '/': page({ title: 'Built' }) });
    await read();
    const may = (address: string) => asked[0]?.mayRequest(address);
    expect([may(`${home}api/open`), may(`${home}api/private`), may('http://other.com/')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(asked[0]?.isOfSite('http://127.0.0.1/')).toBe(false);
  });

  it.skipIf(!chromium)('is read through Chromium, and leads to the pages that it links to', async () => {
    const browser = await startBrowser();
    onTestFinished(() => browser.close());
    const { read, states } = await track();
    const words = Array.from({ length: 80 }, (_, index) => `word${index}`).join(' ');
    crawl.site.pages.set(
      '/',
      app(
        `document.querySelector('#root').innerHTML = '<main><h1>Built</h1><p>${words}</p><a href="/a">A</a></main>'`,
      ),
    );
    crawl.site.pages.set('/a', page({ title: 'Alpha' }));
    crawl.services.pageBrowser = createPageBrowser({
      endpoint: browser.endpoint,
      proxyHost: '127.0.0.1',
      aboutUrl: 'https://keydence.com/bot',
      network: crawl.site.network,
    });
    expect(await read()).toMatchObject({ state: 'done' });
    expect(await states()).toEqual({ '/': 'healthy', '/a': 'healthy' });
  });
});
