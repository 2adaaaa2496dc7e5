import { totalTable } from '@keydence/domain';
import { z } from 'zod';

export const chartFigures = ['clicks', 'impressions', 'clickRate', 'averagePosition'] as const;
export type ChartFigure = (typeof chartFigures)[number];

/** Visible part of Search Console's figures, in the URL. */
export const searchTotalsSearch = z.object({
  figure: z.enum(chartFigures).optional().catch(undefined),
  totals: totalTable.optional().catch(undefined),
  totalsPage: z.coerce.number().int().min(1).optional().catch(undefined),
});
