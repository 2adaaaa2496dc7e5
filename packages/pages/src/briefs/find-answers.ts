import { hashWord } from '../similarity/shingles.ts';
import type { BriefEvidence, BriefSource } from './brief-types.ts';
import type { BriefWords } from './telling-words.ts';
import { unpackNumbers } from './word-runs.ts';

/** Paragraphs of a page as sets of the hashes of their stems. */
export type HashedParagraphs = readonly ReadonlySet<number>[];

export function openParagraphs(packed: string): HashedParagraphs {
  const paragraphs: Set<number>[] = [];
  let current = new Set<number>();
  for (const hash of unpackNumbers(packed)) {
    if (hash === 0) {
      paragraphs.push(current);
      current = new Set();
    } else current.add(hash);
  }
  return paragraphs;
}

/**
 * Number of the paragraph that has all words of a question, from 1; 0 if none has. The keyword's
 * own words are not required, unless only one other word is left: then one of them has to be beside
 * it.
 */
export function findAnswer(question: string, paragraphs: HashedParagraphs, words: BriefWords): number {
  const all = words.plain(question);
  const others = [...new Set(all.filter((stem) => !words.keyword.has(stem)))];
  const needed = (others.length > 0 ? others : all).map(hash);
  const beside = others.length === 1 ? [...words.keyword].map(hash) : [];
  return (
    paragraphs.findIndex(
      (paragraph) =>
        needed.every((each) => paragraph.has(each)) &&
        (beside.length === 0 || beside.some((each) => paragraph.has(each))),
    ) + 1
  );
}

export function answerEvidence({ number, extract }: BriefSource, paragraph: number): BriefEvidence {
  return {
    source: number,
    place: 'paragraph',
    at: paragraph,
    quote: extract.openings[paragraph - 1] ?? '',
  };
}

function hash(stem: string): number {
  return hashWord(stem) >>> 0;
}
