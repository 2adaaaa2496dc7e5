import { z } from 'zod';
import { shareOfVoice } from '../keywords/traffic.ts';

/** A site's visits on the tracked keywords on the day of a report. */
export const measuredSite = z.object({
  /** The competitor; null for the own site. */
  id: z.string().nullable(),
  visits: z.number(),
  /** Day of its ranks; null if it is the report's own day. */
  ranksOf: z.iso.date().nullable(),
});
export type MeasuredSite = z.infer<typeof measuredSite>;

export const sharePoint = z.object({
  day: z.iso.date(),
  shares: z.array(
    z.object({
      id: z.string().nullable(),
      /** Share of the visits of all sites compared that day, 0 to 1. */
      share: z.number(),
      /** Day of its ranks, if they were not collected again since the previous report; null for new ones. */
      ranksOf: z.iso.date().nullable(),
    }),
  ),
});
export type SharePoint = z.infer<typeof sharePoint>;

interface DayOfSites {
  /** `YYYY-MM-DD` */
  day: string;
  sites: readonly MeasuredSite[];
}

/**
 * Shares of voice at reports, given oldest first. Each day counts the sites compared on it; a day
 * without visits for any site is omitted.
 */
export function shareCourse(days: readonly DayOfSites[]): SharePoint[] {
  return days.flatMap(({ day, sites }, index) => {
    const earlier = days[index - 1]?.day;
    const all = sites.reduce((total, { visits }) => total + visits, 0);
    const shares = sites.flatMap(({ id, visits, ranksOf }) => {
      const share = shareOfVoice(visits, [all - visits]);
      const isOld = ranksOf !== null && earlier !== undefined && ranksOf <= earlier;
      return share === null ? [] : [{ id, share, ranksOf: isOld ? ranksOf : null }];
    });
    return shares.length > 0 ? [{ day, shares }] : [];
  });
}
