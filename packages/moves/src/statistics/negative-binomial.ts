/**
 * The chance of a count of at most `count` under the negative binomial distribution with this mean and variance; the
 * Poisson distribution if the variance is not above the mean. Summed in logarithms, since the first terms of a large
 * mean are too small for a number. Takes time in proportion to the count.
 */
export function chanceAtMost(count: number, { mean, variance }: { mean: number; variance: number }): number {
  if (count < 0) return 0;
  if (mean <= 0) return 1;
  const excess = variance - mean;
  const size = excess > 0 ? mean ** 2 / excess : Number.POSITIVE_INFINITY;
  const isPoisson = !Number.isFinite(size);
  const rate = isPoisson ? 0 : mean / (size + mean);
  let term = isPoisson ? -mean : size * Math.log1p(-rate);
  let sum = term;
  for (let k = 0; k < Math.floor(count); k += 1) {
    term += Math.log(isPoisson ? mean / (k + 1) : (rate * (k + size)) / (k + 1));
    sum = addLogarithms(sum, term);
  }
  return Math.min(1, Math.exp(sum));
}

function addLogarithms(a: number, b: number): number {
  const [low, high] = a < b ? [a, b] : [b, a];
  return high + Math.log1p(Math.exp(low - high));
}
