import type { DecimalMark } from '@keydence/domain';
import { judgeMark, stripSigns } from './read-number.ts';

/** This many numbers with one mark, and none with the other, decide before the end of the file. */
const enough = 2_000;
/** Minimum ratio of the more frequent mark to the other one. */
const majority = 5;
const longestNumber = 30;

/**
 * The decimal mark of a table: from its unambiguous numbers, else from the language of its header.
 * Null if neither decides, or if the numbers contradict each other.
 */
export function decideDecimalMark(rows: Iterable<readonly string[]>): DecimalMark | null {
  const seen = { point: 0, comma: 0 };
  let header: string[] = [];
  const wordCounts: number[] = [];
  let count = 0;
  for (const row of rows) {
    if (header.length < headerCells) header = [...header, ...row];
    count += 1;
    for (const [place, cell] of row.entries()) {
      if (count <= sampledRows && isWords(cell)) wordCounts[place] = (wordCounts[place] ?? 0) + 1;
      // A keyword such as `3,5` is no number of the file.
      if (count > 1 && (wordCounts[place] ?? 0) >= leastWords * Math.min(count, sampledRows)) continue;
      if (cell.length > longestNumber || !mayBeNumber(cell)) continue;
      const mark = judgeMark(stripSigns(cell));
      if (mark === 'point' || mark === 'comma') seen[mark] += 1;
    }
    if (seen.point >= enough && seen.comma === 0) return 'point';
    if (seen.comma >= enough && seen.point === 0) return 'comma';
  }
  if (seen.point > majority * seen.comma) return 'point';
  if (seen.comma > majority * seen.point) return 'comma';
  if (seen.point + seen.comma > 0) return null;
  return header.some((cell) => commaWords.test(cell)) ? 'comma' : null;
}

const headerCells = 60;
/** Rows whose cells show which columns hold words. */
const sampledRows = 40;
/** More letters than a currency has. */
const isWords = (cell: string) => (cell.match(/\p{L}/gu)?.length ?? 0) > 3;
const leastWords = 0.3;

function mayBeNumber(cell: string): boolean {
  return (cell.includes('.') || cell.includes(',')) && /\d/.test(cell);
}

/** Words in headers of languages that write a comma before the decimals. */
const commaWords =
  /\b(clics|klicks|klikken|kliknięcia|impressionen|impresiones|impressioni|impressões|vertoningen|wyświetlenia|suchvolumen|suchbegriff|suchanfragen|mot-clé|mots-clés|requête|requêtes|consulta|consultas|palabra clave|palavra-chave|parola chiave|zoekwoord|zoekterm|volumen|volume de recherche|słowo kluczowe|klick|klik|klikk|posición|posição|posizione|positie|pozycja|konum)\b|запрос|показы|клики|частотность/i;
