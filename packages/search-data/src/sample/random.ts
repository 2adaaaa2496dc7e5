const step = 0x6d2b79f5;
const range = 0x1_0000_0000;

/** 32-bit FNV-1a hash of a text: the seed of everything that is drawn for it. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** A seed made of two. */
export function mixSeeds(a: number, b: number): number {
  return scramble(Math.imul(a, 0x9e3779b1) ^ b);
}

/** Nearly normal, as `Random.normal`, but a single draw for a seed: for values that are drawn by the hundred thousand. */
export function normalOf(seed: number): number {
  let bits = 0;
  for (let i = 1; i <= 3; i++) bits += scramble(seed + Math.imul(i, step));
  return (2 * bits) / range - 3;
}

/**
 * Draws from one seed by the mulberry32 generator; the same seed gives the same draws on every machine.
 * A class because the state lives in it, and because it is made a hundred thousand times for one market.
 */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** Uniform, 0 ≤ x < 1. */
  next(): number {
    this.state = (this.state + step) >>> 0;
    return scramble(this.state) / range;
  }

  /** Uniform between two bounds. */
  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** Nearly normal (mean 0, deviation 1), between ±3: three uniform draws, added and stretched. */
  normal(): number {
    return 2 * (this.next() + this.next() + this.next()) - 3;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }
}

function scramble(state: number): number {
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return (mixed ^ (mixed >>> 14)) >>> 0;
}
