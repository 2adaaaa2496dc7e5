import type { PageRules } from '@keydence/domain';
import { isAllowed, readRobots, toPageKey } from '@keydence/pages';

const productToken = 'KeydenceBot';

/** The rules that take no time worth a thread. */
export const quickPageRules: Pick<PageRules, 'toAddress' | 'readRobots'> = {
  toAddress: toPageKey,
  readRobots(text) {
    const robots = readRobots(Buffer.from(text, 'latin1'));
    return {
      isAllowed: (address) => isAllowed(robots, productToken, address),
      sitemaps: robots.sitemaps,
      delaySeconds: robots.crawlDelaySeconds(productToken),
    };
  },
};
