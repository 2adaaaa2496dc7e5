import type { MainParagraph } from '../main-text/main-text.ts';
import type { LinkablePage } from './link-ideas.ts';
import type { Phrase } from './phrases.ts';
import { createTokenReader, type Tokens } from './read-tokens.ts';

/** Position of a phrase on a page, outside links. */
export interface PhrasePlace {
  readonly page: LinkablePage;
  readonly paragraph: number;
  readonly start: number;
  readonly end: number;
}

/** Text between two words of one phrase: other punctuation ends it. */
const joint = /^[\s\p{Dash}'’&/]*$/u;
/** Text around words that are a part of an address, a name in code, or a compound. */
const gluedBefore = /[./\\@#_=~:+-]$/;
const gluedAfter = /^(?:[/\\@#_=~+(]|[.:-][\p{L}\p{N}])/u;
/** Parts of the main text in which a writer would set a link. */
const linkableKinds: ReadonlySet<MainParagraph['kind']> = new Set(['text', 'item']);

/**
 * First position of each phrase on each page, outside the words of a longer phrase: “grinder” in
 * “burr grinder” names what that phrase names. Linear in the words of the pages.
 */
export function findPlaces(
  pages: readonly LinkablePage[],
  { phrases, owned }: { phrases: readonly Phrase[]; owned: ReadonlySet<Phrase> },
  language: string,
): Map<Phrase, PhrasePlace[]> {
  const byFirst = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    const [first = ''] = phrase.stems;
    const known = byFirst.get(first);
    if (known) known.push(phrase);
    else byFirst.set(first, [phrase]);
  }
  const places = new Map<Phrase, PhrasePlace[]>();
  const readTokens = createTokenReader(language);
  for (const page of pages) {
    const seen = new Set<Phrase>();
    for (const [paragraph, { kind, text, links }] of page.paragraphs.entries()) {
      if (!linkableKinds.has(kind)) continue;
      for (const { phrase, start, end } of findMatches({ tokens: readTokens(text), text }, byFirst)) {
        if (!owned.has(phrase) || phrase.target === page || seen.has(phrase)) continue;
        if (isGlued(text, start, end)) continue;
        if (links.some((link) => link.start < end && start < link.end)) continue;
        if (isWordOfTitle(phrase) && !isItsName(phrase, text, { start, end })) continue;
        seen.add(phrase);
        const found = places.get(phrase) ?? [];
        places.set(phrase, found);
        found.push({ page, paragraph, start, end });
      }
    }
  }
  return places;
}

interface Match {
  phrase: Phrase;
  start: number;
  end: number;
}

/** Positions of all phrases in a text, except those inside of a longer phrase. */
function findMatches(
  { tokens, text }: Omit<Start, 'at'>,
  byFirst: ReadonlyMap<string, readonly Phrase[]>,
): Match[] {
  const all: Match[] = [];
  for (const [at, stem] of tokens.stems.entries()) {
    const start = tokens.starts[at] ?? 0;
    for (const phrase of byFirst.get(stem) ?? []) {
      const end = matchAt({ tokens, text, at }, phrase.stems);
      if (end !== null) all.push({ phrase, start, end });
    }
  }
  all.sort((a, b) => a.start - b.start || b.end - a.end);
  let outer = { start: -1, end: -1 };
  return all.filter(({ start, end }) => {
    if (end <= outer.end && (start > outer.start || end < outer.end)) return false;
    outer = { start, end };
    return true;
  });
}

/** A single word of a title may be a verb or have another sense elsewhere; a search has one. */
export function isWordOfTitle({ stems, query }: Phrase): boolean {
  return query === null && stems.length === 1;
}

/** True for a word that a text writes as a name, in the form of the title, and not as a part of a longer name. */
function isItsName({ target }: Phrase, text: string, { start, end }: Omit<Match, 'phrase'>): boolean {
  const named = `${target.title ?? ''} ${target.h1 ?? ''}`.toLowerCase();
  if (!named.includes(text.slice(start, end).toLowerCase())) return false;
  return isName(text, start, end) && !isAmongCapitals(text, start, end);
}

/** True for a word in capitals beside another one, as in a command of several words. */
function isAmongCapitals(text: string, start: number, end: number): boolean {
  if (!/^\p{Lu}{2,}$/u.test(text.slice(start, end))) return false;
  return (
    /\p{Lu}{2} $/u.test(text.slice(Math.max(0, start - 3), start)) ||
    /^ \p{Lu}{2}/u.test(text.slice(end, end + 3))
  );
}

/**
 * True for a word that a text writes as a name: with a capital inside a sentence, or with capitals or
 * digits in it. Scripts without capitals cannot tell.
 */
function isName(text: string, start: number, end: number): boolean {
  const word = text.slice(start, end);
  if (word.toLowerCase() === word.toUpperCase()) return true;
  if (/[\p{Lu}\p{N}]/u.test(word.slice(1))) return true;
  const before = text.slice(Math.max(0, start - 5), start).trimEnd();
  return /^\p{Lu}/u.test(word) && /[\p{L}\p{N},]$/u.test(before);
}

/** True if the text continues a word on either side without a space. */
function isGlued(text: string, start: number, end: number): boolean {
  return (
    gluedBefore.test(text.slice(Math.max(0, start - 1), start)) || gluedAfter.test(text.slice(end, end + 2))
  );
}

interface Start {
  tokens: Tokens;
  text: string;
  at: number;
}

/** End of the phrase that begins at a token; null if its words differ, or belong to different parts. */
function matchAt({ tokens, text, at }: Start, stems: readonly string[]): number | null {
  for (let index = 1; index < stems.length; index++) {
    if (tokens.stems[at + index] !== stems[index]) return null;
    if (!joint.test(text.slice(tokens.ends[at + index - 1], tokens.starts[at + index]))) return null;
  }
  return tokens.ends[at + stems.length - 1] ?? null;
}
