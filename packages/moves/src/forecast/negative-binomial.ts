/**
 * Smallest count whose cumulative probability reaches `share` (above 0, below 1) in a negative binomial distribution
 * with this mean and variance; a Poisson distribution if the variance is not above the mean. Sums the probabilities one
 * by one, so it is meant for small means.
 */
export function countQuantile({ mean, variance }: { mean: number; variance: number }, share: number): number {
  if (mean <= 0) return 0;
  const shape = variance > mean ? mean ** 2 / (variance - mean) : Number.POSITIVE_INFINITY;
  const isPoisson = !Number.isFinite(shape) || shape > mostShape;
  let probability = isPoisson ? Math.exp(-mean) : (shape / (shape + mean)) ** shape;
  const most = mean / (1 - share);
  let reached = probability;
  let count = 0;
  while (reached < share && count < most) {
    const ratio = isPoisson ? mean : ((count + shape) * mean) / (shape + mean);
    count += 1;
    probability *= ratio / count;
    reached += probability;
  }
  return count;
}

/** From here on, the distribution is a Poisson distribution to any digit that matters. */
const mostShape = 1e6;
