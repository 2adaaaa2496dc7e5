/** One compared figure of a run. */
export interface Verdict {
  /** Where the limit is laid down: a row of the targets (`T1` to `T13`), or `list` and the like for those above them. */
  row: string;
  name: string;
  figure: number;
  atMost?: number;
  atLeast?: number;
  /** It compares a large list with a small one, so a small world cannot tell. */
  isOfGrowth?: boolean;
  /** What the figure is in; a ratio when left out. */
  unit?: string;
}

/** A row of the targets that this run cannot give a figure for, and why. */
export interface Absence {
  row: string;
  name: string;
  reason: string;
}

export type Finding = Verdict | Absence;

/** One line a finding. A figure past its limit is the failure of the program; one without a limit is only told. */
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
