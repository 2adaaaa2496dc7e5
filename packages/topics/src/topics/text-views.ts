import type { CueKind } from '../intent/cue-table.ts';
import { cutNames } from '../intent/cut-names.ts';
import { cutWishes } from '../intent/cut-wishes.ts';
import { eachGram } from '../text/char-grams.ts';
import { hashText } from '../text/feature-table.ts';
import { foldAccents } from '../text/normalise-text.ts';
import { segmentText } from '../text/segment-text.ts';
import { findStopWords } from '../text/stop-words.ts';
import { createTextWords } from '../text/text-words.ts';
import { buildTfIdfRows, type EachFeature, type SparseRows } from '../text/tf-idf-rows.ts';
import { cutSizes } from '../text/unify-writing.ts';
import { cutPatterns } from './cut-patterns.ts';
import { findPlaceWords } from './place-words.ts';
import { findRequestWords } from './request-words.ts';

/** How texts are compared: `words` by what is inside their words, `phrases` by how they run on as well. */
export type TextView = 'words' | 'phrases';

const wordShare = 0.6;
const gramShare = 0.4;
/**
 * From this many texts on, a feature of one text alone is excluded: it joins no texts and takes
 * memory.
 */
const manyTexts = 30_000;

/** Fewer texts cannot say which words are the common ones, so the language's list of stop words does. */
const fewTexts = 100;
/** Wishes that fit any subject: they give keywords no topic in common. */
export const wishKinds: ReadonlySet<CueKind> = new Set(['question', 'comparison', 'offer']);
/** Words of a text at which a list holds sentences rather than keywords. */
const sentenceWords = 5.5;

/**
 * The rows of a view: stems, and n-grams of characters. In a long list of sentences the stop words stay, at their low
 * weight: they carry the frame of a question, and taking them out lowered the agreement with labelled queries by .02 to
 * .06. In a list of keywords they would bring "how to clean a grinder" and "how to brew tea" together.
 */
export function buildViewRows(
  texts: readonly string[],
  language: string,
  view: TextView,
  { more = 0 }: { more?: number } = {},
): SparseRows {
  const areSentences = isOfSentences(texts, language);
  const without = listLeftOut(language, view, !areSentences);
  const leastDf = texts.length >= manyTexts ? 2 : 1;
  return buildTfIdfRows(
    areSentences ? texts : cutToSubjects(texts, language),
    [
      { share: wordShare, eachFeature: eachStem(language, without) },
      {
        share: gramShare,
        eachFeature: view === 'words' ? eachGramInWords(language) : eachGramAcross(language),
      },
    ],
    { leastDf, more },
  );
}

/** The texts without what people want of their subjects, and where and in which size they want it. */
export function cutToSubjects(texts: readonly string[], language: string): readonly string[] {
  const cut = cutOffers(cutWishes(texts, { language, kinds: wishKinds }), language);
  return cutPatterns(cut, language);
}

/** The texts without the towns and sizes that several of them choose between: a service is one subject wherever it is. */
export function cutOffers(texts: readonly string[], language: string): readonly string[] {
  const places = findPlaceWords(texts, language);
  const sized = texts.map(cutSizes);
  return places.size === 0 ? sized : sized.map((text) => cutNames(text, places, language) || text);
}

/** True for a list of sentences rather than keywords. */
export function isOfSentences(texts: readonly string[], language: string): boolean {
  return texts.length >= fewTexts && countWords(texts, language) >= sentenceWords;
}

/** Words of a text on average, by a thousand of them at most. */
function countWords(texts: readonly string[], language: string): number {
  const step = Math.max(1, Math.floor(texts.length / 1_000));
  let words = 0;
  let read = 0;
  for (let at = 0; at < texts.length; at += step) {
    words += segmentText(texts[at] ?? '', language).length;
    read += 1;
  }
  return words / read;
}

function listLeftOut(language: string, view: TextView, isWithoutStopWords: boolean): ReadonlySet<string> {
  const stopWords = isWithoutStopWords ? findStopWords(language) : [];
  const requestWords = view === 'phrases' ? findRequestWords(language) : [];
  return new Set([...stopWords, ...requestWords]);
}

function eachStem(language: string, without: ReadonlySet<string>): EachFeature {
  const words = createTextWords(language, without);
  return (text, give) => {
    for (const word of words(text)) give(hashText(word));
  };
}

function eachGramInWords(language: string): EachFeature {
  return (text, give) => {
    for (const word of segmentText(text, language)) eachGram(foldAccents(word), give);
  };
}

function eachGramAcross(language: string): EachFeature {
  return (text, give) => eachGram(foldAccents(segmentText(text, language).join(' ')), give);
}
