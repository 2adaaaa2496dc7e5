import type { FoundMove } from '../found-move.ts';

/** Most characters of a page or a search within a sentence. */
const mostShown = 60;

/** A page by its path: "/shop/grinders", or "the home page". Long paths lose their middle. */
export function pageName(page: string, most = mostShown): string {
  const path = page.replace(/^https?:\/\/[^/?#]*/i, '');
  if (path === '' || path === '/') return 'the home page';
  const text = decode(path);
  if (text.length <= most) return text;
  const half = Math.floor((most - 1) / 2);
  return `${text.slice(0, most - 1 - half)}…${text.slice(-half)}`;
}

/** A search in quotes; a long one is cut between words. */
export function quoted(text: string, most = mostShown): string {
  return `“${clip(text, most)}”`;
}

/** Cuts a text between words, with an ellipsis, to a number of characters. */
export function clip(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const space = cut.lastIndexOf(' ');
  const kept = space > most / 2 ? cut.slice(0, space) : cut;
  return `${kept.trimEnd().replace(/[,;:.]$/, '')}…`;
}

export function count(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}

/** "1.2%" below ten, "48%" from there. */
export function percent(share: number): string {
  const value = 100 * share;
  return `${value < 9.95 ? Math.round(10 * value) / 10 : Math.round(value)}%`;
}

export function place(position: number): string {
  return position.toFixed(1);
}

/** "one search" or "3 searches". */
export function several(value: number, one: string, more: string): string {
  return value === 1 ? `one ${one}` : `${count(value)} ${more}`;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Impressions a month beyond place 30 that led to a new page; null if a competitor did. */
export function deepImpressions({ triggers }: FoundMove): number | null {
  return triggers.find(({ name }) => name === 'deep_impressions')?.value ?? null;
}
