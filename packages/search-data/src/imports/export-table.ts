import { type DecimalMark, importLimits } from '@keydence/domain';
import { decideDecimalMark } from './decide-decimal-mark.ts';
import { decodeText } from './decode-text.ts';
import { type CellReader, createCellReader } from './read-number.ts';
import { readRows } from './read-rows.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';
import type { ArchivedFile } from './unzip-export.ts';

/** A table whose rows can be read repeatedly. */
export interface ExportTable {
  name: string;
  /** In bytes: only tables of one file are compared. */
  size: number;
  head: string[][];
  rows: () => Iterable<string[]>;
  reader: CellReader;
}

/** The tables of a file: one of a text, and each sheet with rows of a spreadsheet. */
export function openTables(
  { name, content, isSpreadsheet }: ArchivedFile,
  mark: DecimalMark | null,
): ExportTable[] {
  if (!isSpreadsheet) {
    const rows = () => readRows(decodeText(content));
    return [openTable({ name, size: content.length, rows }, mark)];
  }
  return readSpreadsheet(content).flatMap((sheet) => {
    const table = openTable(sheet, mark);
    return table.head.length > 0 ? [table] : [];
  });
}

/** @param mark As a person has said it; null decides by the whole table. */
function openTable(
  table: Pick<ExportTable, 'name' | 'size' | 'rows'>,
  mark: DecimalMark | null,
): ExportTable {
  const head: string[][] = [];
  for (const row of table.rows()) {
    head.push(row);
    if (head.length === importLimits.headerRows) break;
  }
  return { ...table, head, reader: createCellReader(mark ?? decideDecimalMark(table.rows())) };
}
