import { expect, it } from 'vitest';
import { headStems, stemOf, titleSimilarity } from './text-words.ts';

it.each([
  ['grinders', 'grinder'],
  ['grinding', 'grinder'],
  ['Schuhe', 'Schuh'],
  ['zapatos', 'zapato'],
])('gives %s and %s one stem', (a, b) => {
  expect(stemOf(a.toLowerCase())).toBe(stemOf(b.toLowerCase()));
});

it.each([
  ['The best burr grinders for you', ['burr', 'grinder']],
  ['what is it', ['what', 'is', 'it']],
  ['Café – Zürich', ['café', 'zürich']],
  ['', []],
])('of “%s” keeps %j', (text, stems) => {
  expect(headStems(text)).toEqual(stems.length === 0 ? [] : stems.map(stemOf));
});

it.each([
  ['Best burr grinders', 'Burr grinder guide', 0.8],
  ['Coffee', 'Tea', 0],
  ['Burr grinder', 'burr grinders', 1],
  ['', '', 0],
])('“%s” and “%s” are similar by %s', (a, b, similarity) => {
  expect(titleSimilarity(a, b)).toBeCloseTo(similarity, 10);
});
