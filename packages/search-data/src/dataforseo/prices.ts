import type { SourceQuestion } from '@keydence/domain';

// US dollars. Labs: as calls of 2026-07 were billed (0.01212 for 1 item, 0.0144 for 20, 0.024 for 100). Result pages:
// the price list, live, for 10 results.
const labsTask = 0.012;
const labsItem = 0.000_12;
const livePage = 0.002;
const queuedPage = 0.000_6;
const resultsAPage = 10;
/** What reading an AI overview costs that the search engine loads later; not billed for a page without one. */
const lateOverview = 0.002;
/** Keywords that one overview takes, and one filter. */
export const overviewSize = 700;
/** Keywords whose intents, or difficulties, one call gives. */
export const traitsSize = 1_000;
/** Results of a page that are asked for. */
export const searchDepth = 100;

/** What a call of the keyword and domain database costs with so many items. */
export function priceLabs(items: number): number {
  return labsTask + labsItem * items;
}

/** What a live result page costs. */
export function priceSearch(depth: number): number {
  return livePage * Math.ceil(depth / resultsAPage) + lateOverview;
}

/** What a result page costs that is waited for. */
export function priceQueuedSearch(depth: number): number {
  return queuedPage * Math.ceil(depth / resultsAPage) + lateOverview;
}

/** US dollars that a question costs at most; retries that are billed are not among it. */
export function priceQuestion({ method, items }: SourceQuestion): number {
  switch (method) {
    case 'searchResults':
      return priceSearch(searchDepth);
    case 'checkRankings':
      return items === 1 ? priceSearch(searchDepth) : items * priceQueuedSearch(searchDepth);
    case 'completeKeywords': {
      const calls = Math.ceil(items / traitsSize);
      return 2 * (calls * labsTask + items * labsItem);
    }
    case 'compare':
      return 2 * priceLabs(1);
    case 'competitors':
      // The first one is the site itself.
      return priceLabs(items + 1);
    case 'lookUpKeywords': {
      const calls = Math.ceil(items / overviewSize);
      return calls * labsTask + items * labsItem;
    }
    default:
      return priceLabs(items);
  }
}
