import { z } from 'zod';
import { gainRange } from '../gain/schema.ts';
import { dataSourceName } from '../search-data/port.ts';
import { movesRun } from './run-schema.ts';
import { move, moveLeftOut, moveVerb } from './schema.ts';

export const usualCapacityHours = 12;
export const maxCapacityHours = 80;

/** Reason why a verb has no or fewer moves: the missing data. `old_facts` prevents no moves. */
export const moveGap = z.enum([
  'old_facts',
  'no_search_console',
  'no_topics',
  'no_crawl',
  'no_competitors',
  'no_days',
  'short_history',
  'site_changed',
  'site_fell',
  'few_impressions',
  'no_period',
  'filtered',
]);
export type MoveGap = z.infer<typeof moveGap>;

/** The moves of two weeks. */
export const movePlan = z.object({
  /** First and last of the fourteen days. */
  period: z.object({ start: z.iso.date(), end: z.iso.date() }),
  capacityHours: z.number(),
  /** Hours of the planned moves. */
  usedHours: z.number(),
  /** Hours of moves completed in these two weeks; they count toward the capacity. */
  doneHours: z.number(),
  /** Moves proposed for the two weeks and those in progress, in order of due dates. */
  planned: z.array(move),
  /** Sum of the gains of `planned`. */
  sum: gainRange.pick({ low: true, mid: true, high: true }),
  /** Range that contains the result of four of five plans. */
  range80: z.object({ low: z.number(), high: z.number() }),
  /** Moves that are proposed but not planned. */
  leftOut: z.object({
    total: z.number().int(),
    byReason: z.array(z.object({ reason: moveLeftOut, count: z.number().int() })),
  }),
  missing: z.array(
    z.object({
      gap: moveGap,
      /** Kinds of moves that it prevents. */
      verbs: z.array(moveVerb),
      /** The reason in plain words. */
      sentence: z.string(),
    }),
  ),
  /** The newest run; null before the first. */
  run: movesRun.nullable(),
  /** Date of the facts; null before the first run. */
  factsOn: z.iso.date().nullable(),
  /**
   * A word of the domain with a large share of the clicks, in percent: only a person can decide if it is a name of the site.
   * Null without one.
   */
  unnamedBrand: z
    .object({
      word: z.string(),
      percent: z.number().int(),
      /** The names of the site that count now. */
      names: z.array(z.string()),
    })
    .nullable(),
  /** Share that Search Console hides, in plain words; null without it. */
  hiddenNote: z.string().nullable(),
  dataSource: dataSourceName.nullable(),
});
export type MovePlan = z.infer<typeof movePlan>;

export const setMoveCapacityInput = z.object({
  domainId: z.string(),
  /** Hours of work in two weeks. */
  hours: z
    .number()
    .min(1, 'Plan at least 1 hour.')
    .max(maxCapacityHours, `At most ${maxCapacityHours} hours fit into two weeks.`)
    .multipleOf(0.25, 'Use quarters of an hour.'),
});
export type SetMoveCapacityInput = z.output<typeof setMoveCapacityInput>;
