import { expect, it } from 'vitest';
import { mapTexts, messages, pageStateText, statusTexts } from './messages.ts';

it('does not claim missing pages or clicks if an export does not include them', () => {
  expect(pageStateText('none', 0)).toBe('No page known');
  expect([messages.nobody, mapTexts.owners.nobody]).toEqual(['No share', 'No share won or known']);
});

it.each([
  [1, '1 keyword on its own'],
  [2, '2 keywords on their own'],
])('counts %s without a topic', (count, text) => {
  expect(statusTexts.alone(count)).toBe(text);
});
