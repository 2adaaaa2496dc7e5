import { expect, it } from 'vitest';
import {
  countNeededWords,
  pickTitleWords,
  splitFeedbackSearch,
  toFeedbackSearchText,
} from './search-text.ts';

it('an item is found by its title and description in any case and form', () => {
  expect(toFeedbackSearchText({ title: 'Dark  MODE', description: 'Für\nÄltere ﬁlter' })).toBe(
    'dark mode\nfür ältere filter',
  );
  expect(toFeedbackSearchText({ title: 'Cafe\u0301', description: 'x' })).toBe('café\nx');
});

it.each([
  ['', []],
  ['  ', []],
  ['Dark mode dark', ['dark', 'mode']],
  ['100% _ok_', ['100%', '_ok_']],
  ['1 2 3 4 5 6 7 8 9', ['1', '2', '3', '4', '5', '6', '7', '8']],
])('the search %j requires the words %j', (search, words) => {
  expect(splitFeedbackSearch(search)).toEqual(words);
});

it.each([
  ['', [], 0],
  ['The', [], 0],
  ['Dark', ['dark'], 1],
  ['Please add a dark mode!', ['dark', 'mode'], 1],
  ['Export the report (PDF)', ['export', 'report', 'pdf'], 2],
  ['Weekly keyword export for every domain', ['weekly', 'keyword', 'export', 'every', 'domain'], 2],
])('the title %j has the words %j; a similar one must share %i', (title, words, needed) => {
  expect(pickTitleWords(title)).toEqual(words);
  expect(countNeededWords(words)).toBe(needed);
});
