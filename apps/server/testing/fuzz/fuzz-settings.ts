/**
 * In the suite, the same few inputs each time; `npm run reliability fuzz` uses many, with its own
 * seed.
 */
export const fuzzSettings = {
  seed: Number(process.env.FUZZ_SEED ?? 20_261_121),
  runs: Number(process.env.FUZZ_RUNS ?? 20),
};
