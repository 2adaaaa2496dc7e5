import type { Trend } from './schema.ts';

/** The same month of the year before; both `YYYY-MM-01`. */
export function yearBefore(month: string): string {
  return `${String(Number(month.slice(0, 4)) - 1).padStart(4, '0')}${month.slice(4)}`;
}

/** The demand of a trend that compares like with like; null for one that was stored when months of a year were compared. */
export function likeMonths(demand: Trend['demand']): Trend['demand'] {
  return demand && demand.before === yearBefore(demand.month) ? demand : null;
}
