import { expect, it } from 'vitest';
import { updateKeywordInput } from './details-schema.ts';
import { newKeywordText } from './schema.ts';
import { createKeywordViewInput } from './view-schema.ts';

const read = {
  keyword: (text: string) => newKeywordText.safeParse(text),
  view: (name: string) => createKeywordViewInput.shape.name.safeParse(name),
  note: (note: string) => updateKeywordInput.shape.note.safeParse(note),
  target: (targetUrl: string) => updateKeywordInput.shape.targetUrl.safeParse(targetUrl),
};

it.each([
  ['keyword', '😀'.repeat(200), '😀'.repeat(200)],
  ['view', '  Quick \n\t wins ', 'Quick wins'],
  ['view', 'Cafe\u0301', 'Café'],
  ['view', '😀'.repeat(60), '😀'.repeat(60)],
  ['note', ' ask Bob ', 'ask Bob'],
  ['note', '😀'.repeat(2_000), '😀'.repeat(2_000)],
  ['note', ' \n', null],
  ['target', ' ', null],
  ['target', 'https://acme.com/a', 'https://acme.com/a'],
] as const)('reads a %s as typed: %j', (kind, typed, stored) => {
  expect(read[kind](typed).data).toBe(stored);
});

it.each([
  ['keyword', ' ', 'Keyword is required'],
  ['keyword', '😀'.repeat(201), 'Keyword must be at most 200 characters.'],
  ['view', ' ', 'Name is required'],
  ['view', '😀'.repeat(61), 'A name must be at most 60 characters.'],
  ['note', '😀'.repeat(2_001), 'The note must be at most 2,000 characters.'],
  ['target', `https://acme.com/${'x'.repeat(2_048)}`, 'The address must be at most 2,048 characters.'],
  ['target', 'see https://acme.com', 'Enter a full address that starts with https:// or http://.'],
] as const)('rejects a %s: %j', (kind, typed, message) => {
  expect(read[kind](typed).error?.issues[0]?.message).toBe(message);
});
