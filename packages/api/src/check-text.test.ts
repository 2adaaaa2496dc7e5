import { expect, it } from 'vitest';
import { checkText } from './check-text.ts';

it.each([
  ['domain', 'acme\0.com'],
  ['domainUrl', 'acme.com\ud800'],
  ['competitorDomain', '\0'],
])('refuses an invalid character in %s with the format of a domain', (field, text) => {
  expect(() => checkText({ [field]: text })).toThrow('Not in correct domain format (e.g., example.com)');
});

it('refuses an invalid character elsewhere with a separate message', () => {
  expect(() => checkText({ notes: ['a', 'b\0'] })).toThrow('Text must not contain invalid characters.');
});
