import { shownEnds } from '../gain/gain-text.ts';
import { windowDays } from '../search-console/click-window.ts';
import type { MoveVerdict } from './judgement-schema.ts';
import type { MoveCalibration, MoveReviewSummary } from './review-schema.ts';

/** Minimum plans for a share. */
const leastPlans = 10;
/** Two-sided 95 % of a normal distribution. */
const width95 = 1.96;

/**
 * Number of plans within their 80 % range, with the 95 % interval of Wilson (1927); null below ten
 * plans, since a share of so few means nothing.
 */
export function calibratePlans(
  plans: readonly { range: { low: number; high: number }; extra: number }[],
): MoveCalibration {
  const planCount = plans.length;
  const withinCount = plans.filter(({ range, extra }) => extra >= range.low && extra <= range.high).length;
  const counts = { planCount, withinCount };
  if (planCount < leastPlans) {
    const sentence = `Prediction accuracy needs ${leastPlans} measured two-week plans. Measured so far: ${planCount}.`;
    return { ...counts, share: null, sentence };
  }
  const share = wilson(withinCount, planCount);
  const [value, low, high] = [share.value, share.low, share.high].map((part) => Math.round(part * 100));
  return {
    ...counts,
    share,
    sentence: `${withinCount} of ${planCount} plans came out within their 80% range: ${value}% (95% interval ${low}% to ${high}%).`,
  };
}

function wilson(hits: number, count: number): { value: number; low: number; high: number } {
  const value = hits / count;
  const z2 = width95 ** 2;
  const middle = (value + z2 / (2 * count)) / (1 + z2 / count);
  const half =
    (width95 * Math.sqrt((value * (1 - value)) / count + z2 / (4 * count ** 2))) / (1 + z2 / count);
  return { value, low: middle - half, high: middle + half };
}

/** Results of all moves at one checkpoint, in a sentence. */
export function reviewSentence({
  days,
  verdicts,
  measuredCount,
  predicted,
  measured,
}: Omit<MoveReviewSummary, 'sentence'>): string {
  const countOf = (verdict: MoveVerdict) => verdicts.find((row) => row.verdict === verdict)?.count ?? 0;
  const total = verdicts.reduce((sum, { count }) => sum + count, 0);
  const open = countOf('too_early') + countOf('cannot_tell');
  if (total === 0) return 'No move is done yet.';
  if (days < windowDays) return `Results need ${windowDays} days of clicks.`;
  if (measuredCount === 0) return `No result yet for ${moveCount(total)}.`;
  const { low, high } = shownEnds(predicted);
  const worked = countOf('worked') + countOf('helped');
  const rest = open > 0 ? ` ${moveCount(open)} without a result.` : '';
  return `After ${days} days, ${worked} of ${moveCount(total - open)} worked or helped: ${signed(measured.mid)} visits in 28 days against ${signed(low)} to ${signed(high)} predicted a month.${rest}`;
}

function moveCount(count: number): string {
  return `${count} ${count === 1 ? 'move' : 'moves'}`;
}

function signed(value: number): string {
  const rounded = Math.round(value);
  const text = Math.abs(rounded).toLocaleString('en-US');
  return rounded < 0 ? `−${text}` : `+${text}`;
}
