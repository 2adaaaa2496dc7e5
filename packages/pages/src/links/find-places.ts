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

/** First position of each phrase on each page. Linear in the words of the pages. */
export function findPlaces(
  pages: readonly LinkablePage[],
  phrases: readonly Phrase[],
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
      const tokens = readTokens(text);
      for (const [at, stem] of tokens.stems.entries()) {
        for (const phrase of byFirst.get(stem) ?? []) {
          const end =
            phrase.target === page || seen.has(phrase) ? null : matchAt({ tokens, text, at }, phrase.stems);
          const start = tokens.starts[at] ?? 0;
          if (end === null || isGlued(text, start, end)) continue;
          if (links.some((link) => link.start < end && start < link.end)) continue;
          seen.add(phrase);
          const found = places.get(phrase) ?? [];
          places.set(phrase, found);
          found.push({ page, paragraph, start, end });
        }
      }
    }
  }
  return places;
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
