import type { Evidence } from '@keydence/domain';
import type { Claim, ProvenClaim } from '../facts/claim.ts';
import type { KnownFacts, Subject } from '../facts/known-facts.ts';
import { judgeText } from './judge-text.ts';
import type { Language } from './language.ts';
import { liftRanks } from './lift-ranks.ts';
import { plainText } from './plain-text.ts';
import { isAdvice, isBare, judgeAssertion, languagesOf } from './read-assertion.ts';
import { readSkeleton } from './skeleton.ts';
import { stateFacts } from './state-facts.ts';

export interface Statement {
  /** Prose; `{id}` stands for what a claim says. */
  text: string;
  /** Claims by their ids. */
  claims?: ReadonlyMap<string, Claim>;
  /** Subjects that the item of the statement names elsewhere. */
  shared?: readonly Subject[];
  /** True for headlines, in which keywords have no quotation marks. */
  isHeadline?: boolean;
}

/** What the gate says of a statement. */
export interface Ruling {
  /** What may be published, every claim filled in from the facts; null where nothing may. */
  text: string | null;
  /** Why not, for the author; empty where the statement may be published. */
  problems: string[];
  /** The rows behind its names and claims. */
  evidence: Partial<Evidence>[];
  /** The subjects that it names. */
  subjects: Subject[];
}

/**
 * May this statement be published, given these facts? A sentence with claims is written by us from the facts: what the
 * model wrote between them is read, so that it adds nothing, and thrown away. Everything else is judged as prose
 * (`judge-text.ts`). One part that fails drops the statement.
 */
export function mayPublish(statement: Statement | string, known: KnownFacts): Ruling {
  const whole = typeof statement === 'string' ? { text: statement } : statement;
  const { claims = new Map<string, Claim>() } = whole;
  const asProse = hasValue(whole.text, claims) ? null : judgeText(whole, known);
  if (asProse !== null && asProse.text !== null) return asProse;
  const read = readSkeleton(whole.text, claims, known);
  if ('problems' in read) return refuse(read.problems);
  const spoken = languagesOf([read.rest]);
  const sentences = sentencesOf(whole.text);
  const rulings = sentences.map(({ words, ...marks }) => {
    const sentence = { ...whole, text: words };
    const isProse = !hasValue(words, claims);
    const prose = isProse ? (sentences.length === 1 ? asProse : judgeText(sentence, known)) : null;
    if (prose !== null && prose.text !== null) return { ...marks, ...prose };
    const stated = stateSentence(sentence, known, spoken);
    return { ...marks, ...(stated.text === null && prose !== null ? prose : stated) };
  });
  const problems = rulings.flatMap((ruling) => ruling.problems);
  if (rulings.some(({ text }) => text === null)) return { text: null, problems, evidence: [], subjects: [] };
  return {
    text: rulings
      .map(({ text, before, behind }) => `${before}${text ?? ''}${behind}`)
      .join('')
      .trim(),
    problems: [],
    evidence: rulings.flatMap(({ evidence }) => evidence),
    subjects: [...new Set(rulings.flatMap(({ subjects }) => subjects))],
  };
}

const placeholder = /\{([\p{L}\p{N}_]{1,20})\}/gu;

/** True for a text with a placeholder that is no mere name. */
function hasValue(text: string, claims: ReadonlyMap<string, Claim>): boolean {
  return [...text.matchAll(placeholder)].some(([, id = '']) => {
    const claim = claims.get(id);
    return claim === undefined || claim.measure !== 'name';
  });
}

/** Sentences, with the mark before and the space behind each. */
function sentencesOf(text: string): { words: string; before: string; behind: string }[] {
  return plainText(text)
    .split(/(?<=[.!?])(?= )|(?=[;–—] )/u)
    .map((part) => {
      const whole = part.replace(/^(?:[;–—] | )/u, '');
      const words = whole.trimEnd();
      return {
        words,
        before: part.slice(0, part.length - whole.length),
        behind: whole.slice(words.length),
      };
    });
}

/** Words that join advice to the fact before it. */
const therefore =
  /^(?:so|and so|therefore|hence|thus|and|but|daher|deshalb|also|darum|und|donc|alors|et|así que|por eso|por lo que|y|quindi|perciò|dunque|e)(?: ,)? /iu;

function stateSentence(statement: Statement, known: KnownFacts, spoken: readonly Language[]): Ruling {
  const { claims = new Map<string, Claim>(), text, shared = [] } = statement;
  const about = [...shared, ...known.about];
  let least: string[] | null = null;
  const whole = readSkeleton(text, claims, known);
  if ('problems' in whole) return refuse(whole.problems);
  for (const language of spoken) {
    if (isAdvice(whole, language)) {
      const ruling = judgeText(statement, known);
      if (ruling.text !== null) return ruling;
    }
    const read = readParts(statement, { known, about, language });
    if ('problems' in read) {
      if (least === null || read.problems.length < least.length) least = read.problems;
      continue;
    }
    const { facts, advice } = read;
    const tail = advice === '' ? null : judgeText({ ...statement, text: advice }, known);
    if (tail?.text === null) {
      least = tail.problems;
      continue;
    }
    const stop = /[.!?]$/.exec(text)?.[0] ?? '';
    const said = stateFacts(facts, language);
    return {
      text: tail === null ? `${said}${stop}` : `${said}. ${tail.text}`,
      problems: [],
      evidence: [
        ...facts.map(({ subject, measure }) => subject.sourceOf(measure)),
        ...facts.flatMap(({ others, measure }) => others.map((other) => other.sourceOf(measure))),
        ...(tail?.evidence ?? []),
      ].filter((source) => Object.keys(source).length > 0),
      subjects: [...new Set([...facts.map(({ subject }) => subject), ...(tail?.subjects ?? [])])],
    };
  }
  return refuse(least ?? ['a text is prose of no language that is served']);
}

interface Reading {
  known: KnownFacts;
  about: readonly Subject[];
  language: Language;
}

/** The clauses with claims, and the advice behind them. */
function readParts(
  { text, claims = new Map<string, Claim>() }: Statement,
  reading: Reading,
): { facts: ProvenClaim[]; advice: string } | { problems: string[] } {
  const facts: ProvenClaim[] = [];
  const { known, language } = reading;
  const sentence = readSkeleton(text, claims, known);
  if ('problems' in sentence) return sentence;
  const subjects = [...sentence.names.flat(), ...sentence.claims.map(({ subject }) => subject)];
  const parts = plainText(text)
    .replace(/[.!?]$/, '')
    .split(/, |: | ?[()] ?/u)
    .filter((part) => part !== '');
  for (const [at, part] of parts.entries()) {
    const skeleton = readSkeleton(part, claims, known);
    if ('problems' in skeleton) return skeleton;
    if (hasValue(part, claims)) {
      const problems = judgeAssertion(skeleton, reading);
      if (problems.length > 0) return { problems };
      facts.push(...skeleton.claims);
      continue;
    }
    const ranks = liftRanks(skeleton, {
      known,
      sentence: subjects,
      isBare: (words) => isBare(words, language),
    });
    if (ranks !== null) facts.push(...ranks);
    else if (isBare(skeleton.text, language)) {
      const problems = judgeAssertion(skeleton, reading);
      if (problems.length > 0) return { problems };
    } else {
      const advice = parts.slice(at).join(', ').replace(therefore, '');
      const own = readSkeleton(advice, claims, known);
      if ('problems' in own) return own;
      if (facts.length === 0 || !isAdvice(own, language))
        return { problems: [`“${part}” states something without a claim`] };
      return { facts, advice: `${advice.charAt(0).toUpperCase()}${advice.slice(1)}.` };
    }
  }
  return facts.length > 0 ? { facts, advice: '' } : { problems: ['this states something without a claim'] };
}

function refuse(problems: string[]): Ruling {
  return { text: null, problems: [...new Set(problems)], evidence: [], subjects: [] };
}
