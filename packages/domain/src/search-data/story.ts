import type { MoveSkipReason, MoveVerb } from '../moves/schema.ts';
import type { ConsoleFactRow } from '../search-console/console-facts.ts';
import type { SearchDataSource } from './port.ts';

/** A check of the ranks before today. */
export interface StoryCheck {
  daysAgo: number;
  /** The source as it was then. */
  source: SearchDataSource;
}

/** One piece of work of the story. The move is the one that the rules propose at that time; without one, nothing happens. */
export interface StoryWork {
  verb: MoveVerb;
  /** Null: the first move of the verb. */
  page: string | null;
  /** Days ago, on the day of a check. */
  decided: number;
  /** Days ago; null for work that is skipped. */
  done: number | null;
  skipReason: MoveSkipReason | null;
}

/** What Search Console counted on one day. */
export interface StoryDay {
  page: ConsoleFactRow[];
  query: ConsoleFactRow[];
  pair: ConsoleFactRow[];
}

/** The weeks before today of a sample site; days are counted back from today. */
export interface SourceStory {
  /** Oldest first. */
  checks: readonly StoryCheck[];
  works: readonly StoryWork[];
  /** The oldest and the newest day that Search Console has counted. */
  console: { oldest: number; newest: number; countDay(daysAgo: number): StoryDay };
  /** Keywords under one tag that an alert watches. */
  watched: { tag: string; keywordTexts: readonly string[] };
  /** A check on a day of its own that failed for some keywords. */
  failedCheck: { daysAgo: number; keywordTexts: readonly string[] };
  /** Added today; no check has read it. */
  newKeyword: string;
}
