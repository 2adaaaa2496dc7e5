import { type Market, normaliseKeywordText, type Payer, type RankCheck } from '@keydence/domain';
import { type SearchPage, searchPage } from './answer-schemas.ts';
import type { DataForSeoClient } from './create-client.ts';
import { toRankCheck } from './map-search-page.ts';
import { priceQueuedSearch, priceSearch, searchDepth } from './prices.ts';

const queue = 'serp/google/organic';

/** A keyword's result page in a market, to rank 100. */
export function toSearchTask(keyword: string, { locationCode, languageCode }: Market) {
  return {
    keyword,
    location_code: locationCode,
    language_code: languageCode,
    device: 'desktop',
    depth: searchDepth,
  };
}

/** A result page at once; null where there is none. */
export function askPage(
  client: DataForSeoClient,
  payer: Payer,
  task: Record<string, unknown>,
): Promise<SearchPage | null> {
  const path = `${queue}/live/advanced`;
  return client.ask(payer, { path, task, answer: searchPage, maxUsd: priceSearch(searchDepth) });
}

interface Asked {
  domainName: string;
  market: Market;
  keywordTexts: readonly string[];
}

/**
 * Where a site stands on the present result pages: one at once, more through the provider's queue, which costs less than
 * a third. Each page is read no further than to the site.
 */
export async function checkRankings(
  client: DataForSeoClient,
  payer: Payer,
  { domainName, market, keywordTexts }: Asked,
): Promise<RankCheck[]> {
  const tasks = keywordTexts.map((text) => ({
    ...toSearchTask(text, market),
    stop_crawl_on_match: [{ match_value: domainName, match_type: 'with_subdomains' }],
  }));
  const [first] = tasks;
  if (!first) return [];
  const pages =
    tasks.length === 1
      ? [{ task: first, answer: await askPage(client, payer, first) }]
      : await client.askLater(payer, {
          path: queue,
          tasks,
          answer: searchPage,
          maxUsd: priceQueuedSearch(searchDepth),
        });
  return pages.flatMap(({ task, answer }) => toCheck(domainName, String(task.keyword), answer) ?? []);
}

/** Null for the page of another keyword, and for one that does not say when it was read. */
function toCheck(domainName: string, keywordText: string, page: SearchPage | null): RankCheck | null {
  if (page?.keyword && normaliseKeywordText(page.keyword) !== normaliseKeywordText(keywordText)) return null;
  return page && toRankCheck(domainName, keywordText, page);
}
