import type { Evidence } from '../evidence-schema.ts';
import type { KnownFacts } from './known-facts.ts';
import { normaliseProse } from './normalise-prose.ts';
import { readFigures, type WrittenFigure } from './read-figures.ts';

/** What a text says that can be checked. */
export interface Claims {
  /** Rows behind the names of the text. */
  sources: Partial<Evidence>[];
  figures: WrittenFigure[];
  /** Why the text cannot stand, in words for whoever wrote it. */
  problems: string[];
}

/** Takes the place of a known name, so that what is left of the text can be searched for unknown ones. */
const mark = '\u{FFFC}';
const longestText = 1_200;

/** Reads names, addresses and figures out of a text. */
export function readClaims(text: string, known: KnownFacts): Claims {
  const problem = unreadable(text);
  if (problem !== null) return { sources: [], figures: [], problems: [problem] };
  const prose = normaliseProse(text);
  const sources: Partial<Evidence>[] = [];
  const rest = prose.replaceAll(known.pattern, (name, at: number) => {
    // A one-word keyword is often just a word; only in quotation marks it is named.
    const isNamed = /[\s.]/.test(name) || /["“„«‘'`]\s?$/u.test(prose.slice(0, at));
    if (isNamed) sources.push(...(known.names.get(name.toLowerCase()) ?? []));
    return isNamed || /\p{N}/u.test(name) ? mark : name;
  });
  return {
    sources,
    figures: readFigures(rest),
    problems: [
      ...unknownQuotes(rest, known).map((name) => `“${name}” is not among the facts`),
      ...unknownAddresses(rest).map((address) => `the address ${address} is not among the facts`),
    ],
  };
}

function unreadable(text: string): string | null {
  if (text.trim() === '') return 'a text is empty';
  if (text.length > longestText) return `a text is longer than ${longestText} characters`;
  const isMarkup = /<[a-z/!]|```|\]\(|[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufffc]/iu;
  return isMarkup.test(text) ? 'a text holds markup or control characters' : null;
}

const quotes =
  /[“„]([^“”„]{1,200})[”“]|«([^«»]{1,200})»|"([^"]{1,200})"|`([^`]{1,200})`|(?<![\p{L}\p{N}])[‘']([^‘’']{1,200})[’'](?![\p{L}\p{N}])/gu;

function unknownQuotes(rest: string, known: KnownFacts): string[] {
  return [...rest.matchAll(quotes)]
    .map((match) => match.slice(1).find((name) => name !== undefined) ?? '')
    .map((name) => name.replaceAll(mark, '').replaceAll(/^[\s,.:;]+|(?<![\s,.:;])[\s,.:;]+$/g, ''))
    .filter((name) => name !== '' && !known.names.has(name.toLowerCase()));
}

const address =
  /[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,8}\.\p{L}{2,63}(?:\/[^\s,;]*)?|[a-z]{1,20}:\/\/(?!\u{FFFC})\S*|[\p{L}\p{N}-]\.\u{FFFC}|\u{FFFC}\/[\p{L}\p{N}]\S*/giu;
/** Names of files and of techniques, which no registry has as a domain. */
const noDomain = /^(?:[\w-]+\.(?:txt|xml|html?|js|css|php|json|csv|pdf|png|jpe?g|webp)|www\.\u{FFFC})$/iu;

function unknownAddresses(rest: string): string[] {
  return [...rest.replaceAll(`www.${mark}`, mark).matchAll(address)]
    .map(([found]) => found)
    .filter((found) => !noDomain.test(found));
}
