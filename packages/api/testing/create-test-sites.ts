import type { PageRules } from '@keydence/domain';
import type { Services } from '../src/context.ts';
import { politeCrawl } from '../src/pages/limit-crawl.ts';

const refuse = () => Promise.reject(new Error('Test services do not read sites.'));

/** Ports for tests without site reads: every call is rejected. */
export function createTestSites(): Pick<
  Services,
  'siteReader' | 'pageBrowser' | 'pageRules' | 'briefRules' | 'radarRules' | 'crawl'
> {
  const pageRules: PageRules = {
    toAddress: (found, base) => {
      const { href } = new URL(found, base);
      return { key: href, address: href };
    },
    readRobots: () => ({ isAllowed: () => true, sitemaps: [], delaySeconds: null }),
    readSitemap: refuse,
    readPage: refuse,
    judge: refuse,
    suggestLinks: async () => null,
  };
  return {
    pageBrowser: null,
    siteReader: {
      request: async () => ({ failure: 'unreachable', tookMs: 0 }),
      readTexts: async () => [],
    },
    pageRules,
    briefRules: { asks: (text) => text.endsWith('?'), read: refuse, compose: refuse, check: refuse },
    radarRules: { readListing: refuse, compare: refuse, readNames: refuse, assign: refuse },
    crawl: politeCrawl,
  };
}
