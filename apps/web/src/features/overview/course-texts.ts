import { formatDay } from '@keydence/domain';

const short = (day: string) => formatDay(day, 'short');

export const courseTexts = {
  visibility: 'Visibility',
  visibilityHint: 'Visits your ranks win, of those that rank 1 for every keyword would win.',
  loadFailed: 'Could not load the visibility',
  tryAgain: 'Try Again',
  you: 'You',
  caption: (from: string, to: string) =>
    from === to ? `Ranks of ${short(to)}.` : `Ranks of ${short(from)} to ${short(to)}.`,
  shippedCaption: '▲ Finished moves.',
  competitorCaption: 'Competitors: newest check only.',
  since: (points: string, day: string) => `${points} since ${short(day)}`,
  onePoint: (day: string | null) =>
    day ? `The line starts with the next check, ${day}.` : 'The line starts with the next check.',
  oneImport: 'The line starts with the next import of ranks.',
  noPoint: (day: string | null) =>
    day ? `No ranks yet. The next check is on ${day}.` : 'No ranks yet. They come with the first check.',
  noImport: 'No ranks yet. They come with an import that includes ranks.',
  noVolume: 'Visibility needs search volumes. No source has one for the checked keywords.',
  compare: 'Compare',
  mostCompared: 'Two competitors at most',
  shipped: (verb: string, title: string) => `${verb}: ${title}`,
  points: 'Visibility by check',
  day: 'Check',
  checked: 'Keywords',
  clicks: 'Clicks by week',
  clicksHint: 'Clicks from Google in seven days.',
  clicksCaption: (from: string, to: string, source: string) => `${source}, ${short(from)} to ${short(to)}.`,
  clicksPoints: 'Clicks by week',
  week: 'Week from',
  clicksColumn: 'Clicks',
  positions: 'Positions',
  positionsCaption: (day: string) => `Keywords by rank on each day. Links show ${short(day)}.`,
  positionsLabel: 'Keywords by rank on each day',
  buckets: 'Keywords by rank',
} as const;

/** "18.4%". */
export function percentText(share: number): string {
  const percent = share * 100;
  return percent > 0 && percent < 0.1 ? 'under 0.1%' : `${percent.toFixed(1)}%`;
}

/** Change in points with one decimal, between the displayed values. */
export function changeInPoints(before: number, now: number): number {
  const tenths = (share: number) => Math.round(share * 1_000);
  return (tenths(now) - tenths(before)) / 10;
}

export const bucketLabels = {
  top3: 'Top 3',
  top10: '4–10',
  top20: '11–20',
  top50: '21–50',
  beyond50: '50+',
} as const;
