import { expect, it } from 'vitest';
import { splitCompounds } from './split-compounds.ts';

const list = [
  ...['kaffeemühle', 'kaffeemühle test', 'zahnarzt', 'zahnarzt hamburg', 'reifen', 'reifen kaufen'],
  ...['sofa', 'sofa leder'],
];
const split = (text: string, language = 'de') => splitCompounds([...list, text], language).at(-1);

it.each([
  ['handkaffeemühle', 'hand kaffeemühle'],
  ['zahnarztpraxis köln', 'zahnarzt praxis köln'],
  ['winterreifen', 'winter reifen'],
  ['kaffeemühlen', 'kaffeemühlen'],
  ['schlafsofa', 'schlaf sofa'],
  ['greifen', 'greifen'],
  ['ekaffeemühle', 'ekaffeemühle'],
])('writes “%s” as “%s”', (text, expected) => {
  expect(split(text)).toBe(expected);
});

it('splits no word that is as common as the one inside it', () => {
  const texts = [...list, 'winterreifen', 'winterreifen test'];
  expect(splitCompounds(texts, 'de')).toBe(texts);
});

it('splits nothing in a language of separate words', () => {
  expect(split('handkaffeemühle', 'en')).toBe('handkaffeemühle');
});

it('gives the same parts in any order', () => {
  const texts = [...list, 'handkaffeemühle', 'zahnarztpraxis'];
  expect(splitCompounds(texts.toReversed(), 'de').toReversed()).toEqual(splitCompounds(texts, 'de'));
});
