import { buildTfIdfRows, eachGram, hashText } from '@keydence/topics';
import type { LinkablePage } from './link-ideas.ts';
import type { ReadStems } from './phrases.ts';

/** Characters compared; later text of a long page adds little about its subject. */
const mostCharacters = 3_000;
const mostName = 500;
const shares = { words: 0.7, grams: 0.3 };

/** Cosine of two pages, 0 to 1. */
export type PageSimilarity = (one: LinkablePage, other: LinkablePage) => number;

/**
 * Compares pages of a language by their words and the letters of their headings, weighted by
 * rarity.
 */
export function comparePages(
  pages: readonly LinkablePage[],
  { readStems, weightOf }: { readStems: ReadStems; weightOf: (page: LinkablePage) => number },
): PageSimilarity {
  const indexes = new Map(pages.map((page, index) => [page, index]));
  const parts = [
    {
      share: shares.words,
      eachFeature: (text: string, give: (hash: number) => void) => {
        for (const stem of readStems(text)) give(hashText(stem));
      },
    },
    {
      share: shares.grams,
      eachFeature: (text: string, give: (hash: number) => void) =>
        eachGram(text.slice(0, text.indexOf('\n')), give),
    },
  ];
  const rows = buildTfIdfRows(pages.map(describe), parts, { weights: pages.map(weightOf) });
  return (one, other) => {
    const [a, b] = [indexes.get(one), indexes.get(other)];
    return a === undefined || b === undefined ? 0 : cosine(rows, a, b);
  };
}

/** Title and headings on the first line, then the beginning of the text. */
function describe({ title, h1, paragraphs }: LinkablePage): string {
  const headings = paragraphs.filter(({ kind }) => kind === 'heading').map(({ text }) => text);
  const names = [title ?? '', h1 ?? '', ...headings].join(' ').trim().toLowerCase().replaceAll('\n', ' ');
  let text = `${names.slice(0, mostName)}\n`;
  for (const paragraph of paragraphs) {
    if (text.length > mostCharacters) break;
    text += ` ${paragraph.text}`;
  }
  return text.slice(0, mostCharacters);
}

/** The columns of a row are unordered, so one row is put into a table first. */
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
