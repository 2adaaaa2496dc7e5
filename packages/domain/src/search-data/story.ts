import type { ConsoleFactRow } from '../search-console/console-fact-row.ts';

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
