import { z } from 'zod';
import { moveVerdict } from '../moves/judgement-schema.ts';

const end = z.enum(['done', 'failed']);
const message = z.string().nullable();
const count = z.number().int().catch(0);

/** The facts of an event, by its kind, as its rows have them. */
export const notificationFacts = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('alert'),
    eventId: z.string(),
    summary: z.string(),
    ruleName: z.string(),
    setName: z.string(),
  }),
  /** Moves of a list that got a verdict on one day. */
  z.object({ kind: z.literal('review'), verdicts: z.partialRecord(moveVerdict, z.number().int()) }),
  z.object({ kind: z.literal('setup'), state: end, message }),
  /** A run of the schedule, or of a member out of turn. */
  z.object({
    kind: z.literal('report'),
    state: z.enum(['done', 'failed', 'waiting']),
    isAsked: z.boolean(),
    message,
  }),
  z.object({
    kind: z.literal('refresh'),
    refresh: z.enum(['keywords', 'rankings']),
    state: end,
    figures: z.object({ added: count, updated: count, refreshed: count, failed: count }).partial().nullable(),
    message,
  }),
  z.object({
    kind: z.literal('import'),
    importId: z.string(),
    state: end,
    fileName: z.string(),
    /** True for a fetch from Search Console. */
    isFetch: z.boolean(),
    figures: z
      .object({ added: count, updated: count, totals: count, isRepeat: z.boolean().catch(false) })
      .nullable(),
    message,
  }),
  z.object({
    kind: z.literal('crawl'),
    state: z.enum(['done', 'incomplete', 'failed']),
    pages: z.number().int(),
    message,
  }),
  /** What competitors published and rewrote, as found on one day. */
  z.object({
    kind: z.literal('radar'),
    new: z.number().int(),
    rewritten: z.number().int(),
    sites: z.number().int(),
  }),
  z.object({ kind: z.literal('site_change'), changedOn: z.iso.date(), text: z.string() }),
]);
export type NotificationFacts = z.infer<typeof notificationFacts>;
