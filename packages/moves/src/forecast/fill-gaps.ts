import type { WeekClicks } from '../decay/weekly-clicks.ts';

/**
 * A series without gaps: missing weeks follow a straight line between their known neighbors, and missing weeks at the end
 * repeat the last known one. Missing weeks at the start are dropped.
 */
export function fillGaps(weeks: readonly WeekClicks[]): number[] {
  const filled: number[] = [];
  let last = -1;
  for (const [week, clicks] of weeks.entries()) {
    if (clicks === null) continue;
    const before = filled.at(-1);
    for (let gap = last + 1; gap < week && before !== undefined; gap += 1) {
      filled.push(before + ((clicks - before) * (gap - last)) / (week - last));
    }
    filled.push(clicks);
    last = week;
  }
  const end = filled.at(-1);
  return end === undefined ? [] : [...filled, ...weeks.slice(last + 1).map(() => end)];
}
