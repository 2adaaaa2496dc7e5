import { mostFortnights, publicationKind } from '@keydence/domain';
import { z } from 'zod';

/** Publications per request. */
export const radarPageSize = 50;

/** Filters of the radar, in the URL. */
export const radarSearch = z.object({
  competitor: z.string().max(60).optional().catch(undefined),
  /** A topic's id, or `none`. */
  topic: z.coerce.string<string>().max(60).optional().catch(undefined),
  kind: publicationKind.optional().catch(undefined),
  /** Fortnights before the last 14 days. */
  ago: z.coerce
    .number<number>()
    .int()
    .min(1)
    .max(mostFortnights - 1)
    .optional()
    .catch(undefined),
});
export type RadarSearch = z.output<typeof radarSearch>;

export const noRadarFilters = {
  competitor: undefined,
  topic: undefined,
  kind: undefined,
} satisfies Partial<RadarSearch>;

export const hasRadarFilters = ({ competitor, topic, kind }: RadarSearch) =>
  competitor !== undefined || topic !== undefined || kind !== undefined;

/** Filters as the server names them. */
export const radarFiltersOf = ({ competitor, topic, kind, ago }: RadarSearch) => ({
  competitorId: competitor,
  topicId: topic,
  kind,
  fortnight: ago ?? 0,
});
