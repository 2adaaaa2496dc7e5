import { expect, it } from 'vitest';
import { emailAddress } from './email-address.ts';

const host = (length: number) => `${'a'.repeat(length)}.example`;
const messageOf = (typed: string) => emailAddress.safeParse(typed).error?.issues[0]?.message;

it.each([
  [' Ada@People.Example\n', 'ada@people.example'],
  ['A\u0064a@people.example', 'ada@people.example'],
])('stores %j as %s', (typed, stored) => {
  expect(emailAddress.parse(typed)).toBe(stored);
});

it.each([
  ['', 'Email address is required.'],
  ['  ', 'Email address is required.'],
  ['ada', 'Enter an email address like name@example.com.'],
  [
    `${'a'.repeat(64)}@${host(63)}.${'b'.repeat(63)}.${host(63)}`,
    'Enter an email address like name@example.com.',
  ],
])('rejects %j', (typed, message) => {
  expect(messageOf(typed)).toBe(message);
});
