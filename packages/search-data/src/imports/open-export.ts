import {
  AppError,
  type ExportFile,
  type ImportedRow,
  type ImportTable,
  importLimits,
  maxSheetName,
  type OpenedExport,
} from '@keydence/domain';
import { fieldOfName } from './column-words.ts';
import { readFilters } from './console-periods.ts';
import { describeTable } from './describe-table.ts';
import { type ExportTable, openTables } from './export-table.ts';
import { type FoundList, findList } from './find-list.ts';
import { findTrackedSite } from './find-rank-days.ts';
import { findToolColumns, type ToolColumns } from './find-tool-columns.ts';
import { importMessages } from './import-messages.ts';
import { leaveTotalsOut } from './leave-totals-out.ts';
import { mapColumns } from './map-columns.ts';
import { newKeyword, newProblem } from './new-keyword.ts';
import { openSearchConsole, type SearchConsoleTable } from './open-search-console.ts';
import { readDayOfName, readDays, readNewestDay } from './read-days.ts';
import { readCountry, readCountryOfName, readCountryOfTitle } from './read-hints.ts';
import { readSiteOfName } from './read-site.ts';
import { cellOf, readToolRow } from './read-tool-row.ts';
import { findSearchConsoleShape } from './search-console-shape.ts';
import { unpackExport } from './unzip-export.ts';

/**
 * Recognizes the exports of tools and plain lists. Any other table has no rows until the user has
 * described its columns.
 */
export async function openExport(file: ExportFile): Promise<OpenedExport> {
  const opened = await recognise(file);
  return { ...opened, rows: () => withinRowLimit(leaveTotalsOut(opened.rows())) };
}

async function recognise(file: ExportFile): Promise<OpenedExport> {
  const { reading } = file;
  const tables: ExportTable[] = [];
  for (const member of unpackExport(file)) {
    tables.push(...openTables(member, reading?.decimalMark ?? null));
  }
  const filled = tables.filter(({ head }) => head.some((row) => row.some((cell) => cell.trim() !== '')));
  const sheet = reading?.sheet ?? null;
  if (sheet === null) return recogniseTables(filled, file);
  const chosen = filled.find(({ name }) => name === sheet);
  if (!chosen) throw new AppError('validation_failed', importMessages.noSheet);
  const opened = recogniseTables([chosen], file);
  return { ...opened, ...tellChoice(filled, chosen, opened.notes) };
}

function recogniseTables(filled: readonly ExportTable[], file: ExportFile): OpenedExport {
  const { reading } = file;
  const largest = findLargest(filled);
  if (!largest) throw new AppError('validation_failed', importMessages.empty);
  if (reading?.fields) {
    const table = describeTable(largest.head);
    const opened = openTool(largest, mapColumns(table, reading.fields), file.name);
    return { ...opened, table, ...tellChoice(filled, largest, opened.notes) };
  }
  if (filled.every(({ head }) => readFilters(head) !== null)) {
    throw new AppError('validation_failed', importMessages.onlyFilters);
  }
  const searchConsole = openSearchConsoleTables(filled, file.name);
  if (searchConsole) return searchConsole;
  return openTableOfTool(filled, file);
}

function openSearchConsoleTables(tables: readonly ExportTable[], fileName: string): OpenedExport | null {
  const known: SearchConsoleTable[] = [];
  const leftOut: string[] = [];
  const filters = tables.map(({ head }) => readFilters(head)).find((found) => found !== null) ?? null;
  for (const table of tables) {
    const shape = findSearchConsoleShape(table.head, { fileName: table.name, reader: table.reader });
    if (shape === 'without_position') {
      throw new AppError('validation_failed', describeDiscover(`${fileName} ${filters?.searchType ?? ''}`));
    }
    if (shape) known.push({ table, shape });
    else if (table.head.length > 1 && readFilters(table.head) === null) leftOut.push(table.name);
  }
  // One table alone, of which nothing tells what its names are, may hold devices in any language.
  const isUnsure = tables.length === 1 && known[0]?.shape.dimension === null;
  return known.length > 0 && !isUnsure ? openSearchConsole(known, { fileName, filters, leftOut }) : null;
}

function describeDiscover(hint: string): string {
  if (/discover/i.test(hint)) return importMessages.discover;
  return /news/i.test(hint) ? importMessages.news : importMessages.withoutPosition;
}

function openTableOfTool(tables: readonly ExportTable[], { name, site }: ExportFile): OpenedExport {
  for (const table of tables) {
    const columns = findToolColumns(table.head, site ?? null);
    if (!columns) continue;
    const opened = openTool(table, columns, tables.length === 1 ? table.name : name);
    if (tables.length === 1) return { ...opened, table: describeTable(table.head) };
    return { ...opened, ...tellChoice(tables, table, opened.notes) };
  }
  const table = findLargest(tables);
  const list = table && tables.length === 1 ? findList(table.head) : null;
  if (table && list) return openList(table, list);
  const described = describeTable(table?.head ?? []);
  const isColumn = table?.head.every((row) => row.filter((cell) => cell.trim() !== '').length < 2) === true;
  if (!table || described.columns.length < 2 || isColumn) {
    throw new AppError('validation_failed', importMessages.unknown);
  }
  if (described.rows.length === 0) {
    const [line = []] = table.head;
    const isOneLine = table.head.length === 1 && line.every((cell) => fieldOfName(cell) === undefined);
    throw new AppError('validation_failed', isOneLine ? importMessages.oneLine : importMessages.empty);
  }
  return { ...openUnknown(described, name), ...tellChoice(tables, table) };
}

/** Of several tables without a known one, the largest is the one to import. */
function findLargest(tables: readonly ExportTable[]): ExportTable | undefined {
  return tables.toSorted((a, b) => b.size - a.size)[0];
}

/** Which of several tables is read, and among which a person can choose. */
function tellChoice(tables: readonly ExportTable[], read: ExportTable, notes: readonly string[] = []) {
  if (tables.length === 1) return { notes };
  const others = tables.filter((table) => table !== read).map(({ name }) => name);
  return {
    notes: [...notes, importMessages.otherTables(read.name, others.join(', '))],
    sheets: tables.map(({ name }) => name).filter((name) => name.length <= maxSheetName),
    sheet: read.name,
  };
}

const unknownHead = {
  measuredOn: null,
  countryCode: null,
  earlierBy: null,
  site: null,
  notes: [],
  table: null,
} as const;

function openTool(table: ExportTable, columns: ToolColumns, fileName: string): OpenedExport {
  const { headerRows, months, days, trend } = columns;
  const { kind, tool, isOtherEngine } = columns.table;
  const titles = table.head.slice(0, Math.max(0, headerRows - 1)).map((row) => row.join(' '));
  const newestMonth = [...months.map(({ month }) => month), ...(trend?.months ?? [])].sort().at(-1);
  const countryCode =
    table.head
      .slice(headerRows)
      .map((cells) => readCountry(cellOf({ cells, columns }, 'country')))
      .find((country) => country !== null) ??
    readCountryOfName(fileName) ??
    titles.map(readCountryOfTitle).find((country) => country !== null) ??
    null;
  return {
    ...unknownHead,
    kind,
    tool,
    measuredOn:
      days.at(-1)?.day ??
      readNewestDay(titles) ??
      readDayOfName(fileName) ??
      titles.flatMap((title) => readDays(title, 'unclear')).at(-1) ??
      (newestMonth ? lastDayOf(newestMonth) : null),
    countryCode,
    site: findTrackedSite(columns.names) ?? readSiteOfName(fileName),
    notes: [
      ...(isOtherEngine ? [importMessages.otherEngine] : []),
      ...(columns.untaken.length > 0 ? [importMessages.otherSitesOnly(columns.untaken.join(', '))] : []),
    ],
    ...(columns.otherSites.length > 0 && { otherSites: columns.otherSites.map(({ site }) => site) }),
    rows: () =>
      readBelow(table, headerRows, (cells, rowNumber) =>
        readToolRow({ cells, rowNumber, columns, reader: table.reader }, countryCode),
      ),
  };
}

function openList(table: ExportTable, { headerRows, keywordOf }: FoundList): OpenedExport {
  return {
    ...unknownHead,
    kind: 'keyword_list',
    tool: 'keyword_list',
    rows: () =>
      readBelow(table, headerRows, ([cell = ''], rowNumber) => [newKeyword(rowNumber, keywordOf(cell))]),
  };
}

function openUnknown(table: ImportTable, fileName: string): OpenedExport {
  return {
    ...unknownHead,
    kind: 'table',
    tool: 'table',
    site: readSiteOfName(fileName),
    table,
    *rows() {},
  };
}

/** Nonempty rows under the header. A repeated header, as in joined files, is reported. */
function* readBelow(
  { head, rows }: ExportTable,
  headerRows: number,
  read: (cells: string[], rowNumber: number) => Iterable<ImportedRow>,
): Generator<ImportedRow> {
  const header = head[headerRows - 1]?.map((cell) => cell.trim());
  let rowNumber = 0;
  for (const cells of rows()) {
    rowNumber += 1;
    if (rowNumber <= headerRows || cells.every((cell) => cell.trim() === '')) continue;
    if (header && cells.every((cell, place) => cell.trim() === (header[place] ?? ''))) {
      const message = importMessages.headerAgain;
      yield newProblem(rowNumber, header.join(', '), { message, isSkipped: true });
    } else yield* read(cells, rowNumber);
  }
}

function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

function* withinRowLimit(found: Iterable<ImportedRow>): Generator<ImportedRow> {
  let rows = 0;
  let lastRow = 0;
  for (const row of found) {
    // A row with an unreadable cell comes twice: as the problem, and as its readable rest.
    if (row.rowNumber !== lastRow) rows += 1;
    lastRow = row.rowNumber;
    if (rows > importLimits.rows) throw new AppError('payload_too_large', importMessages.tooManyRows);
    yield row;
  }
}
