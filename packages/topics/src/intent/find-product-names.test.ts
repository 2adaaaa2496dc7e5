import { expect, it } from 'vitest';
import { findProducts } from './find-product-names.ts';

const texts = [
  'acme encore',
  'acme encore manual',
  'acme encore vs virtuoso',
  'acme virtuoso',
  'acme virtuoso plus',
  'acme warranty',
  'acme warranty claim',
  'acme warranty check',
  'extended warranty',
  'warranty law',
  'encore grinder',
  'burr grinder',
  'espresso tamper',
];
const profile = ['burr grinder', 'coffee grinder reviews', 'espresso'];
const isProduct = findProducts({ texts, otherNames: ['acme.com', 'Acme'], profile, language: 'en' });

it.each([
  ['encore grinder', true],
  ['virtuoso', true],
  ['encore vs virtuoso', true],
  ['best encore grinder 2026', true],
  ['burr grinder', false],
  ['acme', false],
  ['extended warranty', false],
  ['encore boston events', false],
  ['', false],
])('says of “%s” that it names a product of a competitor: %s', (text, expected) => {
  expect(isProduct(text)).toBe(expected);
});

it('knows no products without a competitor', () => {
  expect(findProducts({ texts, otherNames: [], profile, language: 'en' })('encore grinder')).toBe(false);
});
