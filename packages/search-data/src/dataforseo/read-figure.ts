import { lastCheckedRank } from '@keydence/domain';

type Given = number | null | undefined;

/** The largest count that is stored. */
const largestCount = 2_147_483_647;
/** US dollars; no click costs more. */
const largestCost = 1_000_000;

const between = (value: Given, least: number, most: number) =>
  typeof value === 'number' && value >= least && value <= most ? value : null;

/** A whole count; null for one that cannot be true. */
export function toCount(value: Given): number | null {
  const count = between(value, 0, largestCount);
  return count === null ? null : Math.round(count);
}

/** The estimated number of results, which can be larger than other counts. */
export function toResults(value: Given): number | null {
  const count = between(value, 0, Number.MAX_SAFE_INTEGER);
  return count === null ? null : Math.round(count);
}

/** US dollars; null for a cost that cannot be true. */
export const toCost = (value: Given): number | null => between(value, 0, largestCost);

/** A difficulty from 0 to 100; null for any other number. */
export const toDifficulty = (value: Given): number | null => between(value, 0, 100);

/** A place among the results up to the last that is checked; null for any other number. */
export function toPlace(value: Given): number | null {
  const place = between(value, 1, lastCheckedRank);
  return Number.isInteger(place) ? place : null;
}

/** A place among all elements of the page, of which there are more than results; `group` if it cannot be true. */
export function toAbsolutePlace(value: Given, group: number): number {
  const place = between(value, group, 1_000);
  return place !== null && Number.isInteger(place) ? place : group;
}
