/** What was compared, the figure of this run, and the most that it may be. */
export type Verdict = [name: string, figure: number, limit: number];

/** One line a verdict; a figure above its limit is the failure of the program. */
export function printVerdicts(verdicts: Verdict[]): void {
  console.log();
  for (const [name, figure, limit] of verdicts) {
    const isMet = figure <= limit;
    if (!isMet) process.exitCode = 1;
    console.log(`${isMet ? 'met    ' : 'NOT MET'} ${name}: ${figure.toFixed(2)} (at most ${limit})`);
  }
}
