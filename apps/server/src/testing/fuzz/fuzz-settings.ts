/** In the suite the same few inputs each time; `npm run reliability fuzz` asks for many, of a seed of its own. */
export const fuzzSettings = {
  seed: Number(process.env.FUZZ_SEED ?? 20_261_121),
  runs: Number(process.env.FUZZ_RUNS ?? 20),
};
