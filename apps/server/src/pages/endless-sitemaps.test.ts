import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startCrawl } from '../../testing/start-crawl.ts';
import { writeTestPage as page } from '../../testing/start-site.ts';

let crawl: Awaited<ReturnType<typeof startCrawl>>;
beforeAll(async () => {
  crawl = await startCrawl();
});
afterAll(() => crawl.close());
beforeEach(() => crawl.reset());

const asked = (path: string) => crawl.site.requests.filter((each) => each.path.startsWith(path)).length;

describe('a site with sitemaps without end', () => {
  /** Each of 600 sitemaps takes five minutes. */
  const drip = (home: string, onSitemap: () => Promise<unknown> = async () => {}) => {
    crawl.site.pages.set('/', page({ title: 'Home' }));
    const files = Array.from({ length: 600 }, (_, at) => `<sitemap><loc>${home}s${at}.xml</loc></sitemap>`);
    crawl.site.pages.set('/sitemap.xml', `<sitemapindex>${files.join('')}</sitemapindex>`);
    return {
      ...crawl.services,
      siteReader: {
        ...crawl.site.reader,
        request: async (request: Parameters<typeof crawl.site.reader.request>[0]) => {
          if (request.kind === 'sitemap') {
            await crawl.services.crawl.sleep(300_000);
            await onSitemap();
          }
          return crawl.site.reader.request(request);
        },
      },
    };
  };

  it('reads them for an hour, counts the others, and reads the pages', async () => {
    const { home, read } = await crawl.track();
    const end = await read(drip(home));
    expect(asked('/s')).toBeLessThan(14);
    expect(end).toMatchObject({ state: 'incomplete', readCount: 1 });
    const gap = end?.gaps.find(({ reason }) => reason === 'sitemap_unread');
    expect(gap).toMatchObject({
      count: 600,
      examples: [expect.any(String), expect.any(String), expect.any(String)],
    });
  });

  it('stops between two of them once the reading is canceled', async () => {
    const { api, domainId, home, read } = await crawl.track();
    let count = 0;
    const running = drip(home, async () => {
      count += 1;
      if (count === 3) await api.pages.cancel({ domainId });
    });
    expect(await read(running)).toMatchObject({ state: 'cancelled' });
    expect(count).toBe(3);
  });
});
