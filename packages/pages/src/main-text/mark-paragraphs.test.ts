import { expect, it } from 'vitest';
import type { MainParagraph } from './main-text.ts';
import { markParagraphs, readMarkedText } from './mark-paragraphs.ts';

const textOf = (paragraphs: readonly MainParagraph[]) => paragraphs.map(({ text }) => text).join('\n');

it('restores kinds and links of a stored main text', () => {
  const paragraphs: MainParagraph[] = [
    { kind: 'heading', text: 'Grinders', links: [] },
    {
      kind: 'text',
      text: 'A good burr grinder and a scale.',
      links: [
        { start: 7, end: 19 },
        { start: 26, end: 31 },
      ],
    },
    { kind: 'item', text: 'One', links: [{ start: 0, end: 3 }] },
    { kind: 'cell', text: 'Two', links: [] },
    { kind: 'quote', text: 'Three', links: [] },
    { kind: 'code', text: 'Four', links: [] },
  ];
  const marks = markParagraphs(paragraphs);
  expect(marks).toBe('h t7-19,26-31 i0-3 c q x');
  expect(readMarkedText(textOf(paragraphs), marks)).toEqual(paragraphs);
});

it('leaves out paragraphs beyond its limits', () => {
  const many = Array.from({ length: 600 }, (): MainParagraph => ({ kind: 'text', text: 'Word', links: [] }));
  expect(readMarkedText(textOf(many), markParagraphs(many))).toHaveLength(500);
  const links = Array.from({ length: 400 }, () => ({ start: 0, end: 1 }));
  const linked: MainParagraph[] = [
    { kind: 'text', text: 'Word', links: [] },
    { kind: 'text', text: 'Word', links },
  ];
  expect(readMarkedText(textOf(linked), markParagraphs(linked))).toEqual(linked.slice(0, 1));
});

it('reads no paragraph without marks', () => {
  expect(readMarkedText('A text.', '')).toEqual([]);
});
