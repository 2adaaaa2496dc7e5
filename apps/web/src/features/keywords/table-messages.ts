import { formatNumber } from '@keydence/ui';
import { countKeywords } from '../../app/count-keywords.ts';

/** Texts of the table of keywords. */
export const tableTexts = {
  selectAll: 'Select all keywords that match',
  count: (total: number, all: number | undefined) =>
    all === undefined || all === total
      ? countKeywords(total)
      : `${formatNumber(total)} of ${countKeywords(all)}`,
} as const;
