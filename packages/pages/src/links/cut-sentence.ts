import { sentenceAt, toLocale } from './sentence-at.ts';

/** Words of a sentence around an anchor. */
export interface CutSentence {
  before: string;
  anchor: string;
  after: string;
}

const mostWords = 12;
const cutMark = '…';

/**
 * The sentence around an anchor in a paragraph, cut to 12 words before and after it. Cut ends have
 * an ellipsis.
 * @param at offset of the anchor.
 */
export function cutSentence(
  paragraph: string,
  { at, anchor, language }: { at: number; anchor: string; language: string },
): CutSentence {
  const { text, start } = sentenceAt(paragraph, at, language);
  const before = paragraph.slice(start, at);
  const after = paragraph.slice(at + anchor.length, start + text.length);
  const starts = wordStarts(before, language);
  const first = starts.at(-mostWords);
  const next = wordStarts(after, language)[mostWords];
  return {
    before: first === undefined || starts.length <= mostWords ? before : `${cutMark} ${before.slice(first)}`,
    anchor,
    after: next === undefined ? after : `${after.slice(0, next).trimEnd()} ${cutMark}`,
  };
}

function wordStarts(text: string, language: string): number[] {
  const segmenter = new Intl.Segmenter(toLocale(language), { granularity: 'word' });
  return [...segmenter.segment(text)].flatMap(({ index, isWordLike }) => (isWordLike ? [index] : []));
}
