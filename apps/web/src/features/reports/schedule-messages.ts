import type { ScheduleState } from '@keydence/domain';

export const scheduleMessages = {
  title: 'Two-week schedule',
  next: 'Next report',
  last: 'Last report',
  nextTry: 'Next try',
  none: 'None yet',
  runNow: 'Run now',
  running: 'Collecting…',
  settings: 'Schedule',
  settingsTitle: 'Report schedule',
  isOn: 'Collect the numbers and write a report every two weeks',
  hour: 'Hour',
  hourZone: (zone: string) => `In the time zone of the workspace, ${zone}`,
  mail: 'E-mail me the report',
  mailHint: 'Keyword trends and content plan, for this website only.',
  save: 'Save',
  loadFailed: 'Could not load the schedule',
  saveFailed: 'Could not change the schedule',
  runFailed: 'Could not start collecting numbers',
  mailFailed: 'Could not save your choice',
  tryAgain: 'Try Again',
  failed: 'The last report failed.',
  pausedHint: 'No reports until you switch the schedule on again.',
  waitingHint: (since: string) =>
    `No newer export since ${since}. Import one to get the comparison and your next report immediately.`,
  overdueHint: 'No worker has started the report yet. It starts when a worker is running.',
  missed: (count: number) =>
    count === 1
      ? 'One report was missed while the server did not run.'
      : `${count} reports were missed while the server did not run.`,
  runningHint: 'Keydence is collecting the numbers. The new report appears here when it is written.',
  runnableFrom: (time: string) => `The numbers were collected today. You can run it again from ${time}.`,
};

export const scheduleStates: Record<
  ScheduleState,
  { label: string; tone: 'good' | 'medium' | 'weak' | 'neutral' }
> = {
  on_time: { label: 'On time', tone: 'good' },
  running: { label: 'Collecting now', tone: 'neutral' },
  retrying: { label: 'Trying again', tone: 'medium' },
  overdue: { label: 'Overdue', tone: 'weak' },
  failed: { label: 'Failed', tone: 'weak' },
  paused: { label: 'Paused', tone: 'neutral' },
  waiting: { label: 'Waiting for data', tone: 'medium' },
};

/** Texts about changes since the previous report. */
export const trendMessages = {
  title: 'What changed',
  since: (day: string) => `Compared with the report of ${day}. Failed checks are left out.`,
  sentence: ({ up, down }: { up: number; down: number }, since: string) =>
    `${up.toLocaleString('en-US')} ${up === 1 ? 'keyword' : 'keywords'} up, ${down.toLocaleString('en-US')} down since ${since}.`,
  toReview: 'See the review',
  loadFailed: 'Could not load the comparison',
  health: 'AI Health Score',
  unknownHealth: 'Fewer than 10 keywords rank, too few for a score.',
  was: (before: string) => `was ${before}`,
  risen: 'Risen',
  fallen: 'Fallen',
  gained: 'New in the top 100',
  lost: 'Lost from the top 100',
  searches: 'Searches',
  noNewMonth: 'The source has no newer month of search volumes yet, or none of last year to compare it with.',
  searchesOf: (keywords: number, month: string, before: string) =>
    `${month} against ${before}, ${keywords.toLocaleString('en-US')} keywords with both`,
  gaps: 'Content gaps',
  gapsDetail: 'opened / closed',
  finished: 'Content finished',
  finishedDetail: 'ready to publish',
  keywords: 'keywords',
  unknown: (count: number) =>
    count === 1
      ? 'One keyword was not checked since.'
      : `${count.toLocaleString('en-US')} keywords were not checked since.`,
  firstSeen: (count: number) =>
    count === 1
      ? 'One keyword was checked for the first time.'
      : `${count.toLocaleString('en-US')} keywords were checked for the first time.`,
  keyword: 'Keyword',
  before: 'Before',
  now: 'Now',
  volume: 'Searches / month',
  notRanking: 'Not ranking',
  unknownVolume: 'The source has no search volume.',
  openedGaps: 'New gaps',
  closedGaps: 'Gaps you closed',
  byClicks: 'by Search Console clicks',
  settled: 'Checked predictions',
  settledCount: (total: number, shown: number) =>
    total > shown ? `The first ${shown} of ${total} predictions that were due since then.` : null,
  predicted: 'Predicted',
  outcome: 'Outcome',
  afterDays: (days: number) => `after ${days} days`,
  allPredictions: 'All predictions',
  allMoves: 'Show More Moves',
  topMoves: 'Show Top 5',
  history: 'Keywords in the top 10',
  historyCaption: (reports: number, day: string) =>
    `Keywords in the top 10 in ${reports} reports since ${day}.`,
};
