import type { Trend } from './schema.ts';

/** The same month of the previous year; both `YYYY-MM-01`. */
export function yearBefore(month: string): string {
  return `${String(Number(month.slice(0, 4)) - 1).padStart(4, '0')}${month.slice(4)}`;
}

/**
 * The demand of a trend that compares like months; null for a stored one that compared different
 * months of a year.
 */
export function likeMonths(demand: Trend['demand']): Trend['demand'] {
  return demand && demand.before === yearBefore(demand.month) ? demand : null;
}
