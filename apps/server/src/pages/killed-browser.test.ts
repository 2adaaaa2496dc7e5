import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { chromium, startBrowser } from '../../testing/start-browser.ts';
import { startCrawl } from '../../testing/start-crawl.ts';
import { writeTestPage as page } from '../../testing/start-site.ts';
import { createPageBrowser } from '../browser/create-page-browser.ts';

let crawl: Awaited<ReturnType<typeof startCrawl>>;
beforeAll(async () => {
  crawl = await startCrawl();
});
afterAll(() => crawl.close());

const paths = Array.from({ length: 4 }, (_, index) => `/app-${index}`);

/** A page whose title and text a script makes. */
function writeApp(path: string): string {
  const words = Array.from({ length: 100 }, (_, index) => `${path.slice(1)}word${index}`).join(' ');
  return `<!doctype html><html lang="en"><head><title>Loading</title></head><body><div id="root"></div><script>
    document.title = 'Built ${path}';
    document.querySelector('#root').innerHTML = '<main><h1>Built ${path}</h1><p>${words}</p><a href="/">Home</a></main>';
  </script></body></html>`;
}

it.skipIf(!chromium)(
  'a crawl keeps what a browser rendered before it was killed, and says what it did not',
  async () => {
    const { api, domainId, home, read, findings } = await crawl.track();
    const { proofToken } = await api.pages.status({ domainId });
    crawl.site.pages.set('/.well-known/keydence-site-verification.txt', proofToken);
    crawl.site.pages.set('/', page({ title: 'Home', links: paths }));
    for (const path of paths) crawl.site.pages.set(path, writeApp(path));

    /** Reads the site with a new browser, which is killed after it has rendered `most` pages. */
    async function readWithKill(most: number) {
      const browser = await startBrowser();
      let isUp = true;
      const kill = async () => {
        if (isUp) await browser.close();
        isUp = false;
      };
      onTestFinished(kill);
      const through = createPageBrowser({
        endpoint: browser.endpoint,
        proxyHost: '127.0.0.1',
        aboutUrl: 'https://keydence.com/bot',
        network: crawl.site.network,
      });
      let count = 0;
      let earlier: Promise<unknown> = Promise.resolve();
      crawl.services.pageBrowser = {
        async render(request) {
          count += 1;
          if (count > most) {
            await earlier;
            await kill();
          }
          const rendering = through.render(request);
          earlier = rendering;
          return rendering;
        },
      };
      const { state, gaps, readCount } = (await read()) ?? {};
      await kill();
      const { data } = await api.pages.list({ domainId, limit: 100, sortBy: 'address', sortOrder: 'asc' });
      const apps = data.filter(({ address }) => address !== home);
      return {
        result: { state, readCount, gaps: gaps?.map(({ reason, count: pages }) => [reason, pages]) },
        states: apps.map((each) => each.state).sort(),
        built: apps.filter(({ title, linksOut }) => title?.startsWith('Built') && linksOut === 1),
        unread: apps.find((each) => each.state === 'needs_javascript'),
      };
    }

    const first = await readWithKill(1);
    expect(first.result).toEqual({ state: 'incomplete', readCount: 5, gaps: [['not_rendered', 3]] });
    expect(first.built).toHaveLength(1);

    const second = await readWithKill(99);
    expect(second.result).toEqual({ state: 'done', readCount: 5, gaps: [] });
    expect(second.built).toHaveLength(4);

    const third = await readWithKill(1);
    expect(third.result).toEqual(first.result);
    expect(third.states).toEqual(['healthy', ...Array(3).fill('needs_javascript')]);
    expect(third.built).toHaveLength(4);
    const { versions } = await api.pages.get({ domainId, pageId: third.unread?.id ?? '' });
    expect(versions[0]?.title).toMatch(/^Built/);
    // Neither to be rendered nor not to be is a change of the page.
    expect((await findings()).map(({ kind }) => kind)).not.toContain('changed');
  },
);
