import { buildTfIdfRows, eachGram, hashText } from '@keydence/topics';
import type { LinkablePage } from './link-ideas.ts';
import { createPhraseStemmer } from './phrases.ts';

/** Later words of a long page say little more of its subject. */
const mostCharacters = 5_000;
const shares = { words: 0.7, grams: 0.3 };

/** Cosines of the words of pages and of the letters of their headings, weighed by how rare they are on the site. */
export function comparePages(
  pages: readonly LinkablePage[],
): (one: LinkablePage, other: LinkablePage) => number {
  const indexes = new Map(pages.map((page, index) => [page, index]));
  const texts = pages.map((page, index) => `${index} ${describe(page)}`);
  const rows = buildTfIdfRows(texts, [
    {
      share: shares.words,
      eachFeature: (text, give) => {
        const page = pageOf(pages, text);
        for (const stem of createPhraseStemmer(page?.language ?? '')(textOf(page))) give(hashText(stem));
      },
    },
    { share: shares.grams, eachFeature: (text, give) => eachGram(text.slice(text.indexOf(' ') + 1), give) },
  ]);
  return (one, other) => {
    const [a, b] = [indexes.get(one), indexes.get(other)];
    return a === undefined || b === undefined ? 0 : cosine(rows, a, b);
  };
}

function pageOf(pages: readonly LinkablePage[], text: string): LinkablePage | undefined {
  return pages[Number.parseInt(text, 10)];
}

function describe({ title, h1, paragraphs }: LinkablePage): string {
  const headings = paragraphs.filter(({ kind }) => kind === 'heading').map(({ text }) => text);
  return [title ?? '', h1 ?? '', ...headings].join(' ').toLowerCase().slice(0, mostCharacters);
}

function textOf(page: LinkablePage | undefined): string {
  let text = `${page?.title ?? ''} ${page?.h1 ?? ''}`;
  for (const paragraph of page?.paragraphs ?? []) {
    if (text.length > mostCharacters) break;
    text += ` ${paragraph.text}`;
  }
  return text.slice(0, mostCharacters);
}

/** The columns of a row are in no order, so one row is put into a table first. */
function cosine(
  { starts, columns, values }: ReturnType<typeof buildTfIdfRows>,
  a: number,
  b: number,
): number {
  const weights = new Map<number, number>();
  for (let at = starts[a] ?? 0; at < (starts[a + 1] ?? 0); at++)
    weights.set(columns[at] ?? 0, values[at] ?? 0);
  let product = 0;
  for (let at = starts[b] ?? 0; at < (starts[b + 1] ?? 0); at++) {
    product += (values[at] ?? 0) * (weights.get(columns[at] ?? 0) ?? 0);
  }
  return product;
}
