/** `--short`: the form that a person waits for. */
export const isShort = process.argv.includes('--short');

/** RELIABILITY_SEED repeats a run; without it each is new. It is printed either way. */
export function readSeed(): number {
  const seed = Number(process.env.RELIABILITY_SEED ?? Date.now() % 2 ** 31);
  console.log(`RELIABILITY_SEED=${seed}`);
  return seed;
}

export function readMinutes(initial: number): number {
  const minutes = Number(process.env.RELIABILITY_MINUTES ?? initial);
  if (!(minutes > 0)) throw new Error('RELIABILITY_MINUTES must be a number above 0.');
  return minutes;
}
