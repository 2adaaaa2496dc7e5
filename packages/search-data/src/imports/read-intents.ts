import { type SearchIntent, searchIntent } from '@keydence/domain';

/** How Semrush's interface for programs writes intents. */
const intentNumbers: readonly SearchIntent[] = [
  'commercial',
  'informational',
  'navigational',
  'transactional',
];
const intentNames: ReadonlySet<string> = new Set(searchIntent.options);
const isIntent = (name: string): name is SearchIntent => intentNames.has(name);
const intentLetters = new Map<string, SearchIntent>(intentNumbers.map((intent) => [intent[0] ?? '', intent]));

/** All intents of a cell, in its order: names, first letters or Semrush's numbers, with commas, bars or spaces between. */
export function readIntents(cell: string): SearchIntent[] {
  if (cell === '') return [];
  const names = cell.toLowerCase().split(/[,|;/]/);
  return names.flatMap((part) => {
    const name = part.trim();
    if (/^[0-3]$/.test(name)) return intentNumbers[Number(name)] ?? [];
    const letter = intentLetters.get(name);
    if (letter) return [letter];
    return isIntent(name) ? [name] : [];
  });
}
