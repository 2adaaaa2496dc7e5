import { median, quantile, robustDeviation } from '../statistics/median.ts';
import type { ControlPage, PageChange } from './choose-controls.ts';

export type Verdict = 'worked' | 'helped' | 'no_clear_change' | 'fell' | 'too_early' | 'cannot_tell';

export interface DoneMove extends PageChange {
  /** Least extra clicks in 28 days that the move promised. */
  gainLow: number;
  /** Untouched pages, see `chooseControls`. */
  controls: readonly ControlPage[];
  /** Days since the move was done, and the day of its first checkpoint. */
  daysSince: number;
  firstCheckpoint: number;
  /** Days of each window that have counts, of 28. */
  countedDays: { before: number; after: number };
  /** The site moved, was rebuilt, or its tracking changed between the windows. */
  isBroken: boolean;
}

export interface Judgement {
  verdict: Verdict;
  /** Clicks in 28 days above what the controls predict; null if the move cannot be judged. */
  extra: { low: number; mid: number; high: number } | null;
  /** The smaller of the two one-sided p-values of the placebo test, 0 to 1; null if the move cannot be judged. */
  p: number | null;
  controlCount: number;
}

const leastControls = 5;
const leastDays = 26;
const clearP = 0.1;
/**
 * Pages that had fallen by chance rise without work, so that p alone calls too many of them a
 * success.
 */
const clearScore = 1.9;
/** 80 % of a normal distribution are within this many standard deviations. */
const width80 = 1.2816;
/** A new page is judged by its clicks alone, unless the whole site rises by more than half. */
const risingSite = Math.log(1.5);

/**
 * Judges a done move (`review-1`): the change of its pages against the median change of untouched
 * ones, whose spread measures chance. A placebo test: p is (1 + controls that changed at least as
 * much) / (1 + controls), so that nine controls are the fewest that can tell. One page can rarely
 * be judged; the result is `no_clear_change` then.
 */
export function judgeMove(move: DoneMove): Judgement {
  const { before, after, controls } = move;
  const untold = { extra: null, p: null, controlCount: controls.length };
  const isShort = Math.min(move.countedDays.before, move.countedDays.after) < leastDays;
  if (move.daysSince < move.firstCheckpoint) return { verdict: 'too_early', ...untold };
  if (controls.length < leastControls || move.isBroken || isShort)
    return { verdict: 'cannot_tell', ...untold };
  const changes = controls.map(changeOf);
  const same = controls.filter(({ hasSameTrigger }) => hasSameTrigger).map(changeOf);
  const expected = median(same.length >= leastControls ? same : changes);
  const placebos = changes.map((change) => change - median(changes));
  const effect = changeOf(move) - expected;
  const share = (isAsFar: (placebo: number) => boolean) =>
    (1 + placebos.filter(isAsFar).length) / (1 + placebos.length);
  const isNewPage = before === 0;
  const rise = share((placebo) => placebo >= effect);
  const fall = share((placebo) => placebo <= effect);
  const extra = isNewPage ? extraOfNew(after) : extraOf(move, expected, placebos);
  const isClear = rise <= clearP && scoreOf(effect, move, placebos) >= clearScore;
  const isRise = isClear || (isNewPage && expected <= risingSite);
  return {
    verdict: verdictOf(extra.mid, { isRise, isFall: fall <= clearP, gainLow: move.gainLow }),
    extra,
    p: Math.min(rise, fall),
    controlCount: controls.length,
  };
}

function verdictOf(
  extra: number,
  { isRise, isFall, gainLow }: { isRise: boolean; isFall: boolean; gainLow: number },
): Verdict {
  if (isRise && extra > 0) return extra >= gainLow ? 'worked' : 'helped';
  return isFall && extra < 0 ? 'fell' : 'no_clear_change';
}

function changeOf({ before, after }: PageChange): number {
  return Math.log((after + 1) / (before + 1));
}

/** 80 % interval: the spread of the controls, and the noise of a count. */
function extraOf({ before, after }: PageChange, expected: number, placebos: readonly number[]) {
  const base = before * Math.exp(expected);
  const mid = after - base;
  const noise = width80 * Math.sqrt(after);
  const drop = base * (Math.exp(quantile(placebos, 0.9)) - 1);
  const rise = base * (1 - Math.exp(quantile(placebos, 0.1)));
  return { low: mid - Math.hypot(drop, noise), mid, high: mid + Math.hypot(rise, noise) };
}

/** An effect in standard deviations of what untouched pages do, and of the two counts. */
function scoreOf(effect: number, { before, after }: PageChange, placebos: readonly number[]): number {
  return effect / Math.sqrt(robustDeviation(placebos) ** 2 + 1 / (before + 1) + 1 / (after + 1));
}

function extraOfNew(after: number) {
  const noise = width80 * Math.sqrt(after);
  return { low: Math.max(0, after - noise), mid: after, high: after + noise };
}
