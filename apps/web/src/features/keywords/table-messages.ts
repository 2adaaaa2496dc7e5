import { formatNumber } from '@keydence/ui';
import { countKeywords } from '../../app/count-keywords.ts';

export const tableTexts = {
  selectAll: 'Select all keywords that match',
  count: (total: number, all: number | undefined) =>
    all === undefined || all === total
      ? countKeywords(total)
      : `${formatNumber(total)} of ${countKeywords(all)}`,
} as const;
