import { describe, expect, it } from 'vitest';
import { createWriter, replaceEnd } from '../../testing/made-up-text.ts';
import { createMinHash, estimateSimilarity, findSimilarPairs } from './min-hash.ts';
import { readShingles, shingleSimilarity } from './shingles.ts';

const writer = createWriter(11);
const shinglesOf = (paragraphs: readonly string[]) => readShingles(paragraphs.join('\n'), 'en');

describe('shingles', () => {
  it.each([
    ['a b c d e', 'a b c d e', 1],
    ['a b c d e', 'A, b; c — d e!', 1],
    ['a b c d e f', 'a b c d e', 1 / 2],
    ['a b c d e', 'e d c b a', 0],
    ['a b c d', 'a b c d', 0],
    ['', '', 0],
  ])('of %j and %j are shared by %s', (one, other, share) => {
    expect(shingleSimilarity(readShingles(one, 'en'), readShingles(other, 'en'))).toBe(share);
  });

  it('of a text without spaces are made of its words', () => {
    expect(readShingles('緑茶は日本で最も飲まれているお茶です。', 'ja').length).toBeGreaterThan(3);
  });
});

describe('MinHash', () => {
  it('has 256 bytes and is the same for the same text', () => {
    const shingles = shinglesOf(writer.paragraphs(300));
    expect(createMinHash(shingles).byteLength).toBe(256);
    expect(createMinHash(shingles)).toEqual(createMinHash(shingles));
  });

  it('estimates the share of common shingles', () => {
    const errors = Array.from({ length: 60 }, (_, index) => {
      const text = writer.paragraphs(400);
      const [one, other] = [text, replaceEnd(text, (index % 10) / 20, writer.paragraphs(400))].map(
        shinglesOf,
      );
      if (!one || !other) return 1;
      return Math.abs(
        estimateSimilarity(createMinHash(one), createMinHash(other)) - shingleSimilarity(one, other),
      );
    });
    expect(Math.max(...errors)).toBeLessThan(0.17);
    expect(errors.reduce((sum, error) => sum + error) / errors.length).toBeLessThan(0.05);
  });

  it('finds all pairs that share 0.85 of their shingles, and no pairs without common shingles', () => {
    const texts = Array.from({ length: 200 }, () => writer.paragraphs(300));
    const copies = texts.map((text, index) =>
      replaceEnd(text, 0.01 + (index % 7) / 100, writer.paragraphs(300)),
    );
    const shingles = [...texts, ...copies].map(shinglesOf);
    const pairs = findSimilarPairs(shingles.map(createMinHash));
    const isPair = new Set(pairs.map(([one, other]) => `${one} ${other}`));
    const near = texts.map((_, index) => {
      const [one, other] = [shingles[index], shingles[index + texts.length]];
      return {
        id: `${index} ${index + texts.length}`,
        share: one && other ? shingleSimilarity(one, other) : 0,
      };
    });
    const alike = near.filter(({ share }) => share >= 0.85);
    expect(alike.length).toBeGreaterThan(150);
    expect(alike.filter(({ id }) => !isPair.has(id))).toEqual([]);
    const planned = new Set(near.map(({ id }) => id));
    expect([...isPair].filter((id) => !planned.has(id))).toEqual([]);
  });

  it('compares a large family of texts with its first one only', () => {
    const hash = createMinHash(shinglesOf(writer.paragraphs(100)));
    expect(findSimilarPairs(Array.from({ length: 5_000 }, () => hash))).toHaveLength(4_999);
    expect(findSimilarPairs(Array.from({ length: 10 }, () => hash))).toHaveLength(45);
  });
});
