/** Weeks of a page on a logarithmic scale, as a level that drifts and comes back, with the noise of its counts. */
export interface DriftFilter {
  /** ln of the density of the weeks, apart from the residuals. */
  constant: number;
  /** Share of a week's surprise that is drift, and 1 / its standard deviation. Both are 0 in a missing week. */
  gains: Float64Array;
  scales: Float64Array;
}

/** Share of a drift that is left after a week. */
export const persistence = 0.85;

/**
 * A Kalman filter of a first-order autoregression, observed with a variance that is null in missing weeks. A week adds
 * `deviation` to the drift, and the variance of that week in `steps`.
 */
export function createDriftFilter(
  variances: readonly (number | null)[],
  deviation: number,
  steps: ArrayLike<number>,
): DriftFilter {
  const gains = new Float64Array(variances.length);
  const scales = new Float64Array(variances.length);
  const stepOf = (week: number) => deviation ** 2 + (steps[week] ?? 0);
  let variance = stepOf(0) / (1 - persistence ** 2);
  let constant = 0;
  variances.forEach((noise, week) => {
    if (week > 0) variance = persistence ** 2 * variance + stepOf(week);
    if (noise === null) return;
    const total = variance + noise;
    gains[week] = variance / total;
    scales[week] = 1 / Math.sqrt(total);
    constant -= Math.log(total) / 2;
    variance *= 1 - gains[week];
  });
  return { constant, gains, scales };
}

/**
 * Writes to `white` what each week adds to the weeks before it, in standard deviations; 0 in missing weeks. Weeks before
 * `from` have the value 0, and are left as they are.
 */
export function whiten(
  { gains, scales }: DriftFilter,
  values: ArrayLike<number>,
  { white, from }: { white: Float64Array; from: number } = { white: new Float64Array(gains.length), from: 0 },
): Float64Array {
  let drift = 0;
  for (let week = from; week < gains.length; week += 1) {
    const surprise = values[week] - persistence * drift;
    drift = persistence * drift + gains[week] * surprise;
    white[week] = surprise * scales[week];
  }
  return white;
}
