import { describe, expect, it } from 'vitest';
import { createInput, listSampleTexts, subjectOf } from '../../testing/sample-keywords.ts';
import { placeKeywords } from './place-keywords.ts';
import type { KnownTopic } from './topic-input.ts';

const texts = listSampleTexts();
const known: readonly KnownTopic[] = [...new Set(texts.map(subjectOf))].map((subject, order) => ({
  id: subject ?? '',
  keywordIds: texts.flatMap((text, index) => (subjectOf(text) === subject ? [index + 1] : [])),
  pinned: false,
  order,
}));
const added = texts.length + 1;

function place(text: string, corrections = {}) {
  const input = createInput([...texts, text], { known });
  return placeKeywords({ ...input, corrections: { ...input.corrections, ...corrections } }, [added]);
}

describe('placeKeywords', () => {
  it.each([
    ['quiet burr grinder', 'burr grinder'],
    ['moka pots on induction', 'moka pot'],
    ['monthly coffee subscriptions', 'coffee subscription'],
  ])('puts %s into %s', (text, topicId) => {
    expect(place(text)).toEqual({ placed: [{ keywordId: added, topicId }], fresh: [] });
  });

  it('leaves what has no kin to the next full run', () => {
    expect(place('trail running shoes')).toEqual({ placed: [], fresh: [added] });
  });

  it('puts a keyword where a person placed it', () => {
    const placed = [{ keywordId: added, topicId: 'moka pot' }];
    expect(place('quiet burr grinder', { placed }).placed).toEqual(placed);
  });

  it('puts no keyword beside one that it must not meet', () => {
    const apart = [[added, texts.indexOf('burr grinder') + 1]];
    expect(place('burr grinder quiet', { apart }).fresh).toEqual([added]);
  });
});
