/** Measures that a claim can name, by the kind of subject that has them. */
export const measuresOf = {
  keyword: [
    'position',
    'previousPosition',
    'unranked',
    'searches',
    'difficulty',
    'extraClicks',
    'gapScore',
    'change',
    'clicks',
    'impressions',
    'clickRate',
    'costPerClick',
  ],
  competitor: ['keywords', 'visits', 'paidKeywords', 'gaps', 'overlap'],
  page: ['keywords', 'averagePosition'],
  site: [
    'keywords',
    'averagePosition',
    'averageSearches',
    'averageDifficulty',
    'visibility',
    'clicks',
    'impressions',
    'clickRate',
    'top3',
    'top10',
    'positions4to10',
    'positions21to50',
    'beyond50',
    'rising',
    'falling',
    'newRanks',
    'risenRanks',
    'fallenRanks',
    'sameRanks',
    'lostRanks',
  ],
} as const;

export type SubjectKind = keyof typeof measuresOf;
export type Measure = (typeof measuresOf)[SubjectKind][number];

export const measures: readonly Measure[] = [...new Set(Object.values(measuresOf).flat())];
