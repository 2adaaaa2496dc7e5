import type { MainParagraph } from './main-text.ts';

/** Limits of the marks of one page; later paragraphs are not marked. */
const most = { paragraphs: 500, links: 300 };
const letters = { text: 't', heading: 'h', item: 'i', cell: 'c', quote: 'q', code: 'x' } as const;
const kinds = new Map(
  Object.entries(letters).map(([kind, letter]) => [letter as string, kind as MainParagraph['kind']]),
);

/**
 * Kinds and links of the paragraphs of a main text as one short text, such as `h t12-20,30-44 q`, to
 * be stored beside it. Ends before the paragraph with the 301st link.
 */
export function markParagraphs(paragraphs: readonly MainParagraph[]): string {
  const marks: string[] = [];
  let linkCount = 0;
  for (const { kind, links } of paragraphs.slice(0, most.paragraphs)) {
    linkCount += links.length;
    if (linkCount > most.links) break;
    marks.push(letters[kind] + links.map(({ start, end }) => `${start}-${end}`).join(','));
  }
  return marks.join(' ');
}

/** Marked paragraphs of a stored main text; without those that have no mark. */
export function readMarkedText(text: string, marks: string): MainParagraph[] {
  const lines = text.split('\n');
  const found = marks === '' ? [] : marks.split(' ');
  return found.slice(0, lines.length).map((mark, index) => ({
    kind: kinds.get(mark.slice(0, 1)) ?? 'code',
    text: lines[index] ?? '',
    links: mark
      .slice(1)
      .split(',')
      .filter((range) => range !== '')
      .map((range) => {
        const [start = 0, end = 0] = range.split('-').map(Number);
        return { start, end };
      }),
  }));
}
