import { findLocation, type Market } from '@keydence/domain';

/** Countries of our list that are not in DataForSEO's keyword database (its list of 2026-04). */
const withoutLabs = new Set([
  2214, 2231, 2268, 2340, 2352, 2368, 2414, 2422, 2442, 2512, 2524, 2634, 2716, 2800, 2834, 2860,
]);

/**
 * True if the keyword database has the market; a request for another one would be billed as an
 * error.
 */
export function hasLabs({ locationCode }: Market): boolean {
  return findLocation(locationCode) !== undefined && !withoutLabs.has(locationCode);
}

/** Explains why the market has no data, with the next step. */
export function explainMissingLabs({ locationCode }: Market): string {
  const name = findLocation(locationCode)?.locationName ?? 'this country';
  return `DataForSEO has no keyword data for ${name}. Choose another SEO analysis location in the workspace settings, or import an export from Search Console, Keyword Planner, Ahrefs or Semrush.`;
}
