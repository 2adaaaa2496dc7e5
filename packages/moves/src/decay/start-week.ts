import { mean } from '../statistics/median.ts';
import { known } from './week-ranges.ts';

const searchedWeeks = 26;
const leastSide = 2;

/**
 * Weeks since a fall began: of the last 26 weeks, the split into two means that leaves the least squared error. At
 * least two known weeks are on each side; 0 if there are fewer.
 */
export function findStart(weeks: readonly (number | null)[]): number {
  const last = weeks.slice(-searchedWeeks);
  let best = { error: Number.POSITIVE_INFINITY, ago: 0 };
  for (let split = leastSide; split <= last.length - leastSide; split += 1) {
    const sides = [known(last.slice(0, split)), known(last.slice(split))];
    if (sides.some((side) => side.length < leastSide)) continue;
    const error = sides.reduce((sum, side) => sum + squaredError(side), 0);
    if (error < best.error) best = { error, ago: last.length - split };
  }
  return best.ago;
}

function squaredError(values: readonly number[]): number {
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
}
