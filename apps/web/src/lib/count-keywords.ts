import { formatNumber } from '@keydence/ui';

/** "1 click", "1,234 clicks", for a noun with a regular plural. */
export function countOf(count: number, noun: string): string {
  return `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** "1 keyword", "1,234 keywords". */
export function countKeywords(count: number): string {
  return countOf(count, 'keyword');
}
