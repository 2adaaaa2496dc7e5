import { type Candidate, horizon } from './smoothing.ts';

const nearLags = [1, 2, 3, 4, 5, 6];
const yearLags = [51, 52, 53];
const leastYearWeeks = 156;
/** Fewer equations than this say nothing about the lags. */
const leastEquations = 10;
/** Weight of the penalty, in equations of usual size. */
const ridge = 2;

/**
 * Log changes as a sum of earlier ones: the last six, and those around a year before in series of three years and more.
 * Fitted by least squares with a ridge penalty (Hoerl and Kennard, 1970).
 */
export const autoRegression: Candidate = (logs) => {
  const lags = logs.length >= leastYearWeeks ? [...nearLags, ...yearLags] : nearLags;
  const changes = logs.slice(1).map((value, week) => value - logs[week]);
  const first = lags[lags.length - 1];
  if (changes.length - first < leastEquations) return null;
  const factors = fit(changes, lags);
  const extended = [...changes];
  for (let step = 0; step < horizon; step += 1) {
    const week = extended.length;
    extended.push(lags.reduce((sum, lag, index) => sum + factors[index] * extended[week - lag], 0));
  }
  let level = logs[logs.length - 1];
  return extended.slice(changes.length).map((change) => {
    level += change;
    return level;
  });
};

function fit(changes: readonly number[], lags: readonly number[]): number[] {
  const products = lags.map(() => lags.map(() => 0));
  const targets = lags.map(() => 0);
  const first = lags[lags.length - 1];
  for (let week = first; week < changes.length; week += 1) {
    for (let row = 0; row < lags.length; row += 1) {
      const change = changes[week - lags[row]];
      targets[row] += change * changes[week];
      for (let column = 0; column <= row; column += 1) {
        products[row][column] += change * changes[week - lags[column]];
      }
    }
  }
  const usual = products.reduce((sum, row, index) => sum + row[index], 0) / lags.length;
  const penalty = (ridge * usual) / (changes.length - first);
  if (penalty <= 0) return lags.map(() => 0);
  for (const [index, row] of products.entries()) row[index] += penalty;
  return solve(products, targets);
}

/** Cholesky's method; `lower` is the lower half of a symmetric positive definite matrix. */
function solve(lower: readonly (readonly number[])[], targets: readonly number[]): number[] {
  const root = lower.map((row) => [...row]);
  const forward = [...targets];
  for (let row = 0; row < root.length; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      for (let k = 0; k < column; k += 1) root[row][column] -= root[row][k] * root[column][k];
      if (column < row) root[row][column] /= root[column][column];
      else root[row][row] = Math.sqrt(root[row][row]);
    }
    for (let k = 0; k < row; k += 1) forward[row] -= root[row][k] * forward[k];
    forward[row] /= root[row][row];
  }
  for (let row = root.length - 1; row >= 0; row -= 1) {
    for (let k = row + 1; k < root.length; k += 1) forward[row] -= root[k][row] * forward[k];
    forward[row] /= root[row][row];
  }
  return forward;
}
