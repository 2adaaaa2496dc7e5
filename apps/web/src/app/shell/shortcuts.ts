import type { SectionName } from '../section-names.ts';

/** Second key after `g` (go) for each section. */
export const sectionKeys: Record<SectionName, string> = {
  dashboard: 'd',
  moves: 'n',
  keywords: 'k',
  topics: 't',
  'keyword-inspector': 'i',
  pages: 's',
  reports: 'r',
  alerts: 'a',
  competitors: 'c',
  'gap-matrix': 'm',
  radar: 'e',
  'content-plan': 'p',
  briefs: 'b',
  review: 'o',
  'workspace-settings': 'w',
  profile: 'u',
  'feedback-board': 'f',
};

interface KeyLine {
  keys: readonly [string] | readonly [string, string];
  does: string;
}

/** Letters in lists of moves and in tables; each works where its action exists. */
export const rowKeys: readonly KeyLine[] = [
  { keys: ['J', 'K'], does: 'Next or previous row' },
  { keys: ['A'], does: 'Accept the move or keyword' },
  { keys: ['S'], does: 'Skip the move or keyword' },
  { keys: ['W'], does: 'Show why' },
  { keys: ['T'], does: 'Track the keyword' },
  { keys: ['C'], does: 'Choose columns' },
  { keys: ['D'], does: 'Change the row height' },
  { keys: ['V'], does: 'Switch to cards' },
];

/** Keys in tables that need no letters. */
export const tableKeys: readonly KeyLine[] = [
  { keys: ['↑', '↓'], does: 'Previous or next row' },
  { keys: ['←', '→'], does: 'Previous or next cell' },
  { keys: ['Home', 'End'], does: 'First or last cell of the row' },
  { keys: ['Page Up', 'Page Down'], does: 'One screen up or down' },
  { keys: ['Enter'], does: 'Open the row, or sort by the column' },
  { keys: ['Space'], does: 'Select the row' },
];

/** Milliseconds within which the second key must follow. */
export const secondKeyMs = 1_500;

export type Shortcut = { do: 'go'; section: SectionName } | { do: 'search' } | { do: 'help' };

/** First key of a sequence, with its time. */
export interface PendingKey {
  at: number;
}

interface ReadKey {
  shortcut: Shortcut | null;
  pending: PendingKey | null;
}

/** Meaning of a key after the previous one; `at` in milliseconds. */
export function readKey(pending: PendingKey | null, key: string, at: number): ReadKey {
  if (pending && at - pending.at <= secondKeyMs) {
    const section = sectionOf(key);
    return { shortcut: section ? { do: 'go', section } : null, pending: null };
  }
  if (key === 'g') return { shortcut: null, pending: { at } };
  if (key === '/') return { shortcut: { do: 'search' }, pending: null };
  if (key === '?') return { shortcut: { do: 'help' }, pending: null };
  return { shortcut: null, pending: null };
}

function sectionOf(key: string): SectionName | undefined {
  const entries = Object.entries(sectionKeys) as [SectionName, string][];
  return entries.find(([, own]) => own === key)?.[0];
}
