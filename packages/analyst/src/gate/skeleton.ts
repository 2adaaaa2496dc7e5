import { type Claim, type ProvenClaim, proveClaim } from '../facts/claim.ts';
import { type KnownFacts, labelOf, nameKey, type Subject } from '../facts/known-facts.ts';
import { languages } from './languages/languages.ts';
import { findOddText, plainText } from './plain-text.ts';

/** A text in lower case, in which `<n0>` stands for a name of the facts and `<c0>` for a proven claim. */
export interface Skeleton {
  text: string;
  /** Subjects behind each `<n…>`: one keyword can have rows of several sites. */
  names: (readonly Subject[])[];
  claims: ProvenClaim[];
  /** What each placeholder stands for, in order. */
  placeholders: ('name' | 'value')[];
  /** Subjects of the placeholders for names, in order. */
  named: Subject[];
  /** What is left in the original spelling when names and claims are taken out. */
  rest: string;
}

const placeholder = /\{([\p{L}\p{N}_]{1,20})\}/gu;

/** Finds the names and placeholders of a text; problems where it holds anything but prose besides them. */
export function readSkeleton(
  text: string,
  claims: ReadonlyMap<string, Claim>,
  known: KnownFacts,
): Skeleton | { problems: string[] } {
  if (/[<>]/.test(text.replaceAll(known.pattern, ''))) return { problems: ['a text holds markup'] };
  const names: (readonly Subject[])[] = [];
  const proven: ProvenClaim[] = [];
  const placeholders: Skeleton['placeholders'] = [];
  const named: Subject[] = [];
  const problems: string[] = [];
  const mark = (subjects: readonly Subject[]) => `<n${names.push(subjects) - 1}>`;
  // Placeholders first: a name of the facts can hold braces.
  const filled = plainText(text).replaceAll(placeholder, (_, id: string) => {
    const claimed = claims.get(id);
    if (!claimed) {
      problems.push(`{${id}} is no claim of the answer`);
      return '';
    }
    const proof = proveClaim(claimed, known);
    if ('problem' in proof) {
      problems.push(proof.problem);
      return '';
    }
    placeholders.push(proof.measure === null ? 'name' : 'value');
    if (proof.measure === null) {
      named.push(proof.subject);
      return `\u0001${mark([proof.subject])}\u0001`;
    }
    return `\u0001<c${proven.push(proof) - 1}>\u0001`;
  });
  const skeleton = filled
    .split('\u0001')
    .map((part) => (/^<[nc]\d+>$/.test(part) ? part : markNames(part, known, mark)));
  const marked = skeleton.join('');
  const rest = marked.replaceAll(/<[nc]\d+>/g, ' ');
  const odd = /<[nc]/.test(marked) && rest.trim() === '' ? null : findOddText(rest);
  if (odd !== null) problems.push(odd);
  if (/[\p{L}\p{N}./@_-]<[nc]|<[nc]\d+>(?:[/@_\p{L}\p{N}]|[.-][\p{L}\p{N}])/u.test(marked))
    problems.push('a name of the facts is part of a longer name');
  problems.push(...findUnknownQuotes(marked, known));
  if (problems.length > 0) return { problems };
  return {
    text: marked
      .toLowerCase()
      .replaceAll(' - ', ' – ')
      .replaceAll(/(<n\d+>)['’]s(?!\p{L})/gu, '$1'),
    names,
    claims: proven,
    placeholders,
    named,
    rest,
  };
}

function markNames(text: string, known: KnownFacts, mark: (subjects: readonly Subject[]) => string): string {
  return text.replaceAll(/\bwww\.(?=[\p{L}\p{N}])/giu, '').replaceAll(known.pattern, (name, ...rest) => {
    const at = rest.find((part): part is number => typeof part === 'number') ?? 0;
    const before = text.slice(0, at);
    const isQuoted = /["“„«‘'] ?$/u.test(before);
    if (!isQuoted && isOwnName(name, known)) return mark([known.site]);
    // A name of one word can be just a word: it counts in quotation marks, or as a domain.
    const isNamed =
      isQuoted || name.includes('.') || (/ /.test(name) && /\p{L}{2}/u.test(name)) || isProper(name, known);
    if (!isNamed) return name;
    const subjects = known.names.get(nameKey(name)) ?? [];
    const keywords = subjects.filter(({ kind }) => kind === 'keyword');
    return mark(keywords.length > 0 ? keywords : subjects);
  });
}

/** The name of the site, spelled with its capital: "Brightbean", or "Bright Bean Coffee" where that is a keyword. */
function isOwnName(name: string, { site }: KnownFacts): boolean {
  const letters = nameKey(name).replaceAll(/[^\p{L}\p{N}]/gu, '');
  return /^\p{Lu}/u.test(name) && letters.startsWith(labelOf(site.name).replaceAll('-', ''));
}

/** The name of a competitor, spelled with its capital. */
function isProper(name: string, known: KnownFacts): boolean {
  const subjects = known.names.get(nameKey(name)) ?? [];
  return /^\p{Lu}/u.test(name) && subjects.some(({ kind }) => kind === 'competitor');
}

const quotes = /[“„"]([^“”„"]*)[”“"]|«([^«»]*)»|‹([^‹›]*)›/gu;
const single = /(?<![\p{L}\p{N}>])[‘'‚]([^‘’'‚]*)[’'‘](?![\p{L}\p{N}<])/gu;

/** A word that could stand there without quotation marks. */
function isPlain(part: string, known: KnownFacts): boolean {
  const words = part.trim().toLowerCase().split(' ');
  return (
    words.length === 1 &&
    words.every(
      (word) =>
        known.words.has(word) ||
        languages.some(({ words: all, isCompound }) => all.has(word) || isCompound?.(word)),
    )
  );
}

/** Quotation marks are for names of the facts, and for a plain word. */
function findUnknownQuotes(marked: string, known: KnownFacts): string[] {
  return [...marked.matchAll(quotes), ...marked.matchAll(single)]
    .map((match) => match.slice(1).find((part) => part !== undefined) ?? '')
    .filter((part) => !/^\s?<n\d+>\s?[.,:;!?]?$/.test(part) && !isPlain(part, known))
    .map((part) => `“${part.slice(0, 60)}” is not among the facts`);
}
