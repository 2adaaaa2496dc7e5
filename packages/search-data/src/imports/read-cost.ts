import type { CellReader } from './read-number.ts';

interface Cost {
  cpc: number | null;
  /** ISO 4217. */
  currency: string;
}

const symbols: readonly [sign: string, currency: string][] = [
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['¥', 'JPY'],
  ['₹', 'INR'],
  ['₽', 'RUB'],
  ['₺', 'TRY'],
  ['₩', 'KRW'],
  ['zł', 'PLN'],
  ['R$', 'BRL'],
  ['A$', 'AUD'],
  ['C$', 'CAD'],
  ['CHF', 'CHF'],
  ['kr', 'SEK'],
];

/**
 * The costs of a click with their currency: that of the cell, or else of its column, or else US dollars. Undefined for
 * what is no number.
 */
export function readCost(
  cell: string,
  { reader, currency }: { reader: CellReader; currency: string | null },
): Cost | undefined {
  if (cell === '') return { cpc: null, currency: currency ?? 'USD' };
  const sign = symbols.find(([text]) => cell.includes(text));
  const [code] = /\b[A-Z]{3}\b/.exec(cell) ?? [];
  const number = reader.number(cell.replace(/[^\d.,\-–—\s'’]/g, ''));
  if (number === undefined || (number !== null && (number < 0 || number > highestCost))) return undefined;
  return { cpc: number, currency: sign?.[1] ?? code ?? currency ?? 'USD' };
}

/** More than any click costs in any currency. */
const highestCost = 1_000_000_000;
