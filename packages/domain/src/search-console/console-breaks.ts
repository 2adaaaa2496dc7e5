import type { FetchPeriod } from './fetch-period.ts';

/** A change of how Google counts impressions, and with them click rates and positions. Clicks were counted as ever. */
interface ConsoleBreak {
  from: string;
  to: string;
  /** `span`: days in it differ from those before and after. `step`: days before differ from those after. */
  kind: 'span' | 'step';
}

/** Google's own list of data anomalies, and reports of September 2025 about answers of 100 results. */
const consoleBreaks: readonly ConsoleBreak[] = [
  { from: '2018-08-19', to: '2018-08-19', kind: 'step' },
  { from: '2025-05-13', to: '2026-04-27', kind: 'span' },
  { from: '2025-09-11', to: '2025-09-14', kind: 'step' },
];

/**
 * The first day of the change of Google's counting because of which impressions, click rates and positions of two periods
 * are not compared; null: they are.
 */
export function findConsoleBreak(one: FetchPeriod, other: FetchPeriod): string | null {
  const found = consoleBreaks.find((change) => {
    const sides = [sideOf(change, one), sideOf(change, other)];
    return sides.includes('across') || sides[0] !== sides[1];
  });
  return found?.from ?? null;
}

function sideOf(
  { from, to, kind }: ConsoleBreak,
  { start, end }: FetchPeriod,
): 'before' | 'in' | 'after' | 'across' {
  if (end < from) return 'before';
  if (start > to) return kind === 'step' ? 'after' : 'before';
  return kind === 'span' && start >= from && end <= to ? 'in' : 'across';
}
