import { z } from 'zod';
import { gainFigures } from '../gain/schema.ts';
import { figureSource } from '../predictions/schema.ts';
import { moveJudgement } from './judgement-schema.ts';

/** A new page, an improved page, links to it, or merged pages. */
export const moveVerb = gainFigures.shape.verb;
export type MoveVerb = z.infer<typeof moveVerb>;

/** The rule that found a move. */
export const moveCause = z.enum([
  'striking_distance',
  'low_click_rate',
  'decay',
  'competing_pages',
  'few_links',
  'missing_page',
]);
export type MoveCause = z.infer<typeof moveCause>;

export const moveState = z.enum(['proposed', 'accepted', 'skipped', 'done', 'judged']);
export type MoveState = z.infer<typeof moveState>;

/**
 * `low`: based on an assumption, such as published click rates. `high`: tested, with 100 clicks or
 * 3,000 impressions.
 */
export const moveConfidence = z.enum(['high', 'medium', 'low']);
export type MoveConfidence = z.infer<typeof moveConfidence>;

/** Extra visits a month; `mid` is `chance` times `success`. */
export const moveGain = gainFigures.pick({ low: true, mid: true, high: true, success: true, chance: true });

/** A search behind a move. Counts are null without Search Console. */
export const moveQuery = z.object({
  /** Null if the search is not a tracked keyword. */
  keywordId: z.string().nullable(),
  text: z.string(),
  impressions: z.number().int().nullable(),
  clicks: z.number().int().nullable(),
  /** Average position in Search Console. */
  position: z.number().nullable(),
  /** Organic rank of the last check. */
  rank: z.number().int().nullable(),
  searchVolume: z.number().int().nullable(),
  /** The move's target position; null if it has none for this search. */
  target: z.number().nullable(),
});
export type MoveQuery = z.infer<typeof moveQuery>;

/** Clicks of a page in the weeks that start on these days; null for a week without counts. */
export const movePageWeeks = z.object({
  page: z.string(),
  weeks: z.array(z.object({ startsOn: z.iso.date(), clicks: z.number().int().nullable() })),
});
export type MovePageWeeks = z.infer<typeof movePageWeeks>;

/** The page with the most impressions for a search in each week; null without a clear leader. */
export const moveLeaders = z.object({
  query: z.string(),
  weeks: z.array(z.object({ startsOn: z.iso.date(), page: z.string().nullable() })),
});
export type MoveLeaders = z.infer<typeof moveLeaders>;

/** A position for a link to the page. */
export const moveLinkSource = z.object({
  page: z.string(),
  sentence: z.string().nullable(),
  anchor: z.string().nullable(),
});
export type MoveLinkSource = z.infer<typeof moveLinkSource>;

/** A competitor's page that ranks for a topic without an own page. */
export const moveRanker = z.object({
  domainName: z.string(),
  page: z.string().nullable(),
  /** The page's best rank. */
  rank: z.number().int(),
  keywordText: z.string(),
});
export type MoveRanker = z.infer<typeof moveRanker>;

export const maxMoveQueries = 10;

/** The rows behind a move. A list is empty if the move's causes have no such rows. */
export const moveEvidence = z.object({
  /** Searches with the largest part of the gain first. */
  queries: z.array(moveQuery).max(maxMoveQueries),
  pageWeeks: z.array(movePageWeeks),
  leaders: z.array(moveLeaders),
  linkSources: z.array(moveLinkSource),
  rankers: z.array(moveRanker),
  /**
   * The probable page of the searches, guessed from its address if the source counts searches and
   * pages separately; null if the page is known, or none is clearly likely.
   */
  likelyPage: z.string().nullable(),
});
export type MoveEvidence = z.infer<typeof moveEvidence>;

/** A measure that fired, with the threshold that it exceeded. */
export const moveTrigger = z.object({ name: z.string(), value: z.number(), threshold: z.number() });
export type MoveTrigger = z.infer<typeof moveTrigger>;

/** Reason why a move is not planned. */
export const moveLeftOut = z.enum([
  /** Skipped by a member. */
  'excluded',
  'in_progress',
  /** Its page was changed in the last eight weeks, or its topic written about in the last four. */
  'cooling',
  /** Another move first decides which page of the topic remains. */
  'waits_for_merge',
  'too_hard',
  'nothing_to_win',
  /** Too few visits per hour of work, see `leastVisitsPerHour`. */
  'too_little',
  /** Neither impressions nor searches are known. */
  'not_known',
  /** Another move redirects its page. */
  'same_page',
  /** Fewer visits for the hours than the last planned one. */
  'fewer_visits',
  /** Needs more hours than the two weeks have left. */
  'no_room',
]);
export type MoveLeftOut = z.infer<typeof moveLeftOut>;

export const moveSkipReason = z.enum(['not_now', 'not_our_topic', 'already_done', 'too_much_work', 'other']);
export type MoveSkipReason = z.infer<typeof moveSkipReason>;

export const moveSkip = z.object({
  reason: moveSkipReason,
  note: z.string(),
  /** Day from which it may be proposed again; null: never, unless it is restored. */
  until: z.iso.date().nullable(),
});
export type MoveSkip = z.infer<typeof moveSkip>;

export const movePlace = z.object({
  isPlanned: z.boolean(),
  /** Planned for its chance of a large gain. */
  isBet: z.boolean(),
  /** Null if it is planned, or its state is not `proposed`. */
  leftOutBecause: moveLeftOut.nullable(),
  /** Null if it is not planned. */
  dueOn: z.iso.date().nullable(),
});
export type MovePlace = z.infer<typeof movePlace>;

/** Status of a move, as shown with its keyword, page or plan item. */
export const moveMark = z.object({
  id: z.string(),
  verb: moveVerb,
  /** The path of its page, or the name of its topic. */
  title: z.string(),
  state: moveState,
  isPlanned: z.boolean(),
  leftOutBecause: moveLeftOut.nullable(),
});
export type MoveMark = z.infer<typeof moveMark>;

/** Search Console's window behind the figures. */
export const moveWindow = z.object({
  start: z.iso.date(),
  end: z.iso.date(),
  days: z.number().int(),
});
export type MoveWindow = z.infer<typeof moveWindow>;

/** Maximum characters; longer reasons are cut between words. */
export const maxMoveReasonLength = 90;

/** One piece of work on the site. All rules that fired on one page form one move. */
export const move = z.object({
  id: z.string(),
  verb: moveVerb,
  /** Largest gain first. */
  causes: z.array(moveCause).min(1),
  /** The path of its page, or the name of its topic. */
  title: z.string(),
  /** Addresses; the first one is the page to work on. */
  pages: z.array(z.string()),
  topic: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Pages that competitors published or rewrote on its topic in the last 14 days. */
  competitorPages: z.object({ new: z.number().int(), rewritten: z.number().int() }),
  /** The action and its reason, in full. */
  sentence: z.string(),
  /** One fact and its meaning, in at most 90 characters. */
  reason: z.string(),
  evidence: moveEvidence,
  triggers: z.array(moveTrigger),
  /** As of the acceptance, if accepted; null if neither impressions nor searches are known. */
  gain: moveGain.nullable(),
  confidence: moveConfidence,
  effortHours: z.number(),
  state: moveState,
  /** Null for other states than `skipped`. */
  skip: moveSkip.nullable(),
  plan: movePlace,
  /** Null if the source is no longer known. */
  source: figureSource.nullable(),
  /** Date of the figures; the older one if there are several. */
  factsOn: z.iso.date(),
  /** Null without Search Console. */
  window: moveWindow.nullable(),
  proposedAt: z.date(),
  acceptedAt: z.date().nullable(),
  /** Null if the account is gone, or the caller may not see the name. */
  acceptedBy: z.string().nullable(),
  doneOn: z.iso.date().nullable(),
  /** Earliest first. */
  judgements: z.array(moveJudgement),
});
export type Move = z.infer<typeof move>;
