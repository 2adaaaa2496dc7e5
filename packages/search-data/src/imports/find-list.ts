import { keywordNames } from './column-words.ts';
import { isUrl } from './guess-columns.ts';

/** So many of the first lines have to read as keywords. */
const leastShare = 0.8;

/** How many rows are above a list of one keyword a line; null for what does not look like one. */
export function findList(head: readonly string[][]): { headerRows: number } | null {
  if (!head.every((row) => row.length <= 1)) return null;
  const first = head.findIndex((row) => row.some((cell) => cell.trim() !== ''));
  const headerRows = keywordNames.has(head[first]?.[0]?.trim().toLowerCase() ?? '') ? first + 1 : 0;
  const lines = head
    .slice(headerRows)
    .map(([cell = '']) => cell.trim())
    .filter((line) => line !== '');
  return lines.length > 0 && lines.filter(isKeyword).length >= leastShare * lines.length
    ? { headerRows }
    : null;
}

/** Words, and neither a figure, an address, a line of a table, markup nor a rule of dashes. */
function isKeyword(line: string): boolean {
  return /\p{L}/u.test(line) && !isUrl(line) && !/^[<{[|]|[;|\t]/.test(line) && !/^\S{1,40}: /.test(line);
}
