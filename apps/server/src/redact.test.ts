import { expect, it } from 'vitest';
import { redact, redactText } from './redact.ts';

it.each([
  ['Authorization: Bearer abcdef123456', 'Authorization: Bearer [redacted]'],
  ['token eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl expired', 'token [redacted] expired'],
  ['key kd_0123456789abcdef was used', 'key [redacted] was used'],
  [
    'cannot reach postgres://app:hunter2hunter2@db.example/keydence',
    'cannot reach postgres://app:[redacted]@db.example/keydence',
  ],
  ['GET /auth/confirm?token_hash=abc123&type=email', 'GET /auth/confirm?token_hash=[redacted]&type=email'],
  ['GET /auth/v1/callback?code=xyz&state=abc', 'GET /auth/v1/callback?code=[redacted]&state=[redacted]'],
  [`opened /share/${'A'.repeat(43)}`, 'opened /share/[redacted]'],
  ['550 no such user <ada.lovelace+list@mail.people.example>', '550 no such user <[redacted]>'],
  ['setup of brewlane.example took 3 s at 12:30', 'setup of brewlane.example took 3 s at 12:30'],
])('of %j keeps %j', (text, kept) => {
  expect(redactText(text)).toBe(kept);
});

it('cuts fields that are secret by their name, however deep, and leaves the others', () => {
  expect(
    redact({
      requestId: '0192-a',
      status: 201,
      headers: { Authorization: 'x', accept: 'json' },
      job: [{ refresh_token: 't', access_token: 'u', token_hash: 'v', kind: 'mail' }],
      error: { message: 'for ada@people.example', code: '23505', stack: ['at a (b.ts:1:2)'] },
      password: null,
    }),
  ).toEqual({
    requestId: '0192-a',
    status: 201,
    headers: { Authorization: '[redacted]', accept: 'json' },
    job: [
      { refresh_token: '[redacted]', access_token: '[redacted]', token_hash: '[redacted]', kind: 'mail' },
    ],
    error: { message: 'for [redacted]', code: '23505', stack: ['at a (b.ts:1:2)'] },
    password: '[redacted]',
  });
});

it('ends on what refers to itself', () => {
  const loop: Record<string, unknown> = { name: 'loop' };
  loop.self = loop;
  expect(JSON.stringify(redact(loop))).toContain('[redacted]');
});

it.each([
  ['a path of one letter', `/api/${'a'.repeat(15_500)}`],
  ['beginnings of tokens', 'eyJhbGci-'.repeat(100_000)],
  ['beginnings of addresses', 'postgres://'.repeat(100_000)],
  ['addresses without a domain', `${'a'.repeat(1_000_000)}@`],
])('looks at a bounded part of %s', (_name, text) => {
  const kept = redactText(text);
  expect(kept.length).toBeLessThan(2_000);
  expect(kept).toMatch(new RegExp(`… \\(${text.length} characters\\)$`));
});

it.each([
  ['a token', `eyJhbGciOiJFUzI1NiJ9.${'c'.repeat(4_000)}.c2ln`, 'cccc'],
  ['an e-mail address', `${'word '.repeat(397)} ada.lovelace@people.example`, 'ada'],
  ['a password', `${'word '.repeat(390)} postgres://app:hunter2hunter2hunter2hunter2hunter2@db`, 'hunter2'],
])('keeps no half of %s that the cut divides', (_name, text, secret) => {
  expect(redactText(text)).not.toContain(secret);
});
