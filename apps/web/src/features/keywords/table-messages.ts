import { formatNumber } from '@keydence/ui';
import { countKeywords } from '../../app/count-keywords.ts';

/** Texts of the table of keywords. */
export const tableTexts = {
  layout: 'Layout',
  cards: 'Cards',
  table: 'Table',
  columns: 'Columns',
  resetColumns: 'Reset columns',
  density: 'Density',
  densities: { compact: 'Compact', comfortable: 'Comfortable', touch: 'Large' },
  selectAll: 'Select all keywords that match',
  count: (total: number, all: number | undefined) =>
    all === undefined || all === total
      ? countKeywords(total)
      : `${formatNumber(total)} of ${countKeywords(all)}`,
  rowsFailed: 'Some rows could not be loaded.',
} as const;
