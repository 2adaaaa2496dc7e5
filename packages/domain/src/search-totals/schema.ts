import { z } from 'zod';
import { exportTool, exportToolLabels, totalDimension } from '../imports/schema.ts';
import { pageInput, pagination } from '../pagination/schema.ts';

/** Source of totals: a tool, or the sample data. */
export const totalSource = z.enum([...exportTool.options, 'sample']);
export type TotalSource = z.infer<typeof totalSource>;

export const totalSourceLabels: Record<TotalSource, string> = {
  ...exportToolLabels,
  sample: 'the sample data',
};

/** Search Console's tables except the days. */
export const totalTable = totalDimension.exclude(['day']);
export type TotalTable = z.infer<typeof totalTable>;

const figures = {
  clicks: z.number().int(),
  impressions: z.number().int(),
  /** Clicks by impressions, 0 to 1; null without impressions. */
  clickRate: z.number().nullable(),
  /** Mean of the topmost result, weighted by impressions; null without impressions. */
  averagePosition: z.number().nullable(),
};

const total = z.object({ name: z.string(), ...figures });

const dayTotal = z.object({
  /** `YYYY-MM-DD`, in Pacific time */
  day: z.string(),
  ...figures,
  source: totalSource,
});
export type DayTotal = z.infer<typeof dayTotal>;

export const searchTotalsInput = z.object({
  domainId: z.string(),
  /**
   * Days up to the newest known one. By default those of the newest export or fetch, which its
   * tables cover too; 90 if its start is unknown.
   */
  days: z.coerce.number<number>().int().min(7).max(500).optional(),
});
export type SearchTotalsInput = z.output<typeof searchTotalsInput>;

/** Search Console's totals of a domain. */
export const searchTotals = z.object({
  /** Oldest first; days without figures are absent. */
  days: z.array(dayTotal),
  /** Sum of these days; null without any. */
  sum: z.object(figures).nullable(),
  /** The available tables. */
  tables: z.array(totalTable),
});
export type SearchTotals = z.infer<typeof searchTotals>;

export const listSearchTotalsInput = pageInput.extend({ domainId: z.string(), table: totalTable });
export type ListSearchTotalsInput = z.output<typeof listSearchTotalsInput>;

/** One table of the newest period, most clicks first. */
export const searchTotalList = z.object({
  data: z.array(total),
  pagination,
  /** Source and last day of its period, `YYYY-MM-DD`; null without such a table. */
  source: totalSource.nullable(),
  measuredOn: z.string().nullable(),
});
export type SearchTotalList = z.infer<typeof searchTotalList>;
