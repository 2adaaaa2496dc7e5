import { expect, it } from 'vitest';
import { mapTexts, messages, pageStateText, statusTexts } from './messages.ts';

it('claims no absence of a page or of clicks where an export does not tell them', () => {
  expect(pageStateText('none', 0)).toBe('No page known');
  expect([messages.nobody, mapTexts.owners.nobody]).toEqual(['No share', 'No share won or known']);
});

it.each([
  [1, '1 keyword on its own'],
  [2, '2 keywords on their own'],
])('counts %s that no topic holds', (count, text) => {
  expect(statusTexts.alone(count)).toBe(text);
});
