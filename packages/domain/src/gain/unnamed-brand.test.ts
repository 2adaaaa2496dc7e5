import { expect, it } from 'vitest';
import { findUnnamedBrand } from './unnamed-brand.ts';

const words = [
  { word: 'tires', clicks: 700 },
  { word: 'michelin', clicks: 600 },
];
it.each([
  ['michelinman.com', null, ['michelinman'], 1_000, { word: 'michelin', share: 0.6 }],
  ['michelinman.com', null, ['michelinman'], 2_000, { word: 'michelin', share: 0.3 }],
  ['michelinman.com', null, ['michelinman'], 2_001, null],
  ['michelinman.com', null, ['michelinman', 'michelin'], 1_000, null],
  ['michelinman.com', ['Bibendum'], ['bibendum'], 1_000, null],
  ['mich-elin-tyres.com', null, ['mich elin tyres'], 1_000, { word: 'michelin', share: 0.6 }],
  ['michelin.com', null, ['michelin'], 1_000, null],
  ['acme.com', null, ['acme'], 1_000, null],
])(
  '%s, with written names %j and names %j, with %s clicks: %j',
  (domainName, brandNames, siteNames, clicks, brand) => {
    expect(findUnnamedBrand(words, clicks, { domainName, brandNames, siteNames })).toEqual(brand);
  },
);
