import { formatDay, formatNearDay, gainSpeech, movesRunSteps, sumShownGains } from '@keydence/domain';
import { hoursText } from '@keydence/ui';
import { countMoves, countMovesInWords } from './move-texts.ts';
import type { MovePlan, MovesRun } from './use-moves.ts';

export const planTexts = {
  title: 'Your next two weeks',
  loadFailed: 'Could not load your moves',
  computing: 'Looking for moves',
  computingHint: 'The moves appear here when the run is done.',
  runFailed: 'The last run failed',
  runFailedHint: 'Your moves are unchanged.',
  tryAgain: 'Try Again',
  none: 'No move to plan now',
  noneHint: (end: string) =>
    `No move is worth its effort now. The next plan starts after ${formatDay(end, 'short')}.`,
  finished: 'You finished this plan',
  finishedHint: (end: string) =>
    `The next plan starts after ${formatDay(end, 'short')}. With more hours you can take another move.`,
  noFacts: 'No moves yet',
  noFactsHint: 'Moves need Search Console numbers, or ranks with search volumes.',
  noRunHint: 'Moves come from your ranks, search volumes and Search Console numbers.',
  addFacts: 'Add Search Console data',
  addSource: 'Add a source',
  addCompetitor: 'Add a competitor',
  readPages: 'Read the pages',
  startRun: 'Look for moves',
  allInProgress: (count: number, end: string) =>
    `${count === 1 ? 'The move is' : `All ${countMovesInWords(count).toLowerCase()} are`} in progress. The next plan starts after ${formatDay(end, 'short')}.`,
  acceptedAll: 'All in plan',
  change: 'Change plan',
  leftOut: (count: number) => `${countMoves(count)} not planned`,
  sample: 'This is an invented site.',
  addWebsite: 'Add your website',
} as const;

export const brandTexts = {
  title: 'Brand name',
  question: (word: string, percent: number) =>
    `${percent}% of the clicks come from searches with “${word}”. Is it a name of your site?`,
  yes: 'Yes, leave them out',
  no: 'No',
  isName: (word: string) => `“${word}” is a name of your site now. Your moves are computed again.`,
  isNoName: (word: string) => `Searches with “${word}” stay in your plan.`,
  failed: 'Could not save the names',
} as const;

/** "Four moves, worth 1,500 to 2,700 visits a month. Numbers of Nov 22." The sum covers the rows. */
export function headlineOf({
  planned,
  factsOn,
  period,
}: Pick<MovePlan, 'planned' | 'factsOn' | 'period'>): string {
  const gains = planned.flatMap(({ gain }) => (gain ? [gain] : []));
  const worth = gains.length > 0 ? `, worth ${gainSpeech(sumShownGains(gains)).replace(' more ', ' ')}` : '';
  const day = factsOn ? ` Numbers of ${formatNearDay(factsOn, period.start)}.` : '';
  return `${countMovesInWords(planned.length)}${worth}.${day}`;
}

type PlanHours = Pick<MovePlan, 'usedHours' | 'doneHours' | 'capacityHours'>;

/** "6 of 12 h", or "6 of 12 h, 2.5 h done". */
export function hoursUsedText({ usedHours, doneHours, capacityHours }: PlanHours): string {
  const used = `${hoursText(usedHours).replace(' h', '')} of ${hoursText(capacityHours)}`;
  return doneHours > 0 ? `${used}, ${hoursText(doneHours)} done` : used;
}

const stepTexts: Record<(typeof movesRunSteps)[number], string> = {
  facts: 'Reading Search Console numbers',
  rules: 'Looking for moves',
  plan: 'Planning two weeks',
  store: 'Saving moves',
};

/** "Planning two weeks, step 3 of 4, 70%". */
export function runText({ step, progress }: Pick<MovesRun, 'step' | 'progress'>): string {
  if (step === null) return 'Waiting for a worker';
  const place = movesRunSteps.indexOf(step) + 1;
  return `${stepTexts[step]}, step ${place} of ${movesRunSteps.length}, ${Math.floor(100 * progress)}%`;
}
