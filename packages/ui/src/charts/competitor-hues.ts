import { type TokenName, token } from '../theme/tokens.ts';

const hues: readonly TokenName[] = [
  'chart-blue',
  'chart-plum',
  'chart-brick',
  'chart-sky',
  'amber',
  'chart-grey-1',
];

/**
 * Hues of competitors, for every chart and mark. The hue follows from the domain name; if two names
 * have the same hue, the later name in the list takes the next free one. Pass all tracked
 * competitors, oldest first, so that filters and additions keep the hues.
 */
export function competitorHues(domainNames: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set<number>();
  const chosen = new Map<string, string>();
  for (const name of domainNames) {
    const wish = hash(name) % hues.length;
    const free = hues.map((_, step) => (wish + step) % hues.length).find((index) => !taken.has(index));
    const index = free ?? wish;
    taken.add(index);
    chosen.set(name, token(hues[index] ?? 'chart-grey-1'));
  }
  return chosen;
}

function hash(text: string): number {
  let sum = 0;
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return sum;
}
