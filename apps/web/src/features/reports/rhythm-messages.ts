import type { RhythmState } from '@keydence/domain';

/** What the schedule of a domain's reports says. */
export const rhythmMessages = {
  title: 'Two-week rhythm',
  next: 'Next report',
  last: 'Last report',
  nextTry: 'Next try',
  none: 'None yet',
  runNow: 'Run now',
  running: 'Collecting…',
  settings: 'Schedule',
  settingsTitle: 'Schedule of the reports',
  isOn: 'Collect the numbers and write a report every two weeks',
  hour: 'Hour',
  hourZone: (zone: string) => `In the time zone of the workspace, ${zone}`,
  mail: 'Send me the report by mail',
  mailHint: 'Keyword trends and content plan, for this website only.',
  save: 'Save',
  loadFailed: 'The schedule could not be loaded',
  saveFailed: 'The schedule was not changed',
  runFailed: 'The numbers are not collected',
  mailFailed: 'Your choice was not saved',
  tryAgain: 'Try again',
  failed: 'The last report failed.',
  pausedHint: 'No report is written until the schedule is switched on again.',
  waitingHint: (since: string) =>
    `No newer export has come since ${since}. Import one, and the comparison and your report follow at once.`,
  overdueHint: 'No worker has started the report yet. It is caught up once as soon as one runs.',
  missed: (count: number) =>
    count === 1
      ? 'One report was missed while the server did not run.'
      : `${count} reports were missed while the server did not run.`,
  beats: (day: number) => `Day ${day} of 14 before the next report`,
  runningHint: 'The numbers are being collected. The new report appears here as soon as it is written.',
  runnableFrom: (time: string) => `The numbers were collected today. Possible again from ${time}.`,
};

export const rhythmStates: Record<
  RhythmState,
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

/** What has changed since the report before. */
export const trendMessages = {
  title: 'What has changed',
  since: (day: string) => `Compared with the report of ${day}. Failed checks are left out.`,
  nothingYet: 'There is no earlier report to compare with yet. The next one will say what has changed.',
  loadFailed: 'The comparison could not be loaded',
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
      ? 'One keyword was not measured since.'
      : `${count.toLocaleString('en-US')} keywords were not measured since.`,
  firstSeen: (count: number) =>
    count === 1
      ? 'One keyword is measured for the first time.'
      : `${count.toLocaleString('en-US')} keywords are measured for the first time.`,
  keyword: 'Keyword',
  before: 'Before',
  now: 'Now',
  volume: 'Searches / month',
  notRanking: 'Not ranking',
  unknownVolume: 'The source does not know the search volume.',
  openedGaps: 'New gaps',
  closedGaps: 'Gaps you closed',
  byClicks: 'by Search Console clicks',
  settled: 'What came true',
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
