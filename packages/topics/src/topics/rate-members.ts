import { findCues } from '../intent/find-cues.ts';
import { segmentText } from '../text/segment-text.ts';
import { findStopWords } from '../text/stop-words.ts';
import { createTextWords } from '../text/text-words.ts';
import type { Kinship } from './kinship.ts';
import type { TopicKeyword } from './topic-input.ts';

const consensusShare = 0.25;
const wordShare = 0.25;
/** Taken from one that says what people want of the subject, “best milk frother”: the subject alone names it better. */
const wishShare = 0.1;
const demandShare = 0.3;
const shortShare = 0.2;
const fewestWords = 2;
const mostWords = 5;
/** Least share of the members, or of their demand, behind a name for all of them. */
const generalShare = 0.5;
/** The same of a single word. */
const singleShare = 0.8;

/** A member of a topic with its rating as the topic's name. */
export interface RatedMember {
  readonly keyword: TopicKeyword;
  readonly rating: number;
  readonly canName: boolean;
  /** Its telling words, whatever their form and order: those of “virtual office in London” are those of “London virtual offices”. */
  readonly subject: string;
  readonly hasWish: boolean;
  readonly words: number;
  /** The share of the members that have each of its telling words, or its share of their demand if that is larger. */
  readonly share: number;
}

/**
 * Rates members by mean similarity to the others (.25), how many of them have their words (.25), share of demand (.3) and
 * shortness (.2): a word that no other member has is a bad name for them.
 */
export function rateMembers(
  members: readonly { readonly keyword: TopicKeyword; readonly unit: number }[],
  kinship: Kinship,
  language: string,
): RatedMember[] {
  const consensus = measureConsensus(
    members.map(({ unit }) => unit),
    kinship,
  );
  const demand = members.reduce((sum, { keyword }) => sum + keyword.demand, 0);
  const demandShareOf = (keyword: TopicKeyword) => (demand > 0 ? keyword.demand / demand : 0);
  const stems = createTextWords(language, findStopWords(language));
  const wordsOf = members.map(({ keyword }) => [...new Set(stems(keyword.text))]);
  const { mean, least } = measureWords(wordsOf);
  return members.map(({ keyword }, index) => {
    const words = Math.max(1, segmentText(keyword.text, language).length);
    const isWish = hasWish(keyword.text, language);
    return {
      keyword,
      rating:
        consensusShare * consensus[index] +
        wordShare * mean[index] +
        (isWish ? -wishShare : 0) +
        demandShare * demandShareOf(keyword) +
        shortShare / words,
      canName: words >= fewestWords && words <= mostWords,
      subject: wordsOf[index].toSorted().join(' '),
      hasWish: isWish,
      words,
      share: Math.max(least[index], demandShareOf(keyword)),
    };
  });
}

/**
 * The best by rating among those of two to five words that stand for half of the members, else among single words that
 * stand for nearly all, else among those of two to five words; ties by text. Of the wordings of its subject, the one that
 * people search for most, and of those the one with fewest words.
 */
export function chooseMain(rated: readonly RatedMember[]): TopicKeyword {
  const naming = rated.filter(({ canName }) => canName);
  const general = naming.filter(({ share }) => share >= generalShare);
  const single = rated.filter(({ words, share }) => words === 1 && share >= singleShare);
  const best = ([general, single, naming].find(({ length }) => length > 0) ?? rated).reduce((one, other) => {
    if (other.rating !== one.rating) return other.rating > one.rating ? other : one;
    return other.keyword.text < one.keyword.text ? other : one;
  });
  return rated.reduce((most, other) => {
    if (other.subject !== best.subject || (other.hasWish && !best.hasWish)) return most;
    const more = other.keyword.demand - most.keyword.demand;
    return more > 0 || (more === 0 && other.words < most.words) ? other : most;
  }, best).keyword;
}

const wishKinds: ReadonlySet<string> = new Set(['question', 'comparison', 'deed', 'offer']);

function hasWish(text: string, language: string): boolean {
  return findCues(text, language).some(({ kind }) => wishKinds.has(kind));
}

/** The mean and the least share of the members that have each of a member's words. */
function measureWords(wordsOf: readonly (readonly string[])[]): { mean: number[]; least: number[] } {
  const counts = new Map<string, number>();
  for (const own of wordsOf) for (const word of own) counts.set(word, (counts.get(word) ?? 0) + 1);
  const shares = wordsOf.map((own) => own.map((word) => (counts.get(word) ?? 0) / wordsOf.length));
  return {
    mean: shares.map((own) => own.reduce((sum, share) => sum + share, 0) / Math.max(1, own.length)),
    least: shares.map((own) => (own.length === 0 ? 0 : Math.min(...own))),
  };
}

function measureConsensus(units: readonly number[], kinship: Kinship): number[] {
  const { labels, partitions, matrix, count } = kinship;
  if (units.length === 1) return [1];
  if (matrix) {
    return units.map((unit, index) => {
      const others = units.filter((_, at) => at !== index);
      return others.reduce((sum, other) => sum + matrix[unit * count + other], 0) / others.length;
    });
  }
  const shared = new Map<number, number>();
  for (const unit of units) {
    for (let at = unit * partitions; at < (unit + 1) * partitions; at++) {
      shared.set(labels[at], (shared.get(labels[at]) ?? 0) + 1);
    }
  }
  return units.map((unit) => {
    let sum = 0;
    for (let at = unit * partitions; at < (unit + 1) * partitions; at++)
      sum += (shared.get(labels[at]) ?? 1) - 1;
    return sum / (partitions * (units.length - 1));
  });
}
