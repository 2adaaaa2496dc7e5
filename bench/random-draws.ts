/** Draws of one seed, in a fixed order. */
export interface Draws {
  /** At least `low`, below `high`. */
  between(low: number, high: number): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  chance(share: number): boolean;
  normal(): number;
  /** A count with a mean, whose variance is mean + overdispersion × mean² (negative binomial). */
  count(mean: number, overdispersion: number): number;
}

/** Draws that follow from the seed alone (mulberry32). */
export function createDraws(seed: number): Draws {
  const uniform = createRandom(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
  const between = (low: number, high: number) => low + (high - low) * uniform();
  return {
    between,
    normal,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    chance: (share) => uniform() < share,
    count: (mean, overdispersion) => {
      if (mean <= 0) return 0;
      const shape = 1 / overdispersion;
      return drawPoisson((drawGamma(shape, uniform, normal) * mean) / shape, uniform, normal);
    },
  };
}

/** Numbers of 0 to 1 that follow from the seed alone (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Marsaglia and Tsang, 2000; for shapes of 1 and more. */
function drawGamma(shape: number, uniform: () => number, normal: () => number): number {
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const x = normal();
    const v = (1 + c * x) ** 3;
    if (v > 0 && Math.log(1 - uniform()) < x ** 2 / 2 + d - d * v + d * Math.log(v)) return d * v;
  }
}

/** By products of uniform draws, and by a rounded normal from 60 on. */
function drawPoisson(mean: number, uniform: () => number, normal: () => number): number {
  if (mean > 60) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal()));
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = uniform(); product > limit; product *= uniform()) count += 1;
  return count;
}

export function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
