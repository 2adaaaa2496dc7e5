import { keywordNames } from './column-words.ts';
import { isUrl } from './guess-columns.ts';

/** Share of the first lines that must read as keywords. */
const leastShare = 0.8;

export interface FoundList {
  /** Number of rows above the first keyword. */
  headerRows: number;
  /** Its lines begin with their numbers: `1. green tea`. */
  isNumbered: boolean;
}

/** A list of one keyword a line; null for what does not look like one. */
export function findList(head: readonly string[][]): FoundList | null {
  if (!head.every((row) => row.length <= 1)) return null;
  const first = head.findIndex((row) => row.some((cell) => cell.trim() !== ''));
  const headerRows = keywordNames.has(head[first]?.[0]?.trim().toLowerCase() ?? '') ? first + 1 : 0;
  const lines = head
    .slice(headerRows)
    .map(([cell = '']) => cell.trim())
    .filter((line) => line !== '');
  if (isTableInQuotes(lines)) return null;
  return lines.length > 0 && lines.filter(isKeyword).length >= leastShare * lines.length
    ? { headerRows, isNumbered: lines.every((line, place) => numberOf(line) === place + 1) }
    : null;
}

const numberOf = (line: string) => Number(/^(\d{1,6})[.)] /.exec(line)?.[1]);

export const withoutNumber = (line: string) => line.trim().replace(/^\d{1,6}[.)] /, '');

/** Lines that are quoted as a whole, each with as many commas as a table row. */
function isTableInQuotes(lines: readonly string[]): boolean {
  const commas = lines.map((line) => line.split(',').length - 1);
  const usual = commas.filter((count) => count > 1 && count === commas[0]);
  return lines.length > 1 && usual.length >= leastShare * lines.length;
}

/** Words, and neither a figure, an address, a line of a table, markup nor a rule of dashes. */
function isKeyword(line: string): boolean {
  return /\p{L}/u.test(line) && !isUrl(line) && !/^[<{[|]|[;|\t]/.test(line) && !/^\S{1,40}: /.test(line);
}
