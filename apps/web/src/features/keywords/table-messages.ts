import { formatNumber } from '@keydence/ui';
import { countKeywords } from '../../lib/count-keywords.ts';

export const tableTexts = {
  selectAll: 'Select all keywords that match',
  /** After the count, when the list is sorted by gain. */
  gainOfOne: 'each gain is of one keyword; a move adds up all of its keywords',
  count: (total: number, all: number | undefined) =>
    all === undefined || all === total
      ? countKeywords(total)
      : `${formatNumber(total)} of ${countKeywords(all)}`,
} as const;
