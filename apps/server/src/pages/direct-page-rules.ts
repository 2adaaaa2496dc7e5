import type { PageRules } from '@keydence/domain';
import { findLinkPlaces } from './find-link-places.ts';
import { quickPageRules } from './quick-page-rules.ts';
import { createJudge, readRawPage, readSitemapBytes } from './thread-work.ts';

/** The rules without a thread, for tests: another site's page could block the process. */
export function createDirectPageRules(): PageRules {
  return {
    ...quickPageRules,
    readSitemap: readSitemapBytes,
    readPage: async (page) => readRawPage(page),
    async judge(site) {
      const judge = createJudge(site);
      for await (const part of site.pages) judge.add(part);
      for await (const part of site.readTexts(judge.listCompared())) judge.addTexts(part);
      return judge.judge();
    },
    suggestLinks: async (question) => findLinkPlaces(question),
  };
}
