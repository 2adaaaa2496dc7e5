import { hashText } from '../text/feature-table.ts';

/** Gives numbers from 0 to below 1; the same seed gives the same ones (mulberry32). */
export type Random = () => number;

export function createRandom(seed: string): Random {
  let state = hashText(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The numbers 0 to count − 1 in a random order (Fisher–Yates). */
export function shuffleNumbers(count: number, random: Random): Int32Array {
  const numbers = Int32Array.from({ length: count }, (_, index) => index);
  for (let last = count - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    const kept = numbers[last];
    numbers[last] = numbers[other];
    numbers[other] = kept;
  }
  return numbers;
}
