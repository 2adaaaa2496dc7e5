import type { SectionName } from '../../app/section-names.ts';

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
