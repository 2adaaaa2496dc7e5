import { describe, expect, it } from 'vitest';
import { eachGram } from './char-grams.ts';
import { hashText } from './feature-table.ts';
import { buildTfIdfRows, type FeaturePart, type SparseRows } from './tf-idf-rows.ts';

const words: FeaturePart = {
  share: 0.6,
  eachFeature: (text, give) => {
    for (const word of text.split(' ')) give(hashText(word));
  },
};
const grams: FeaturePart = { share: 0.4, eachFeature: eachGram };

function cosine(rows: SparseRows, one: number, other: number): number {
  const weights = new Map<number, number>();
  for (let at = rows.starts[one]; at < rows.starts[one + 1]; at++)
    weights.set(rows.columns[at], rows.values[at]);
  let sum = 0;
  for (let at = rows.starts[other]; at < rows.starts[other + 1]; at++) {
    sum += rows.values[at] * (weights.get(rows.columns[at]) ?? 0);
  }
  return sum;
}

describe('buildTfIdfRows', () => {
  it('gives rows of unit length', () => {
    const rows = buildTfIdfRows(['coffee grinder', 'coffee coffee', 'x'], [words, grams]);
    for (let row = 0; row < 3; row++) expect(cosine(rows, row, row)).toBeCloseTo(1, 5);
  });

  it('compares by shared words only', () => {
    const rows = buildTfIdfRows(['coffee grinder', 'coffee filter', 'pour filter'], [words]);
    expect(cosine(rows, 0, 1)).toBeCloseTo(cosine(rows, 1, 2), 5);
    expect(cosine(rows, 0, 2)).toBe(0);
  });

  it('drops features that more than half of the texts have', () => {
    const texts = Array.from({ length: 200 }, (_, index) => `coffee ${index}`);
    const rows = buildTfIdfRows(texts, [words]);
    expect(rows.width).toBe(200);
    expect(cosine(rows, 0, 1)).toBe(0);
  });

  it('counts texts as often as they represent others', () => {
    const texts = ['coffee grinder', 'coffee filter', 'coffee kettle', 'tea'];
    const alone = buildTfIdfRows(texts, [words], { weights: [50, 50, 50, 50] });
    expect(cosine(alone, 0, 1)).toBe(0);
    const among = buildTfIdfRows(texts, [words], { weights: [1, 1, 1, 10_000] });
    expect(cosine(among, 0, 1)).toBeGreaterThan(0.4);
  });

  it('drops features of fewer texts than asked', () => {
    expect(buildTfIdfRows(['a b', 'a c'], [words], { leastDf: 2 }).width).toBe(1);
  });

  it('finds kinship inside words, and between Han characters', () => {
    const rows = buildTfIdfRows(['kaffeemühle', 'kaffeemühlen', '咖啡豆', '咖啡机', ''], [grams]);
    expect(cosine(rows, 0, 1)).toBeGreaterThan(0.6);
    expect(cosine(rows, 2, 3)).toBeGreaterThan(0.2);
    expect(cosine(rows, 0, 2)).toBe(0);
    expect(rows.starts[5] - rows.starts[4]).toBeLessThanOrEqual(2);
  });
});
