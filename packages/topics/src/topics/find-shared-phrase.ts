import { isUnspaced, segmentText } from '../text/segment-text.ts';
import { createStemmer } from '../text/stem-word.ts';
import { findStopWords } from '../text/stop-words.ts';
import { appendTo } from './append-to.ts';

const mostWords = 4;
/** By number of telling words: one word alone says little. */
const tellingShares = [0, 0.4, 0.67, 0.75, 0.8];
/** Weight of the members' demand beside their number. */
const demandShare = 1 / 3;
/** Least share of the members that write a phrase in one piece. */
const leastShare = 0.2;

interface Member {
  readonly text: string;
  readonly demand: number;
}

export interface SharedPhrase {
  /** As most members write it. */
  readonly text: string;
  /** Its telling words, whatever their form and order. */
  readonly subject: string;
  readonly rating: number;
}

/** Rates a phrase as the name of members: by how many of them have its words, by their demand, and by how much it says. */
export type RatePhrase = (text: string) => number;

/** The best-rated phrase that several members write in one piece, and how any other rates; the phrase is null if there is none. */
export function findSharedPhrase(
  members: readonly Member[],
  language: string,
  isFit: (phrase: string, subject: string) => boolean,
): { phrase: SharedPhrase | null; rate: RatePhrase } {
  const read = createReader(language);
  const stemsOf = members.map(({ text }) => new Set(read(text).stems.filter(Boolean)));
  const demand = members.reduce((sum, member) => sum + member.demand, 0);
  const rate = (stems: readonly string[]) => {
    if (stems.length === 0) return 0;
    let count = 0;
    let wanted = 0;
    for (const [index, own] of stemsOf.entries()) {
      if (!stems.every((stem) => own.has(stem))) continue;
      count += 1;
      wanted += members[index].demand;
    }
    const share = count / members.length;
    const ofDemand = demand > 0 ? wanted / demand : share;
    return (demandShare * ofDemand + (1 - demandShare) * share) * (tellingShares[stems.length] ?? 0.83);
  };
  const ratePhrase = (text: string) => rate([...new Set(read(text).stems.filter(Boolean))]);
  let best: SharedPhrase | undefined;
  for (const [subject, writings] of listPhrases(members, read)) {
    if (writings.length < Math.max(2, leastShare * members.length)) continue;
    const rating = rate(subject.split(' '));
    if (best && (rating < best.rating || (rating === best.rating && subject > best.subject))) continue;
    const text = mostFrequent(writings);
    if (isFit(text, subject)) best = { text, subject, rating };
  }
  return { phrase: best ? { ...best, text: copyWriting(best.text, members) } : null, rate: ratePhrase };
}

interface Reading {
  readonly words: readonly string[];
  /** Empty for stop words. */
  readonly stems: readonly string[];
}

function createReader(language: string): (text: string) => Reading {
  const stopWords = findStopWords(language);
  const stem = createStemmer(language);
  return (text) => {
    const words = segmentText(text, language);
    return { words, stems: words.map((word) => (stopWords.has(word) ? '' : stem(word))) };
  };
}

/** The phrases of each member, once each, by their telling words. */
function listPhrases(
  members: readonly Member[],
  read: (text: string) => Reading,
): ReadonlyMap<string, readonly Member[]> {
  const phrases = new Map<string, Member[]>();
  for (const { text, demand } of members) {
    const { words, stems } = read(text);
    const own = new Map<string, string>();
    for (let start = 0; start < words.length; start += 1) {
      for (let end = start + 1; end <= Math.min(words.length, start + mostWords); end += 1) {
        if (!stems[start] || !stems[end - 1]) continue;
        const subject = [...new Set(stems.slice(start, end).filter(Boolean))].sort().join(' ');
        if (!own.has(subject)) own.set(subject, joinWords(words.slice(start, end)));
      }
    }
    for (const [subject, phrase] of own) appendTo(phrases, subject, { text: phrase, demand });
  }
  return phrases;
}

function joinWords(words: readonly string[]): string {
  return words.reduce((text, word) => {
    const isJoined = text === '' || (isUnspaced(text.slice(-1)) && isUnspaced(word.slice(0, 1)));
    return isJoined ? text + word : `${text} ${word}`;
  }, '');
}

/** The words of a phrase with the signs that a member writes between them: “grok 4.1”. */
function copyWriting(phrase: string, members: readonly Member[]): string {
  const words = phrase.split(' ');
  return members.map(({ text }) => findWriting(text, words)).find((writing) => writing !== null) ?? phrase;
}

/** Null for a text without these words side by side. */
function findWriting(text: string, words: readonly string[]): string | null {
  const start = text.indexOf(words[0] ?? '');
  let end = start;
  for (const word of words) {
    const at = text.indexOf(word, end);
    if (at < 0 || /[\p{L}\p{N}]/u.test(text.slice(end, at))) return null;
    end = at + word.length;
  }
  return text.slice(start, end);
}

/** The writing of most members, then of most demand, then the first by text. */
function mostFrequent(writings: readonly Member[]): string {
  const found = new Map<string, { count: number; demand: number }>();
  for (const { text, demand } of writings) {
    const known = found.get(text) ?? { count: 0, demand: 0 };
    found.set(text, { count: known.count + 1, demand: known.demand + demand });
  }
  const [[text]] = [...found].sort(
    ([a, one], [b, other]) => other.count - one.count || other.demand - one.demand || (a < b ? -1 : 1),
  );
  return text;
}
