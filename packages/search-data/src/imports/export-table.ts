import { importLimits } from '@keydence/domain';
import { decodeText } from './decode-text.ts';
import { readRows } from './read-rows.ts';
import type { ExportFile } from './unzip-export.ts';

/** A text file as a table whose rows are read anew each time. */
export interface ExportTable {
  name: string;
  /** In bytes. */
  size: number;
  /** The first rows. */
  head: string[][];
  rows: () => Generator<string[]>;
}

export function openTable({ name, content }: ExportFile): ExportTable {
  const rows = () => readRows(decodeText(content));
  const head: string[][] = [];
  for (const row of rows()) {
    head.push(row);
    if (head.length === importLimits.headerRows) break;
  }
  return { name, size: content.length, head, rows };
}
