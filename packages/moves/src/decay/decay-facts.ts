import type { FoundMove, MoveTopic } from '../found-move.ts';
import type { Guards } from '../guards/page-facts.ts';
import type { CountedWindow } from '../shared/searched-query.ts';
import type { PageDecay } from './find-decay.ts';

/** One search of a falling page, in the last window and in an earlier one of the same length. */
export interface DecayQuery {
  keywordId: number | null;
  text: string;
  isBrand: boolean;
  now: DecayCount;
  before: DecayCount;
  /** The own page that gained most clicks for the search between the windows; null if none did. */
  gainedBy: { page: string; clicks: number } | null;
}

export interface DecayCount {
  impressions: number;
  clicks: number;
  /** Null without impressions. */
  position: number | null;
}

export interface FallenPage {
  page: string;
  topic: MoveTopic | null;
  queries: readonly DecayQuery[];
  /** Of the page, or of searches that show it in both windows; null if the windows cannot be compared. */
  impressions: { now: number; before: number } | null;
}

export interface DecayFacts extends Guards {
  /** All pages of the site, see `findDecay`. */
  decays: readonly PageDecay[];
  /** The pages that decay. A page that is left out has an unknown reason. */
  fallen: readonly FallenPage[];
  /** The last day of the last window, `YYYY-MM-DD`. */
  finalDay: string;
  window: CountedWindow;
}

/** A page that falls because fewer people search: it is reported, without an update. */
export interface DemandFall {
  page: string;
  topic: MoveTopic | null;
  change: number;
  lost: number;
  startedOn: string;
}

export interface DecayFindings {
  moves: FoundMove<'decay'>[];
  demandFalls: DemandFall[];
}
