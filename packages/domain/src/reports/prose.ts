import type { RankState } from '../keywords/rank-state.ts';
import type { MomentumEntry } from './schema.ts';

// Only figures from the facts are written as digits; fixed thresholds and durations are written as words, so
// that a reader (and the test) can trace every digit.

/** Created once: a report has hundreds of figures, and creating a format costs more than using it. */
const figureFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** A figure as prose shows it: grouped thousands, at most one decimal. */
export function figure(value: number): string {
  return figureFormat.format(value);
}

/** A keyword in quotation marks. Quotation marks within it become apostrophes, so that it cannot end the quotation. */
export function quoted(keyword: string): string {
  return `“${keyword.replace(/["“”„‟«»「」]/g, '’')}”`;
}

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** "1 keyword", "12 keywords". */
export function counted(count: number, noun: string): string {
  return `${figure(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** "2,400 searches a month"; states an unknown volume as unknown. */
export function searchesAMonth(searchVolume: number | null): string {
  return searchVolume === null
    ? 'an unknown search volume'
    : `${counted(searchVolume, 'search').replace('searchs', 'searches')} a month`;
}

/** "position 8, 2,400 searches a month"; omits an unknown volume. */
export function standing(rank: number | null, searchVolume: number | null, state?: RankState): string {
  const position = positionOf(rank, state);
  return searchVolume === null ? position : `${position}, ${searchesAMonth(searchVolume)}`;
}

/** "position 8", or a text for no rank, or for an unknown one because no check has read the results. */
export function positionOf(rank: number | null, state?: RankState): string {
  if (rank !== null) return `position ${rank}`;
  return state === 'not_checked' || state === 'failed'
    ? 'no known position'
    : 'no position in the top hundred';
}

/** "+12% against the same months a year before": the change without the seasonal effect. */
export function demandChange({ twelveMonths }: MomentumEntry['trends']): string {
  return `${twelveMonths.changeFormatted} against the same month a year before`;
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** One of several wordings, the same one for the same seed, so that adjacent texts vary. */
export function worded<T>(seed: string, wordings: readonly [T, ...T[]]): T {
  let hash = 0;
  for (const character of seed) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return wordings[hash % wordings.length] ?? wordings[0];
}
