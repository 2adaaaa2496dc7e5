import { expect, it } from 'vitest';
import { classifyIntent } from './classify-intent.ts';
import { readNames } from './known-names.ts';
import { findSubjectWords } from './subject-words.ts';

const names = readNames(['acme.com']);
const page = 'https://coffeeworld.example/';
const classify = (text: string, subjectWords?: ReadonlySet<string>) =>
  classifyIntent({ text, language: 'en', knownNames: names, page, ...(subjectWords && { subjectWords }) })
    .intent;

it.each([
  ['four keywords', ['coffee a', 'coffee b', 'coffee c', 'coffee d'], []],
  ['five keywords', ['coffee a', 'coffee b', 'coffee c', 'coffee d', 'Coffee e'], ['coffee']],
  ['a known name', ['acme a', 'acme b', 'acme c', 'acme d', 'acme e'], []],
  ['one keyword that repeats it', ['coffee coffee coffee coffee coffee'], []],
])('finds the subject in %s', (_, texts, expected) => {
  expect([...findSubjectWords(texts, 'en', names)]).toEqual(expected);
});

it('asks for 2 % of a long list', () => {
  const listOf = (count: number) =>
    Array.from({ length: 1_000 }, (_, place) => (place < count ? `coffee ${place}` : `tea${place}`));
  expect(findSubjectWords(listOf(19), 'en', names).has('coffee')).toBe(false);
  expect(findSubjectWords(listOf(20), 'en', names).has('coffee')).toBe(true);
});

it('does not take the subject of a site for its name', () => {
  const subject = new Set(['coffee']);
  expect(classify('coffee beans', subject)).toBe('informational');
  expect(classify('coffee world', subject)).toBe('navigational');
});

it.each([
  ['begins with a word of it, home page', 'winco cda', 'https://www.wincofoods.example/', true],
  ['begins with a word of it, inner page', 'winco cda', 'https://www.wincofoods.example/a', false],
  ['is a word of it, near the home page', 'tracking dpd', 'https://www.dpd.example/tracking', false],
  ['is a word of it, without another cue', 'transporter dpd', 'https://www.dpd.example/tracking', true],
  ['is a word of it, deep', 'transporter dpd', 'https://www.dpd.example/en/tracking', false],
])('where the host of the page %s, “%s” is a search for it: %s', (_, text, ranking, expected) => {
  const found = classifyIntent({ text, language: 'en', knownNames: names, page: ranking });
  expect(found.intent === 'navigational').toBe(expected);
});
