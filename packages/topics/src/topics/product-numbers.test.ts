import { expect, it } from 'vitest';
import { productNumbers } from './product-numbers.ts';

it.each([
  ['en', 'michelin pilot sport 4s', '4s'],
  ['en', 'michelin defender2', '2'],
  ['en', '235/45r18 tires', '235 45 r18'],
  ['en', '6ft banquet table', '6'],
  ['en', 'banquet table 6 ft', '6'],
  ['es', 'artículo 2515 codigo civil', '2515'],
  ['en', 'best laptops 2026', ''],
  ['en', 'top 10 coffee grinders', ''],
  ['en', '10 best coffee grinders', ''],
  ['de', 'die 10 besten kaffeemühlen', ''],
  ['en', 'coffee grinder', ''],
])('in %s the numbers of “%s” are “%s”', (language, text, expected) => {
  expect(productNumbers(text, language)).toBe(expected);
});
