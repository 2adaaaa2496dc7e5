import { lastCountedPlace, leastImpressions } from './demand.ts';
import type { GainGap, GainRange, GainTerm } from './schema.ts';

/** Smaller gains cannot be distinguished. */
const leastShown = 10;

/**
 * A gain as shown in tables: "+620…940", two significant digits, "under 10" if even its high end is
 * lower, and one number if both ends round to the same.
 */
export function gainText(gain: GainRange): string {
  const { low, high } = shownEnds(gain);
  if (high < leastShown) return `under ${leastShown}`;
  if (low === high) return `+${write(high)}`;
  return low < leastShown ? `up to ${write(high)}` : `+${write(low)}…${write(high)}`;
}

/** The gain for tooltips and speech: "620 to 940 more visits a month". */
export function gainSpeech(gain: GainRange): string {
  const { low, high } = shownEnds(gain);
  if (high < leastShown) return `under ${leastShown} more visits a month`;
  if (low === high) return `about ${write(high)} more visits a month`;
  const from = low < leastShown ? `up to ${write(high)}` : `${write(low)} to ${write(high)}`;
  return `${from} more visits a month`;
}

/** The expected visits only, as sums and prose show them: two significant digits, "under 10" below that. */
export function expectedText(visits: number): string {
  const shown = twoDigits(visits);
  return shown < leastShown ? `under ${leastShown}` : write(shown);
}

/** Reason why a keyword has no gain. */
export function gainGapText(gap: GainGap): string {
  return gapTexts[gap];
}

const gapTexts: Record<GainGap, string> = {
  brand: 'People who search for this look for your site already, so no gain is counted.',
  too_few: `Too few impressions for an estimate: it takes ${leastImpressions}, at an average position of ${lastCountedPlace} or better.`,
  not_known: 'No source says how often it is searched in a month.',
};

/** One line of "How is this calculated?"; null for a factor without effect. */
export function gainTermText(term: GainTerm): string | null {
  const { name, value } = term;
  switch (name) {
    case 'searches':
      return `Searches a month: ${write(Math.round(value ?? 0))}${range(term, (end) => write(Math.round(end)))}`;
    case 'position':
      return value === null ? 'Position now: none in the top 100' : `Position now: ${oneDigit(value)}`;
    case 'rate_now':
      return `Click rate there: ${percent(value)}`;
    case 'target':
      return `Position aimed at: ${oneDigit(value)}${range(term, oneDigit)}, assumed`;
    case 'rate_target':
      return `Click rate there: ${percent(value)}${range(term, percent)}`;
    case 'chance':
      return `Chance to get there: ${percent(value)}${range(term, percent)}, assumed`;
    case 'ease':
      return value === 1 ? null : `Chance changed by the difficulty: × ${twoPlaces(value)}`;
    case 'level':
      return value === 1
        ? null
        : `How this search is clicked against your other pages: × ${twoPlaces(value)}`;
    case 'feature':
      return value === 1 ? null : `Left beside boxes on the results page: × ${twoPlaces(value)}`;
    case 'season':
      return value === 1 ? null : `Season when the work takes effect: × ${twoPlaces(value)}`;
    case 'trend':
      return value === 1 ? null : `Change against last year: × ${twoPlaces(value)}`;
    case 'curve_error':
      return `Error of the click rates: ± ${percent(Math.exp(value ?? 0) - 1)}`;
  }
}

/** The ends of a gain in visits a month as displayed: two significant digits from ten. */
export function shownEnds({ low, high }: GainRange): { low: number; high: number } {
  return { low: twoDigits(low), high: twoDigits(high) };
}

/** The sum of gains as displayed in rows, so that it equals the sum of the rows. */
export function sumShownGains(gains: readonly GainRange[]): GainRange {
  const sum = { low: 0, mid: 0, high: 0 };
  for (const gain of gains) {
    const { low, high } = shownEnds(gain);
    sum.low += low;
    sum.mid += gain.mid;
    sum.high += high;
  }
  return sum;
}

function twoDigits(value: number): number {
  return value < leastShown ? value : Number(value.toPrecision(2));
}

function range({ low, high }: GainTerm, show: (value: number) => string): string {
  return low === null || high === null || low === high ? '' : ` (${show(low)} to ${show(high)})`;
}

const numbers = new Intl.NumberFormat('en-US');
const write = (value: number) => numbers.format(value);
const oneDigit = (value: number | null) => String(Math.round(10 * (value ?? 0)) / 10);
const twoPlaces = (value: number | null) => (value ?? 0).toFixed(2);
const percent = (value: number | null) => `${Math.round(1000 * (value ?? 0)) / 10}%`;
