import type { ConsoleFactRow } from '../search-console/console-facts.ts';
import type { SearchDataSource } from './port.ts';

/** A rank check before today. */
export interface StoryCheck {
  daysAgo: number;
  /** The source's state at that time. */
  source: SearchDataSource;
}

/** One piece of work in the story. The rules propose its move at that time; without one, nothing happens. */
export interface StoryWork {
  verb: 'write' | 'update' | 'merge' | 'link';
  /** Null for the first move of the verb. */
  page: string | null;
  /** Days ago, on the day of a check. */
  decided: number;
  /** Days ago; null for skipped work. */
  done: number | null;
  skipReason: 'too_much_work' | null;
}

/** Search Console's counts of one day. */
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
  /** Oldest and newest day counted by Search Console. */
  console: { oldest: number; newest: number; countDay(daysAgo: number): StoryDay };
  /** Keywords under one tag that an alert watches. */
  watched: { tag: string; keywordTexts: readonly string[] };
  /** A check on a separate day that failed for some keywords. */
  failedCheck: { daysAgo: number; keywordTexts: readonly string[] };
  /** Added today, and not checked yet. */
  newKeyword: string;
}
