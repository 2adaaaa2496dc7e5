import type { ImportedKeyword, ImportedRow } from '@keydence/domain';
import { importMessages } from './import-messages.ts';
import { newProblem } from './new-keyword.ts';

/** Names of a row of sums, also below a spreadsheet's pivot table. */
const totalNames = new Set([
  'total',
  'totals',
  'grand total',
  'sum',
  'gesamt',
  'gesamtergebnis',
  'summe',
  'insgesamt',
  'total général',
  'total general',
  'total geral',
  'totale',
  'totale complessivo',
  'totaal',
  'eindtotaal',
  'totalt',
  'suma',
  'suma końcowa',
  'razem',
  'soma',
  'toplam',
  'всего',
  'итого',
  'общий итог',
  '合計',
  '総計',
  '总计',
  '总和',
  '합계',
  '총합계',
  'yhteensä',
  'celkem',
  'összesen',
]);

const averageNames = new Set([
  'average',
  'avg',
  'mean',
  'durchschnitt',
  'mittelwert',
  'moyenne',
  'promedio',
  'media',
  'média',
  'gemiddelde',
  'среднее',
  '平均',
  '평균',
]);

const summed = ['clicks', 'impressions', 'searchVolume'] as const;

/** Sum and maximum of each figure over rows, and the number of rows with it. */
type Sums = Record<(typeof summed)[number], { sum: number; most: number; rows: number }>;

/** Yields the rows without sums and averages of the others, which are reported as skipped. */
export function* leaveTotalsOut(rows: Iterable<ImportedRow>): Generator<ImportedRow> {
  const others = newSums();
  const held: ImportedKeyword[] = [];
  let keywords = 0;
  for (const row of rows) {
    if (row.type !== 'keyword' || row.isEarlier) yield row;
    else if (isNameOfSum(row.keywordText) || averageNames.has(row.keywordText)) held.push(row);
    else {
      keywords += 1;
      add(others, row);
      yield row;
    }
  }
  const all = structuredClone(others);
  for (const row of held) add(all, row);
  for (const row of held) {
    const message = keywords > 1 ? judge(row, { others, all }) : null;
    yield message === null ? row : newProblem(row.rowNumber, row.keywordText, { message, isSkipped: true });
  }
}

/** `total`, and `total: search terms` as Google Ads has it. */
const isNameOfSum = (text: string) => totalNames.has(text.split(/ ?[:：]/, 1).join(''));

const newSums = (): Sums => ({
  clicks: { sum: 0, most: 0, rows: 0 },
  impressions: { sum: 0, most: 0, rows: 0 },
  searchVolume: { sum: 0, most: 0, rows: 0 },
});

function add(sums: Sums, row: ImportedKeyword): void {
  for (const field of summed) {
    const figure = row[field];
    if (figure === null) continue;
    sums[field].sum += figure;
    sums[field].most = Math.max(sums[field].most, figure);
    sums[field].rows += 1;
  }
}

/** Reason for skipping a row with such a name; null if it is a keyword. */
function judge(row: ImportedKeyword, { others, all }: { others: Sums; all: Sums }): string | null {
  const known = summed.filter((field) => (row[field] ?? 0) > 0);
  const isEach = (test: (figure: number, field: (typeof summed)[number]) => boolean) =>
    known.length > 0 && known.every((field) => test(row[field] ?? 0, field));
  if (averageNames.has(row.keywordText)) {
    const isMean = isEach((figure, field) => Math.abs(figure - others[field].sum / others[field].rows) < 1);
    if (isMean) return importMessages.averageRow;
    // An average with decimals is no count, so that nothing of it is known.
    const isBare = known.length === 0 && row.rank === null && row.url === null;
    return isBare && summed.some((field) => others[field].sum > 0) ? importMessages.badTotal : null;
  }
  // A sum of other rows too is larger than any that is listed.
  const isOfMore = known.every((field) => (row[field] ?? 0) >= others[field].most);
  if (isOfMore && !totalNames.has(row.keywordText)) return importMessages.totalsRow;
  // Of the others, one may be a keyword with such a name.
  const isSum =
    isEach((figure, field) => figure === others[field].sum) ||
    isEach((figure, field) => figure === all[field].sum - figure);
  return isSum ? importMessages.totalsRow : null;
}
