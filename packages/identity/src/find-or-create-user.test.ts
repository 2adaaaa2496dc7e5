import { expect, test } from 'vitest';
import { normaliseEmail } from './find-or-create-user.ts';

test.each([
  ['ann@mail.example', 'ann@mail.example'],
  ['  Ann.B+tag@Mail.Example ', 'ann.b+tag@mail.example'],
  ['zo\u0065\u0308@mail.example', 'zo\u00eb@mail.example'],
  ['a@bücher.example', 'a@bücher.example'],
])('%j is stored as %j', (email, stored) => {
  expect(normaliseEmail(email)).toBe(stored);
});

test.each([
  '',
  'ann',
  'ann@',
  '@mail.example',
  'ann@localhost',
  'ann@mail..example',
  'a b@mail.example',
  'ann@mail.example, bob@mail.example',
  'Ann <ann@mail.example>',
  'ann@mail.example\r\nBcc: bob@mail.example',
  'ann@mail.example\u0000',
  `${'a'.repeat(250)}@b.example`,
])('%j is refused', (email) => {
  expect(() => normaliseEmail(email)).toThrow('Unable to validate email address: invalid format');
});
