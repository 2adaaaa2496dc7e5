import { eachGram } from '../text/char-grams.ts';
import { hashText } from '../text/feature-table.ts';
import { foldAccents } from '../text/normalise-text.ts';
import { segmentText } from '../text/segment-text.ts';
import { createTextWords } from '../text/text-words.ts';
import { buildTfIdfRows, type EachFeature, type SparseRows } from '../text/tf-idf-rows.ts';
import { findRequestWords } from './request-words.ts';

/** How texts are compared: `words` by what is inside their words, `phrases` by how they run on as well. */
export type TextView = 'words' | 'phrases';

const wordShare = 0.6;
const gramShare = 0.4;
/** From so many texts on a feature of one text alone is left out: it brings nobody together and takes memory. */
const manyTexts = 30_000;

/** The rows of a view: stems without stop words, and n-grams of characters that keep them. */
export function buildViewRows(texts: readonly string[], language: string, view: TextView): SparseRows {
  const leastDf = texts.length >= manyTexts ? 2 : 1;
  return buildTfIdfRows(
    texts,
    [
      { share: wordShare, eachFeature: eachStem(language, view) },
      {
        share: gramShare,
        eachFeature: view === 'words' ? eachGramInWords(language) : eachGramAcross(language),
      },
    ],
    leastDf,
  );
}

function eachStem(language: string, view: TextView): EachFeature {
  const words = createTextWords(language, view === 'phrases' ? findRequestWords(language) : undefined);
  return (text, give) => {
    for (const word of words(text)) give(hashText(word));
  };
}

function eachGramInWords(language: string): EachFeature {
  return (text, give) => {
    for (const word of segmentText(text, language)) eachGram(foldAccents(word), give);
  };
}

/** Small words carry the frame of a question, so nothing is left out here. */
function eachGramAcross(language: string): EachFeature {
  return (text, give) => eachGram(foldAccents(segmentText(text, language).join(' ')), give);
}
