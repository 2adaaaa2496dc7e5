import { formatNumber } from '@keydence/ui';
import { countKeywords } from '../../lib/count-keywords.ts';

/** While the order by gain of a large list is computed. */
export const orderTexts = {
  notYet: 'Sorted by volume until the order by gain is computed.',
  older: 'Gains have changed. The new order follows when all are computed.',
} as const;

export const tableTexts = {
  selectAll: 'Select all keywords that match',
  /** After the count, when the list is sorted by gain. */
  gainOfOne: 'each gain is of one keyword; a move adds up all of its keywords',
  count: (total: number, all: number | undefined) =>
    all === undefined || all === total
      ? countKeywords(total)
      : `${formatNumber(total)} of ${countKeywords(all)}`,
} as const;
