import { createStemmer, findStopWords, segmentText } from '@keydence/topics';
import { createTokenReader, type Tokens } from '../links/read-tokens.ts';

/** How the words of a brief's language are read. */
export interface BriefWords {
  readonly language: string;
  readonly read: (text: string) => Tokens;
  /** Stems of the keyword, words of grammar left out. */
  readonly keyword: ReadonlySet<string>;
  /** Stems that tell texts about the keyword apart: without words of grammar and the keyword's own, as far as any are left. */
  readonly telling: (text: string) => string[];
  /** Without words of grammar only. */
  readonly plain: (text: string) => string[];
}

export function createBriefWords(keyword: string, language: string): BriefWords {
  const stopWords = findStopWords(language);
  const stem = createStemmer(language);
  const plain = (text: string) => {
    const words = segmentText(text, language);
    const kept = words.filter((word) => !stopWords.has(word));
    return (kept.length > 0 ? kept : words).map(stem);
  };
  const ofKeyword = new Set(plain(keyword));
  const telling = (text: string) => {
    const stems = plain(text);
    const others = stems.filter((each) => !ofKeyword.has(each));
    if (others.length > 0) return others;
    // “How to use a grinder” and “What is a grinder”: only words of grammar tell them apart.
    return segmentText(text, language).map(stem);
  };
  return { language, read: createTokenReader(language), keyword: ofKeyword, telling, plain };
}
