import { keywordHeaders, type ToolField, type ToolTable, toolTables } from './tool-tables.ts';

/** Which column holds what. */
export interface ToolColumns {
  table: ToolTable;
  /** Rows above the first keyword. */
  headerRows: number;
  places: Partial<Record<ToolField, number>>;
  /** The names of the columns, as the file has them. */
  names: readonly string[];
  /** Searches of one month each, `YYYY-MM`. */
  months: readonly { month: string; place: number }[];
  /** Columns that say `true` for an intent. */
  intentFlags: readonly { intent: string; place: number }[];
}

const intentNames = new Set(['navigational', 'informational', 'commercial', 'transactional']);

/** The header among the first rows, titles above it skipped; null when none is known. */
export function findToolColumns(head: readonly string[][]): ToolColumns | null {
  for (const [index, cells] of head.entries()) {
    const names = cells.map((cell) => cell.trim().toLowerCase());
    const table = toolTables.find(({ isKnownBy }) => isKnownBy.every((name) => names.includes(name)));
    if (table) return describe(table, { names, cells, headerRows: index + 1 });
  }
  return null;
}

interface Header {
  /** In lower case. */
  names: readonly string[];
  cells: readonly string[];
  headerRows: number;
}

function describe(table: ToolTable, { names, cells, headerRows }: Header): ToolColumns {
  const places: ToolColumns['places'] = {};
  for (const [field, headers] of Object.entries(table.columns) as [ToolField, readonly string[]][]) {
    const header = headers.find((name) => names.includes(name));
    if (header !== undefined) places[field] = names.indexOf(header);
  }
  const months = names.flatMap((name, place) => {
    const month = table.tool === 'keyword_planner' ? readMonth(name) : null;
    return month ? [{ month, place }] : [];
  });
  const intentFlags = names.flatMap((intent, place) => (intentNames.has(intent) ? [{ intent, place }] : []));
  return { table, headerRows, places, names: cells, months, intentFlags };
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `searches: oct 2020` is 2020-10. */
function readMonth(header: string): string | null {
  const [, name = '', year = ''] = /^searches: ([a-z]{3})[a-z]* (\d{4})$/.exec(header) ?? [];
  const month = monthNames.indexOf(name);
  return month === -1 ? null : `${year}-${String(month + 1).padStart(2, '0')}`;
}

/** Where a plain list has its keywords; null for a table of several columns in which none is named so. */
export function findListColumn(head: readonly string[][]): { place: number; headerRows: number } | null {
  for (const [index, row] of head.entries()) {
    const place = row.findIndex((cell) => keywordHeaders.has(cell.trim().toLowerCase()));
    // In a list without columns, such a word is a keyword unless it comes first.
    if (place !== -1 && (index === 0 || row.length > 1)) return { place, headerRows: index + 1 };
  }
  return head.every((row) => row.length === 1) ? { place: 0, headerRows: 0 } : null;
}
