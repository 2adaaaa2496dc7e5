import { type SearchIntent, searchIntent } from '@keydence/domain';

/** How Semrush's interface for programs writes intents. */
const intentNumbers: readonly SearchIntent[] = [
  'commercial',
  'informational',
  'navigational',
  'transactional',
];
const intentLetters = new Map<string, SearchIntent>(intentNumbers.map((intent) => [intent[0] ?? '', intent]));

/** All intents of a cell, in its order: names, first letters or Semrush's numbers, with commas, bars or spaces between. */
export function readIntents(cell: string): SearchIntent[] {
  const names = cell.toLowerCase().split(/[,|;/]/);
  return names.flatMap((part) => {
    const name = part.trim();
    if (/^[0-3]$/.test(name)) return intentNumbers[Number(name)] ?? [];
    const letter = intentLetters.get(name);
    if (letter) return [letter];
    const intent = searchIntent.safeParse(name);
    return intent.success ? [intent.data] : [];
  });
}
