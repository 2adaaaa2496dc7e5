import { type Market, normaliseKeywordText, type Payer, type RankCheck } from '@keydence/domain';
import { isWholeList, itemsOf, type SearchPage, searchPage } from './answer-schemas.ts';
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
    // Without it, a lazily loaded AI overview comes without its sources.
    load_async_ai_overview: true,
  };
}

/** A live result page; null if there is none. */
export function askPage(
  client: DataForSeoClient,
  payer: Payer,
  task: Record<string, unknown>,
): Promise<SearchPage | null> {
  const path = `${queue}/live/advanced`;
  const maxUsd = priceSearch(searchDepth);
  return client.ask(payer, { path, task, answer: searchPage, maxUsd, isWhole: isWholePage });
}

interface Asked {
  domainName: string;
  market: Market;
  keywordTexts: readonly string[];
}

/**
 * Current ranks of a site: one keyword live, more through the provider's queue, which costs less
 * than a third. Each page is read only up to the site.
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
          isWhole: isWholePage,
          maxUsd: priceQueuedSearch(searchDepth),
        });
  return pages.flatMap(({ task, answer }) => toCheck(domainName, String(task.keyword), answer) ?? []);
}

/** Null for another keyword's page, and for one without its time or its results. */
function toCheck(domainName: string, keywordText: string, page: SearchPage | null): RankCheck | null {
  if (!page) return null;
  if (page.keyword && normaliseKeywordText(page.keyword) !== normaliseKeywordText(keywordText)) return null;
  const check = toRankCheck(domainName, keywordText, page);
  // The site may be in a gap.
  return check?.ranking || isWholePage(page) ? check : null;
}

/** True if a result page has a result at each place. */
function isWholePage(page: SearchPage): boolean {
  const items = itemsOf(page);
  const isTold = ({ type, rank_group: rank, domain }: (typeof items)[number]) =>
    Boolean(type) && (type !== 'organic' || Boolean(rank && domain));
  return isWholeList(page) && items.every(isTold) && (items.length > 0 || page.se_results_count === 0);
}
