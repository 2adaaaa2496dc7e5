import type { IntentCueKind } from '@keydence/domain';

/** Kinds of cues that differ by language. */
export const cueKinds = [
  'question',
  'knowledge',
  'how_to',
  'comparison',
  'deed',
  'offer',
  'login',
  'organization',
] as const satisfies readonly IntentCueKind[];
export type CueKind = (typeof cueKinds)[number];

/**
 * The cues of a language, each kind as words and phrases between commas, as people type them. Letters match with and
 * without their accents.
 */
export interface CueTable {
  readonly cues: Readonly<Record<CueKind, string>>;
  /** `words`: between spaces; `parts`: anywhere, for scripts without spaces. */
  readonly match: 'words' | 'parts';
  /** Position of a question word: at the start of the keyword, or anywhere in it. */
  readonly question: 'start' | 'anywhere';
  /** Verbs that count as offers where they begin the keyword; elsewhere they are nouns, as in “executive order”. */
  readonly leading?: string;
  /** Words between two things of which one is to be chosen: “iphone or android”. They count as comparisons there. */
  readonly or?: string;
  /**
   * Words and phrases that look like a cue, or hold one, and mean something else: “gluten free”. In a language of joined
   * nouns a word that ends in one does too, with long endings one that begins with it: “Wintergarten” is no “Arten”.
   */
  readonly lookalikes?: string;
  /** True if nouns are joined: a word that ends in a cue counts, as in “Kaffeemaschinentest”. */
  readonly joinsNouns?: boolean;
  /** True if words take long endings: a word that begins with a cue counts, as in “fiyatları”. */
  readonly takesEndings?: boolean;
  /** Short endings that cues take, as of “universitetet”. */
  readonly endings?: string;
}

export function listCues(cues: string): string[] {
  return cues
    .split(',')
    .map((cue) => cue.trim().replace(/\s+/g, ' '))
    .filter(Boolean);
}
