import type { SourceRequest } from '@keydence/domain';

// US dollars. Labs: as calls of 2026-07 were billed (0.01212 for 1 item, 0.0144 for 20, 0.024 for 100). Result pages:
// the price list, live, for 10 results.
const labsTask = 0.012;
const labsItem = 0.000_12;
const livePage = 0.002;
const queuedPage = 0.000_6;
const resultsAPage = 10;
/** Surcharge for a lazily loaded AI overview; not billed for a page without one. */
const lateOverview = 0.002;
/** Keywords per overview request, and per filter. */
export const overviewSize = 700;
/** Keywords per request for intents or difficulties. */
export const traitsSize = 1_000;
/** Requested results of a page. */
export const searchDepth = 100;

/** Price of a keyword or domain database call with this many items. */
export function priceLabs(items: number): number {
  return labsTask + labsItem * items;
}

export function priceSearch(depth: number): number {
  return livePage * Math.ceil(depth / resultsAPage) + lateOverview;
}

export function priceQueuedSearch(depth: number): number {
  return queuedPage * Math.ceil(depth / resultsAPage) + lateOverview;
}

/** Maximum price of a request in US dollars, without billed retries. */
export function priceQuestion({ method, items }: SourceRequest): number {
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
