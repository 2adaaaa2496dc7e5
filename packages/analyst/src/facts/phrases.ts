import type { Measure } from './measures.ts';

/** "is at", "was at", "is" in a band, "can bring", "shows" a change, "has", and has no rank. */
export type ClaimVerb = 'at' | 'was' | 'within' | 'brings' | 'shows' | 'has' | 'lacks';

interface Phrases {
  /** Text of a claim; `#` is the figure. */
  templates: Record<Measure, string>;
  changes: { up: string; down: string; none: string; months: Record<1 | 3 | 12, string> };
  /** Verb between a subject and its claims. */
  verbs: Record<ClaimVerb, string>;
  /** Precedes the keyword for which a competitor ranks. */
  ranksFor: string;
  and: string;
  /** `#` is the last position of the band. */
  within: string;
  /** `#` is the other value, `@` its subject. */
  against: string;
  highest: string;
  lowest: string;
}

/** Words of our sentences for claims. Reports are in English. */
export const phrases: Phrases = {
  templates: {
    position: 'position #',
    searches: '# searches a month',
    difficulty: 'a difficulty of #/100',
    extraClicks: '# extra clicks a month',
    gapScore: 'a gap score of #',
    change: '#',
    keywords: '# keywords',
    visits: '# visits a month (estimated)',
    paidKeywords: 'ads for # keywords',
    gaps: '# keywords that you do not cover',
    overlap: '#% of your keywords',
    averagePosition: 'an average position of #',
    averageSearches: 'an average of # searches a month',
    averageDifficulty: 'an average difficulty of #/100',
    visibility: 'a visibility of #%',
    top3: '# keywords in the top 3',
    positions4to10: '# keywords at positions 4 to 10',
    positions21to50: '# keywords at positions 21 to 50',
    beyond50: '# keywords beyond position 50',
    rising: '# keywords gaining searches over three months',
    falling: '# keywords losing searches over three months',
    newRanks: '# new rankings',
    risenRanks: '# rankings that rose',
    fallenRanks: '# rankings that fell',
    lostRanks: '# lost rankings',
    previousPosition: 'formerly position #',
    unranked: 'no page of yours in the results that were checked',
    clicks: '# clicks',
    impressions: '# impressions',
    clickRate: 'a click rate of #%',
    costPerClick: 'a cost of # a click',
    top10: '# keywords in the top 10',
    sameRanks: '# unchanged rankings',
  },
  changes: {
    up: 'searches up #%',
    down: 'searches down #%',
    none: 'searches unchanged',
    months: { 1: 'over one month', 3: 'over three months', 12: 'over twelve months' },
  },
  verbs: {
    at: 'is at',
    was: 'was at',
    within: 'is',
    brings: 'can bring',
    shows: 'shows',
    has: 'has',
    lacks: 'has no page of yours in the results that were checked',
  },
  ranksFor: 'for',
  and: 'and',
  within: 'in the top #',
  against: 'against # for @',
  highest: 'the highest of #',
  lowest: 'the lowest of #',
};
