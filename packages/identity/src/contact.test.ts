import { expect, test } from 'vitest';
import { normaliseEmail, normalisePhone } from './contact.ts';

test.each([
  ['ann@mail.example', 'ann@mail.example'],
  ['  Ann.B+tag@Mail.Example ', 'ann.b+tag@mail.example'],
  ['zo\u0065\u0308@mail.example', 'zo\u00eb@mail.example'],
  ['a@bücher.example', 'a@bücher.example'],
])('stores %j as %j', (email, stored) => {
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
  'ann\u0085@mail.example',
  'an\u200bn@mail.example',
  'ann@ma\u00adil.example',
  '\u202eelpmaxe.liam@nna.example',
  'ann\u3000b@mail.example',
  'ann\u3164@mail.example',
  `${'a'.repeat(250)}@b.example`,
])('rejects %j', (email) => {
  expect(() => normaliseEmail(email)).toThrow('Unable to validate email address: invalid format');
});

test.each([
  ['+1 555 123 4567', '15551234567'],
  ['4915112345678', '4915112345678'],
])('stores phone %j as %j', (phone, stored) => {
  expect(normalisePhone(phone)).toBe(stored);
});

test.each(['', '0555', 'et-1', '1', '+1234567890123456', '15551234567;8'])('rejects phone %j', (phone) => {
  expect(() => normalisePhone(phone)).toThrow('Invalid phone number format (E.164 required)');
});
