import { describe, expect, it } from 'vitest';
import { makeLinkedSite } from '../../testing/linked-site.ts';
import { suggestLinks } from './suggest-links.ts';

describe.each([3, 14, 159])('links removed from site %i', (seed) => {
  const { pages, heldOut, topicOf } = makeLinkedSite(seed);
  const byKey = new Map(pages.map((page) => [page.key, page]));
  const { ideas } = suggestLinks(pages);
  const named = ideas.map(({ from, to }) => `${from} ${to}`);

  it('are proposed again: at least 0.6 of them', () => {
    expect(heldOut.size).toBeGreaterThan(100);
    expect(named.filter((name) => heldOut.has(name)).length / heldOut.size).toBeGreaterThan(0.6);
  });

  it('are of one topic: at least 0.95 of the proposals', () => {
    const right = ideas.filter(({ from, to }) => topicOf.get(from) === topicOf.get(to));
    expect(right.length / ideas.length).toBeGreaterThanOrEqual(0.95);
  });

  it('are in the text, not yet linked, and in the same language', () => {
    const wrong = ideas.filter(({ from, to, anchor, sentence, paragraph, at }) => {
      const page = byKey.get(from);
      const text = page?.paragraphs[paragraph]?.text ?? '';
      const isThere = text.startsWith(anchor, at) && text.includes(sentence) && sentence.includes(anchor);
      return !isThere || page?.contentLinks.includes(to) || page?.language !== byKey.get(to)?.language;
    });
    expect(wrong).toEqual([]);
  });
});
