/** Number of measurements per way; warm-ups before them are not counted. */
export interface Rounds {
  rounds: number;
  warmUps: number;
}

/** The median milliseconds of each way, run in turns, so that whatever else the machine does hits all of them. */
export async function measureInTurns(ways: (() => Promise<unknown>)[], options: Rounds): Promise<number[]> {
  return measureWith(ways, { ...options, read: async () => performance.now() });
}

/** The median growth of a figure by each way, run in turns. */
export async function measureWith(
  ways: (() => Promise<unknown>)[],
  { rounds, warmUps, read }: Rounds & { read: () => Promise<number> },
): Promise<number[]> {
  const growths: number[][] = ways.map(() => []);
  for (let round = -warmUps; round < rounds; round++) {
    for (const [index, run] of ways.entries()) {
      const before = await read();
      await run();
      const after = await read();
      if (round >= 0) growths[index]?.push(after - before);
    }
  }
  return growths.map(median);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The figure at an index; throws if it is missing. */
export function at(values: readonly number[], index: number): number {
  const value = values[index];
  if (value === undefined) throw new Error(`There is no measurement ${index}.`);
  return value;
}
