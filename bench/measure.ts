/** The median milliseconds of each way, run in turns, so that whatever else the machine does hits all of them. */
export async function measureInTurns(
  ways: (() => Promise<unknown>)[],
  options: { rounds: number; warmUps: number },
): Promise<number[]> {
  const times: number[][] = ways.map(() => []);
  for (let round = -options.warmUps; round < options.rounds; round++) {
    for (const [index, run] of ways.entries()) {
      const from = performance.now();
      await run();
      if (round >= 0) times[index]?.push(performance.now() - from);
    }
  }
  return times.map(median);
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
