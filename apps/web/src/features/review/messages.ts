import { gainText, type MoveVerdict } from '@keydence/domain';
import { formatNumber } from '@keydence/ui';
import { verdictLabels } from '../../lib/moves/move-texts.ts';

export const messages = {
  title: 'Review',
  description: 'Predicted gains of done moves, compared with measured clicks.',
  noDomain: 'No domain selected',
  noDomainHint: 'Select a domain to view its review.',
  loadFailed: 'Could not load the review',
  tabs: 'Parts of the review',
  moves: 'Done moves',
  predictions: 'All predictions',
  empty: 'No done moves yet',
  emptyHint: 'Mark a move as done. Its first result appears 28 days later.',
  toMoves: 'Go to moves',
  afterDays: (days: number) => `After ${days} days`,
  noSum: 'Nothing measured yet',
  sum: (measured: number, predicted: { low: number; mid: number; high: number }) =>
    `${signed(measured)} clicks measured, ${gainText(predicted)} predicted`,
  counts: (verdicts: readonly { verdict: MoveVerdict; count: number }[]) =>
    verdicts
      .filter(({ count }) => count > 0)
      .map(({ verdict, count }) => `${formatNumber(count)} ${verdictLabels[verdict].toLowerCase()}`)
      .join(', '),
  verdict: 'Verdict',
  anyVerdict: 'Any verdict',
  count: (total: number) => `${formatNumber(total)} ${total === 1 ? 'done move' : 'done moves'}`,
  noMatch: 'No done moves match this filter',
  clear: 'Clear filter',
  pastEnd: 'This page is past the end of the list.',
  firstPage: 'Go to the first page',
  filters: 'Review filters',
  legend: 'Band: predicted range. Dot: measured extra clicks in 28 days, against untouched pages.',
  move: 'Move',
  done: 'Done',
  predicted: 'Predicted',
  measured: 'Measured',
  rangeHeader: 'Range and result',
  controls: 'Untouched pages',
  rangeLabel: (predicted: string, measured: number | null) =>
    measured === null
      ? `Predicted ${predicted}, not measured`
      : `Predicted ${predicted}, measured ${signed(measured)}`,
  due: (day: string) => `next result ${day}`,
  unknown: 'Not measured.',
} as const;

/** "+40", "−12". */
export function signed(value: number): string {
  const rounded = Math.round(value);
  return rounded < 0 ? `−${formatNumber(-rounded)}` : `+${formatNumber(rounded)}`;
}
