/** 32-bit FNV-1a hash of a text: the seed of everything that is drawn for it. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** Draws from one seed; the same seed gives the same draws on every machine. */
export interface Random {
  /** Uniform, 0 ≤ x < 1. */
  next(): number;
  /** Uniform between two bounds. */
  between(low: number, high: number): number;
  /** Nearly normal (mean 0, deviation 1), between ±3: three uniform draws, added and stretched. */
  normal(): number;
  chance(probability: number): boolean;
}

/** The mulberry32 generator: 32 bits of state, no dependence on the platform's Math.random. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    normal: () => 2 * (next() + next() + next()) - 3,
    chance: (probability) => next() < probability,
  };
}
