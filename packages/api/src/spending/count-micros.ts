/** Money is stored in whole millionths of a US dollar. */
export const microsPerDollar = 1_000_000;

/** US dollars as the ledger counts them: whole millionths, so that sums are exact. */
export function toMicros(usd: number): number {
  return Math.round(usd * microsPerDollar);
}

export function toUsd(micros: number): number {
  return micros / microsPerDollar;
}
