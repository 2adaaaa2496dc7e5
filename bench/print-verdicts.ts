/** One compared figure of a run. */
export interface Verdict {
  /**
   * Source of the limit: a row of the targets (`T1` to `T13`), or `list` and the like for those
   * above them.
   */
  row: string;
  name: string;
  figure: number;
  atMost?: number;
  atLeast?: number;
  /** It compares a large list with a small one, so a small world cannot tell. */
  isOfGrowth?: boolean;
  /** Unit of the figure; a ratio if omitted. */
  unit?: string;
}

/** A target row that this run cannot measure, and the reason. */
export interface Absence {
  row: string;
  name: string;
  reason: string;
}

export type Finding = Verdict | Absence;

/**
 * Prints one line per finding. A figure past its limit fails the program; one without a limit is
 * only reported.
 */
export function printVerdicts(findings: readonly Finding[], { isSmall }: { isSmall: boolean }): void {
  for (const finding of findings) {
    const word = judge(finding, isSmall);
    if (word === 'NOT MET') process.exitCode = 1;
    console.log(`${word.padEnd(10)} ${finding.row.padEnd(8)} ${finding.name}: ${tell(finding)}`);
  }
}

function judge(finding: Finding, isSmall: boolean): string {
  if ('reason' in finding) return 'no figure';
  const { figure, atMost, atLeast, isOfGrowth } = finding;
  if (atMost === undefined && atLeast === undefined) return 'told';
  if (isSmall && isOfGrowth) return 'too small';
  return figure <= (atMost ?? Number.POSITIVE_INFINITY) && figure >= (atLeast ?? 0) ? 'met' : 'NOT MET';
}

function tell(finding: Finding): string {
  if ('reason' in finding) return finding.reason;
  const { figure, atMost, atLeast, unit } = finding;
  const limits = [
    ...(atMost === undefined ? [] : [`at most ${atMost}`]),
    ...(atLeast === undefined ? [] : [`at least ${atLeast}`]),
  ];
  const shown = `${figure.toFixed(Math.abs(figure) < 100 ? 2 : 0)}${unit ? ` ${unit}` : ''}`;
  return limits.length > 0 ? `${shown} (${limits.join(', ')})` : shown;
}
