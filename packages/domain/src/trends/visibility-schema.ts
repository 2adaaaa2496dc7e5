import { z } from 'zod';
import { moveVerb } from '../moves/schema.ts';
import { dataSourceName } from '../search-data/port.ts';

const counted = z.number().int();

export const rankCheckpoint = z.object({
  day: z.iso.date(),
  /** 0 to 1, with today's search volumes; null if no checked keyword has one. */
  visibility: z.number().nullable(),
  /** Keywords by rank, as `positionBucket` groups them. */
  positions: z.object({ top3: counted, top10: counted, top20: counted, top50: counted, beyond50: counted }),
  /** Keywords with a known result, those outside the top 100 included. */
  checked: counted,
});
export type RankCheckpoint = z.infer<typeof rankCheckpoint>;

/** A list's visibility over its newest checks, oldest first. */
export const visibilityCourse = z.object({
  checks: z.array(rankCheckpoint),
  /** Moves completed in this time, oldest first. */
  shipped: z.array(z.object({ id: z.uuid(), day: z.iso.date(), verb: moveVerb, title: z.string() })),
  /** Tracked competitors on the same keywords, most visible first. Only their newest ranks are stored. */
  competitors: z.array(
    z.object({ id: z.uuid(), name: z.string(), day: z.iso.date(), visibility: z.number() }),
  ),
  dataSource: dataSourceName.nullable(),
});
export type VisibilityCourse = z.infer<typeof visibilityCourse>;
