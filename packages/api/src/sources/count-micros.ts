/** Millionths per US dollar; money is stored in whole millionths. */
export const microsPerDollar = 1_000_000;

/** Converts US dollars to whole millionths, so sums are exact. */
export function toMicros(usd: number): number {
  return Math.round(usd * microsPerDollar);
}

export function toUsd(micros: number): number {
  return micros / microsPerDollar;
}
