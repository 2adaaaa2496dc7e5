import { AppError, importLimits } from '@keydence/domain';
import { importMessages } from './import-messages.ts';
import { decodeSlices, type Workbook } from './open-workbook.ts';
import { attributeOf, createXmlReader, type XmlHandler } from './read-xml.ts';
import type { ZipMember } from './read-zip-directory.ts';

/** Cells of a sheet, with empty ones between others. */
const mostCells = 10_000_000;
const mostRows = importLimits.rows + importLimits.headerRows;

/**
 * The rows of a sheet, while its document is read: what is held is a slice of it. Cells without a value are empty texts,
 * and so are the rows that are left out. Throws for a damaged sheet; AppError('payload_too_large') for too many rows or
 * cells.
 */
export function* readSheetRows(member: ZipMember, workbook: Workbook): Generator<string[]> {
  let rows: string[][] = [];
  const xml = createXmlReader(createSheetHandler(workbook, (row) => rows.push(row)));
  for (const slice of decodeSlices(member)) {
    xml.write(slice);
    yield* rows;
    rows = [];
  }
  xml.end();
}

function createSheetHandler(workbook: Workbook, take: (row: string[]) => void): XmlHandler {
  let row: string[] | null = null;
  let cell = { column: 0, type: 'n', style: 0 };
  let value = '';
  let isValue = false;
  let taken = 0;
  let filled = 0;
  let cells = 0;
  const finish = (finished: string[]) => {
    taken += 1;
    if (taken > mostRows) throw new AppError('payload_too_large', importMessages.tooManyRows);
    take(finished);
  };
  return {
    open(name, attributes) {
      if (name === 'row') {
        const number = Number(attributeOf(attributes, 'r') ?? taken + 1);
        if (number > mostRows) throw new AppError('payload_too_large', importMessages.tooManyRows);
        while (taken + 1 < number) finish([]);
        row = [];
        filled = 0;
      } else if (name === 'c' && row) {
        const place = attributeOf(attributes, 'r');
        const column = place === undefined ? filled : columnOf(place);
        const style = Number(attributeOf(attributes, 's') ?? 0);
        cell = { column, type: attributeOf(attributes, 't') ?? 'n', style };
        value = '';
      } else if (name === 'v' || name === 't') isValue = true;
      else if (name === 'rPh') isValue = false;
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'c' && row) {
        cells += Math.max(1, cell.column + 1 - row.length);
        if (cells > mostCells) throw new AppError('payload_too_large', importMessages.tooManyCells);
        while (row.length < cell.column) row.push('');
        row[cell.column] = readValue(value, { ...cell, workbook });
        filled = cell.column + 1;
      } else if (name === 'row' && row) {
        finish(row);
        row = null;
      }
    },
    text(text) {
      if (isValue) value += text;
    },
  };
}

const letterA = 65;
const mostColumns = 16_384;

/** The column of a place such as `BC12`, from 0 on. */
function columnOf(place: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/i.exec(place)?.[0].toUpperCase() ?? '') {
    column = column * 26 + letter.charCodeAt(0) - letterA + 1;
  }
  if (column === 0 || column > mostColumns) throw new Error(`there is no cell ${place}`);
  return column - 1;
}

interface CellFacts {
  type: string;
  style: number;
  workbook: Workbook;
}

function readValue(value: string, { type, style, workbook }: CellFacts): string {
  if (value === '') return '';
  if (type === 's') {
    const text = workbook.texts[Number(value)];
    if (text === undefined) throw new Error(`there is no text ${value}`);
    return text;
  }
  if (type === 'b') return value === '1' || value === 'true' ? 'true' : 'false';
  if (type === 'd') return dayOf(new Date(/[zZ]|[+-]\d\d:?\d\d$/.test(value) ? value : `${value}Z`));
  if (type === 'n' && workbook.areDates[style]) return readDate(Number(value), workbook);
  return value;
}

const dayMs = 86_400_000;
/** Days from the first day of a count to 1970; that from 1900 counts a 29 February which that year did not have. */
const daysTo1970 = { from1900: 25_569, from1904: 24_107 };

function readDate(days: number, { countsFrom1904 }: Workbook): string {
  const since = countsFrom1904 ? daysTo1970.from1904 : daysTo1970.from1900;
  return dayOf(new Date(Math.round((days - since) * dayMs)));
}

function dayOf(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().replace(/T00:00:00\.000Z$/, '');
}
