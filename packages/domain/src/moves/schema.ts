import { z } from 'zod';
import { gainFigures } from '../gain/schema.ts';
import { figureSource } from '../predictions/schema.ts';
import { moveJudgement } from './judgement-schema.ts';

/** A new page, a page made better, links to it, or pages made one. */
export const moveVerb = gainFigures.shape.verb;
export type MoveVerb = z.infer<typeof moveVerb>;

/** The rule that has found a move. */
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

/** `low`: an assumption carries it, such as published click rates. `high`: tested, with 100 clicks or 3,000 impressions. */
export const moveConfidence = z.enum(['high', 'medium', 'low']);
export type MoveConfidence = z.infer<typeof moveConfidence>;

/** Extra visits a month; `mid` is `chance` times `success`. */
export const moveGain = gainFigures.pick({ low: true, mid: true, high: true, success: true, chance: true });

/** A search that a move rests on. Counts are null where it has no Search Console behind it. */
export const moveQuery = z.object({
  /** Null if the search is no tracked keyword. */
  keywordId: z.string().nullable(),
  text: z.string(),
  impressions: z.number().int().nullable(),
  clicks: z.number().int().nullable(),
  /** The average position in Search Console. */
  position: z.number().nullable(),
  /** The organic rank of the last check. */
  rank: z.number().int().nullable(),
  searchVolume: z.number().int().nullable(),
  /** The place that the move aims at; null where it aims at none for this search. */
  target: z.number().nullable(),
});
export type MoveQuery = z.infer<typeof moveQuery>;

/** Clicks of a page in the weeks that begin on these days; null for a week without counts. */
export const movePageWeeks = z.object({
  page: z.string(),
  weeks: z.array(z.object({ startsOn: z.iso.date(), clicks: z.number().int().nullable() })),
});
export type MovePageWeeks = z.infer<typeof movePageWeeks>;

/** Which page had most impressions for a search in each week; null without a clear leader. */
export const moveLeaders = z.object({
  query: z.string(),
  weeks: z.array(z.object({ startsOn: z.iso.date(), page: z.string().nullable() })),
});
export type MoveLeaders = z.infer<typeof moveLeaders>;

/** A place where a link to the page can stand. */
export const moveLinkSource = z.object({
  page: z.string(),
  sentence: z.string().nullable(),
  anchor: z.string().nullable(),
});
export type MoveLinkSource = z.infer<typeof moveLinkSource>;

/** A page of a competitor that ranks for a topic without an own page. */
export const moveRanker = z.object({
  domainName: z.string(),
  page: z.string().nullable(),
  /** Its best rank. */
  rank: z.number().int(),
  keywordText: z.string(),
});
export type MoveRanker = z.infer<typeof moveRanker>;

export const maxMoveQueries = 10;

/** The rows that a move rests on. Empty lists where its causes have no such rows. */
export const moveEvidence = z.object({
  /** Those that bring most of the gain first. */
  queries: z.array(moveQuery).max(maxMoveQueries),
  pageWeeks: z.array(movePageWeeks),
  leaders: z.array(moveLeaders),
  linkSources: z.array(moveLinkSource),
  rankers: z.array(moveRanker),
  /**
   * The page that the searches are probably for, guessed by its address where the source counts searches and pages
   * apart; null where the page is known, or none stands out.
   */
  likelyPage: z.string().nullable(),
});
export type MoveEvidence = z.infer<typeof moveEvidence>;

/** A measure that fired, with the threshold that it passed. */
export const moveTrigger = z.object({ name: z.string(), value: z.number(), threshold: z.number() });
export type MoveTrigger = z.infer<typeof moveTrigger>;

/** Why a move is not planned. */
export const moveLeftOut = z.enum([
  /** A member has skipped it. */
  'excluded',
  'in_progress',
  /** Its page was touched in the last eight weeks, or its topic was written about in the last four. */
  'cooling',
  /** Another move settles first which page of the topic is the one. */
  'waits_for_merge',
  'too_hard',
  'nothing_to_win',
  /** Fewer visits for an hour than is worth the work, see `leastVisitsPerHour`. */
  'too_little',
  /** Neither impressions nor searches are known. */
  'not_known',
  /** Another move redirects its page. */
  'same_page',
  /** Fewer visits for the hours than the last one in. */
  'fewer_visits',
  /** More hours than the two weeks have left. */
  'no_room',
]);
export type MoveLeftOut = z.infer<typeof moveLeftOut>;

export const moveSkipReason = z.enum(['not_now', 'not_our_topic', 'already_done', 'too_much_work', 'other']);
export type MoveSkipReason = z.infer<typeof moveSkipReason>;

export const moveSkip = z.object({
  reason: moveSkipReason,
  note: z.string(),
  /** The day from which it may be proposed again; null: never, unless it is restored. */
  until: z.iso.date().nullable(),
});
export type MoveSkip = z.infer<typeof moveSkip>;

export const movePlace = z.object({
  isPlanned: z.boolean(),
  /** Planned for its chance of a large gain. */
  isBet: z.boolean(),
  /** Null where it is planned, or its state is not `proposed`. */
  leftOutBecause: moveLeftOut.nullable(),
  /** Null where it is not planned. */
  dueOn: z.iso.date().nullable(),
});
export type MovePlace = z.infer<typeof movePlace>;

/** Where a move stands, beside what it is about: a keyword, a page or a piece. */
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

/** Days of Search Console that the figures are from. */
export const moveWindow = z.object({
  start: z.iso.date(),
  end: z.iso.date(),
  days: z.number().int(),
});
export type MoveWindow = z.infer<typeof moveWindow>;

/** Longer reasons are cut between words. */
export const maxMoveReasonLength = 90;

/** One piece of work on the site. All rules that fired on one page make one move. */
export const move = z.object({
  id: z.string(),
  verb: moveVerb,
  /** The one that brings most first. */
  causes: z.array(moveCause).min(1),
  /** The path of its page, or the name of its topic. */
  title: z.string(),
  /** Addresses, the one to work on first. */
  pages: z.array(z.string()),
  topic: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** What to do and why, in full. */
  sentence: z.string(),
  /** One fact and what it means, in at most 90 characters. */
  reason: z.string(),
  evidence: moveEvidence,
  triggers: z.array(moveTrigger),
  /** As it was when the move was accepted, once it was; null if neither impressions nor searches are known. */
  gain: moveGain.nullable(),
  confidence: moveConfidence,
  effortHours: z.number(),
  state: moveState,
  /** Null but for `skipped`. */
  skip: moveSkip.nullable(),
  plan: movePlace,
  /** Null when nobody knows it any more. */
  source: figureSource.nullable(),
  /** The day of the figures; the older one where they are of several. */
  factsOn: z.iso.date(),
  /** Null without Search Console. */
  window: moveWindow.nullable(),
  proposedAt: z.date(),
  acceptedAt: z.date().nullable(),
  /** Null when the person is gone, or the caller may not know it. */
  acceptedBy: z.string().nullable(),
  doneOn: z.iso.date().nullable(),
  /** The earliest first. */
  judgements: z.array(moveJudgement),
});
export type Move = z.infer<typeof move>;
