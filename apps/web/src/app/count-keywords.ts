import { formatNumber } from '@keydence/ui';

/** "1 keyword", "1,234 keywords". */
export function countKeywords(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'keyword' : 'keywords'}`;
}
