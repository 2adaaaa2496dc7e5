import { createStemmer, findStopWords, segmentText } from '@keydence/topics';
import { createTokenReader, type Tokens } from '../links/read-tokens.ts';

/** Word functions for a brief's language. */
export interface BriefWords {
  readonly language: string;
  readonly read: (text: string) => Tokens;
  /** Stems of the keyword, without function words. */
  readonly keyword: ReadonlySet<string>;
  /**
   * Stems that distinguish texts about the keyword: without function words and the keyword's own,
   * if any others are left.
   */
  readonly telling: (text: string) => string[];
  /** Without function words only. */
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
    // “How to use a grinder” and “What is a grinder” differ only in function words.
    return segmentText(text, language).map(stem);
  };
  return { language, read: createTokenReader(language), keyword: ofKeyword, telling, plain };
}
