import type { ImportedKeyword, ImportedRow } from '@keydence/domain';
import { importMessages } from './import-messages.ts';
import { newProblem } from './new-keyword.ts';

/** What a row of sums is called. */
const totalNames = new Set([
  'total',
  'totals',
  'grand total',
  'sum',
  'gesamt',
  'summe',
  'insgesamt',
  'totale',
  'totaal',
  'totalt',
  'suma',
  'razem',
  'soma',
  'toplam',
  'всего',
  'итого',
  '合計',
  '总计',
  '总和',
  '합계',
  'yhteensä',
  'celkem',
  'összesen',
]);

const summed = ['clicks', 'impressions', 'searchVolume'] as const;

/** The rows without a first or last one that is the sum of the others; it is told as left out. */
export function* leaveTotalsOut(rows: Iterable<ImportedRow>): Generator<ImportedRow> {
  const sums = { clicks: 0, impressions: 0, searchVolume: 0 };
  let keywords = 0;
  let first: ImportedKeyword | null = null;
  let held: ImportedKeyword | null = null;
  for (const row of rows) {
    if (row.type !== 'keyword' || row.isEarlier) {
      yield row;
      continue;
    }
    keywords += 1;
    for (const field of summed) sums[field] += row[field] ?? 0;
    if (held) yield held;
    held = null;
    if (!totalNames.has(row.keywordText)) yield row;
    else if (keywords === 1) first = row;
    else held = row;
  }
  for (const row of [first, held]) {
    if (row) yield keywords > 2 && isSumOfOthers(row, sums) ? asTotal(row) : row;
  }
}

function isSumOfOthers(row: ImportedKeyword, sums: Record<(typeof summed)[number], number>): boolean {
  const known = summed.filter((field) => (row[field] ?? 0) > 0);
  return known.length > 0 && known.every((field) => sums[field] - (row[field] ?? 0) === row[field]);
}

function asTotal({ rowNumber, keywordText }: ImportedKeyword): ImportedRow {
  return newProblem(rowNumber, keywordText, { message: importMessages.totalsRow, isSkipped: true });
}
