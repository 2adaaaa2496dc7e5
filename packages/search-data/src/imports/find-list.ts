import { keywordNames } from './column-words.ts';
import { isName, isUrl } from './guess-columns.ts';
import { readMonth } from './read-months.ts';

/** Share of the first lines that must read as keywords. */
const leastShare = 0.8;

export interface FoundList {
  /** Number of rows above the first keyword. */
  headerRows: number;
  /** A line without what is before its keyword in all lines: its number, `1. green tea`, or a sign, `- green tea`. */
  keywordOf: (line: string) => string;
}

/** A list of one keyword a line; null for what does not look like one. */
export function findList(head: readonly string[][]): FoundList | null {
  // A spreadsheet and a program write empty cells behind the only column.
  if (!head.every((row) => row.slice(1).every((cell) => cell.trim() === ''))) return null;
  const first = head.findIndex((row) => row.some((cell) => cell.trim() !== ''));
  const title = head[first]?.[0]?.trim().toLowerCase().replace(/:$/, '') ?? '';
  const headerRows = keywordNames.has(title) ? first + 1 : 0;
  const lines = head
    .slice(headerRows)
    .map(([cell = '']) => cell.trim())
    .filter((line) => line !== '');
  if (isTableInQuotes(lines) || isProse(lines)) return null;
  const keywordOf = findMarks(lines);
  const keywords = lines.map(keywordOf).filter(isKeyword);
  return lines.length > 0 && keywords.length >= leastShare * lines.length ? { headerRows, keywordOf } : null;
}

function findMarks(lines: readonly string[]): FoundList['keywordOf'] {
  if (lines.every((line, place) => Number(number.exec(line)?.[1]) === place + 1)) return without(number);
  return lines.length > 1 && lines.every((line) => bullet.test(line)) ? without(bullet) : (line) => line;
}

const number = /^(\d{1,6})[.)] /;
const bullet = /^[-–—•‣▪·*] /;
const without = (mark: RegExp) => (line: string) => line.trim().replace(mark, '');

/** Most lines are sentences, which end with a mark; questions may be keywords. */
function isProse(lines: readonly string[]): boolean {
  const sentences = lines.filter((line) => /\s/.test(line) && /[.!;,:}…]$/.test(line));
  return sentences.length > 0.5 * lines.length;
}

/** Lines that are quoted as a whole, each with as many commas as a table row. */
function isTableInQuotes(lines: readonly string[]): boolean {
  const commas = lines.map((line) => line.split(',').length - 1);
  const usual = commas.filter((count) => count > 1 && count === commas[0]);
  return lines.length > 1 && usual.length >= leastShare * lines.length;
}

/** Words, and neither a figure, an address, a day, a code, a line of a table, markup nor a rule of dashes. */
function isKeyword(line: string): boolean {
  return (
    /\p{L}/u.test(line) &&
    !isUrl(line) &&
    !isName(line) &&
    readMonth(line) === null &&
    !others.some((pattern) => pattern.test(line))
  );
}

const others = [
  /^[<{[|]|[;|\t]/,
  // A field and its value, of several kinds of files; and a setting.
  /^\S{1,40}: |^[A-Z][A-Z;=-]{0,40}:|^[\w.-]{1,60}=/,
  // A line of a program.
  /[={}]|\)$/,
  // A line of a log.
  /^\d{4}-\d\d-\d\d[T ]\d/,
  // A hash or another code.
  /^(?=.*\d)[\da-f]{12,}$|^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i,
];
