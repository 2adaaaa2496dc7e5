export const changeTexts = {
  title: (since: string) => `What changed since ${since}`,
  openReview: 'Open review',
  rose: 'Rose',
  fell: 'Fell',
  entered: 'Entered the top 100',
  left: 'Left the top 100',
  closed: 'Closed',
  opened: 'Opened',
  checked: 'Checked',
  keywords: (count: number) => counted(count, 'keyword'),
  gaps: (count: number) => counted(count, 'gap'),
  predictions: (count: number) => counted(count, 'prediction'),
  /** The keyword is isolated: a right-to-left one does not reorder the ranks. */
  ranks: (keyword: string, before: number | null, now: number | null) =>
    `\u2068${keyword}\u2069 ${rankText(before)} → ${rankText(now)}`,
  source: (day: string) => `Report of ${day}`,
} as const;

function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}

const rankText = (rank: number | null) => (rank === null ? 'out' : `#${rank}`);
