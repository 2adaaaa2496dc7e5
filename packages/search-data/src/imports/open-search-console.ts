import type { ImportedRow, OpenedExport } from '@keydence/domain';
import type { ExportTable } from './export-table.ts';
import { readDay } from './read-hints.ts';
import { readSearchConsoleRow } from './read-search-console-row.ts';
import type { SearchConsoleShape } from './search-console-shape.ts';

export interface SearchConsoleTable {
  table: ExportTable;
  shape: SearchConsoleShape;
}

/**
 * The tables of one Search Console export as one. Its numbers are of the newest day in its series, or else of the day in
 * a file's name.
 */
export function openSearchConsole(tables: readonly SearchConsoleTable[], fileName: string): OpenedExport {
  const known = nameAppearances(tables);
  const queries = known.find(({ shape }) => shape.dimension === 'query');
  const isComparison = known.some(({ shape }) => shape.isComparison);
  const kind = isComparison
    ? 'search_console_comparison'
    : queries
      ? 'search_console'
      : 'search_console_totals';
  return {
    kind,
    tool: 'search_console',
    measuredOn: findNewestDay(known) ?? readDay(fileName),
    countryCode: null,
    *rows() {
      for (const one of known) yield* readTable(one);
    },
  };
}

/** Nothing tells queries from search appearances but that there are fewer of the latter, or the file's name. */
function nameAppearances(tables: readonly SearchConsoleTable[]): SearchConsoleTable[] {
  const unsure = tables.filter(({ shape }) => shape.dimension === 'query');
  if (tables.length === 1 || unsure.length === 0) return [...tables];
  const byName = unsure.filter(({ table }) => queryNames.test(table.name));
  const [queries] = (byName.length > 0 ? byName : unsure).toSorted((a, b) => b.table.size - a.table.size);
  return tables.map((one) =>
    one.shape.dimension === 'query' && one !== queries
      ? { ...one, shape: { ...one.shape, dimension: 'appearance' } }
      : one,
  );
}

/** What the file of queries is called in some languages. */
const queryNames =
  /^(queries|requêtes|zoekopdrachten|suchanfragen|sorgular|consultas|クエリ|検索キーワード|query)/i;

function findNewestDay(tables: readonly SearchConsoleTable[]): string | null {
  const series = tables.find(({ shape }) => shape.dimension === 'day');
  if (!series) return null;
  const days: string[] = [];
  for (const row of readTable(series)) if (row.type === 'total') days.push(row.name);
  return readDay(days.sort().at(-1));
}

function* readTable({ table, shape }: SearchConsoleTable): Generator<ImportedRow> {
  let rowNumber = 0;
  for (const cells of table.rows()) {
    rowNumber += 1;
    const isEmpty = cells.every((cell) => cell.trim() === '');
    if (rowNumber > shape.headerRows && !isEmpty) yield readSearchConsoleRow(cells, rowNumber, shape);
  }
}
