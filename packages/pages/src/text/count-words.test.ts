import { expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';
import { countWords } from './count-words.ts';

it.each([
  ['', 0],
  ['Two words', 2],
  ["It's well-known, isn't it?", 4],
  ['5 € for 2', 3],
  ['— … !', 0],
  ['緑茶を飲む', 3],
  ['green 緑茶 tea', 3],
  ['ชาเขียว', 4],
  ['naïve cafe\u0301', 2],
])('%j has %i words', (text, count) => {
  expect(countWords(text)).toBe(count);
});

it.each([
  [' a \n\t b ', 'a b'],
  ['a\u0000b\u001bc', 'abc'],
  ['\u202eevil\u202c', 'evil'],
  ['👍🏽 fine', '👍🏽 fine'],
  ['half \ud83d', 'half \ufffd'],
])('%j is kept as %j', (text, cleaned) => {
  expect(cleanText(text)).toBe(cleaned);
});

it('cuts a text at its maximum length', () => {
  expect(cleanText('abcdef', 3)).toBe('abc');
});
