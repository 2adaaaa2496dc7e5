import {
  AppError,
  type ExportFile,
  type ImportedRow,
  importLimits,
  type OpenedExport,
} from '@keydence/domain';
import { type ExportTable, openTable } from './export-table.ts';
import { findListColumn, findToolColumns, type ToolColumns } from './find-tool-columns.ts';
import { importMessages } from './import-messages.ts';
import { newKeyword } from './new-keyword.ts';
import { openSearchConsole, type SearchConsoleTable } from './open-search-console.ts';
import { readCountry, readCountryOfName, readDay } from './read-hints.ts';
import { cellOf, readToolRow } from './read-tool-row.ts';
import { findSearchConsoleShape } from './search-console-shape.ts';
import { isArchive, unzipExport } from './unzip-export.ts';

/** Recognises the exports of Search Console, Keyword Planner, Ahrefs and Semrush, and plain lists. */
export function openExport({ name, content }: ExportFile): OpenedExport {
  return withinRowLimit(recognise(name, content));
}

function recognise(name: string, content: Uint8Array): OpenedExport {
  if (!isArchive(content)) {
    const table = openTable({ name, content });
    return openSearchConsoleTables([table], name) ?? openTableOfTool(table);
  }
  const tables = unzipExport(content).map(openTable);
  const searchConsole = openSearchConsoleTables(tables, name);
  if (searchConsole) return searchConsole;
  const [only, ...others] = tables;
  if (!only || others.length > 0) throw new AppError('validation_failed', importMessages.unknown);
  return openTableOfTool(only);
}

function openSearchConsoleTables(tables: readonly ExportTable[], name: string): OpenedExport | null {
  const known: SearchConsoleTable[] = [];
  for (const table of tables) {
    const shape = findSearchConsoleShape(table.head);
    if (shape === 'without_position') throw new AppError('validation_failed', importMessages.discover);
    if (shape) known.push({ table, shape });
  }
  return known.length > 0 ? openSearchConsole(known, name) : null;
}

function openTableOfTool(table: ExportTable): OpenedExport {
  if (table.head.every((row) => row.every((cell) => cell.trim() === ''))) {
    throw new AppError('validation_failed', importMessages.empty);
  }
  const columns = findToolColumns(table.head);
  return columns ? openTool(table, columns) : openList(table);
}

function openTool(table: ExportTable, columns: ToolColumns): OpenedExport {
  const { headerRows, months } = columns;
  const { kind, tool } = columns.table;
  const titles = table.head.slice(0, headerRows - 1).map((row) => row.join(' '));
  const newestMonth = months
    .map(({ month }) => month)
    .sort()
    .at(-1);
  const countryCode =
    table.head
      .slice(headerRows)
      .map((cells) => readCountry(cellOf({ cells, columns }, 'country')))
      .find((country) => country !== null) ?? readCountryOfName(table.name);
  return {
    kind,
    tool,
    measuredOn:
      readDay(titles.join(' ')) ?? readDay(table.name) ?? (newestMonth ? lastDayOf(newestMonth) : null),
    countryCode,
    *rows() {
      for (const { cells, rowNumber } of below(table, headerRows)) {
        yield* readToolRow({ cells, rowNumber, columns }, countryCode);
      }
    },
  };
}

function openList(table: ExportTable): OpenedExport {
  const column = findListColumn(table.head);
  if (!column) throw new AppError('validation_failed', importMessages.unknown);
  return {
    kind: 'keyword_list',
    tool: 'keyword_list',
    measuredOn: null,
    countryCode: null,
    *rows() {
      for (const { cells, rowNumber } of below(table, column.headerRows)) {
        yield newKeyword(rowNumber, cells[column.place] ?? '');
      }
    },
  };
}

/** The rows under the header that are not empty. */
function* below(table: ExportTable, headerRows: number): Generator<{ cells: string[]; rowNumber: number }> {
  let rowNumber = 0;
  for (const cells of table.rows()) {
    rowNumber += 1;
    const isEmpty = cells.every((cell) => cell.trim() === '');
    if (rowNumber > headerRows && !isEmpty) yield { cells, rowNumber };
  }
}

function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

function withinRowLimit(opened: OpenedExport): OpenedExport {
  return {
    ...opened,
    *rows(): Generator<ImportedRow> {
      let rows = 0;
      let lastRow = 0;
      for (const row of opened.rows()) {
        // A row with an unreadable cell comes twice: as the problem, and as what is left of it.
        if (row.rowNumber !== lastRow) rows += 1;
        lastRow = row.rowNumber;
        if (rows > importLimits.rows) {
          throw new AppError('payload_too_large', importMessages.tooManyRows);
        }
        yield row;
      }
    },
  };
}
