import { z } from 'zod';
import { exportTool, exportToolLabels, totalDimension } from '../imports/schema.ts';
import { pageInput, pagination } from '../pagination/schema.ts';

/** Who told totals: a tool, or the sample world. */
export const totalSource = z.enum([...exportTool.options, 'sample']);
export type TotalSource = z.infer<typeof totalSource>;

export const totalSourceLabels: Record<TotalSource, string> = {
  ...exportToolLabels,
  sample: 'the sample data',
};

/** The tables of Search Console's figures beside the days. */
export const totalTable = totalDimension.exclude(['day']);
export type TotalTable = z.infer<typeof totalTable>;

const figures = {
  clicks: z.number().int(),
  impressions: z.number().int(),
  /** Clicks by impressions, 0 to 1; null without impressions. */
  clickRate: z.number().nullable(),
  /** The mean of the topmost result, weighted by impressions; null where nothing was shown. */
  averagePosition: z.number().nullable(),
};

const total = z.object({ name: z.string(), ...figures });

const dayTotal = z.object({
  /** `YYYY-MM-DD`, in Pacific time */
  day: z.string(),
  ...figures,
  /** Who told it. */
  source: totalSource,
});
export type DayTotal = z.infer<typeof dayTotal>;

export const searchTotalsInput = z.object({
  domainId: z.string(),
  /**
   * Days up to the newest one that is known. Left out: those of the newest export or fetch, which its tables are about
   * too; 90 where it does not tell when it begins.
   */
  days: z.coerce.number<number>().int().min(7).max(500).optional(),
});
export type SearchTotalsInput = z.output<typeof searchTotalsInput>;

/** What Search Console has told of a domain as a whole. */
export const searchTotals = z.object({
  /** Oldest first; days that nobody has told are absent. */
  days: z.array(dayTotal),
  /** Of these days together; null without any. */
  sum: z.object(figures).nullable(),
  /** The tables that there are. */
  tables: z.array(totalTable),
});
export type SearchTotals = z.infer<typeof searchTotals>;

export const listSearchTotalsInput = pageInput.extend({ domainId: z.string(), table: totalTable });
export type ListSearchTotalsInput = z.output<typeof listSearchTotalsInput>;

/** One table of the newest period, the most clicks first. */
export const searchTotalList = z.object({
  data: z.array(total),
  pagination,
  /** Who told it, and the last day of its period, `YYYY-MM-DD`; null where there is no such table. */
  source: totalSource.nullable(),
  measuredOn: z.string().nullable(),
});
export type SearchTotalList = z.infer<typeof searchTotalList>;
