import { expect, it } from 'vitest';
import { composeKeyCreatedMail, composeKeyExpiryMail } from './compose-key-mails.ts';

const key = {
  name: 'Nightly <b>refresh</b>',
  lastFour: 'Ab3x',
  scope: 'write',
  includesPeople: false,
  workspaceName: null,
  expiresAt: new Date('2027-02-19T12:00:00Z'),
} as const;
const parts = { to: 'ada@people.example', link: 'https://keydence.example/dashboard?section=profile' };

it('names the key, its rights and its expiry date', () => {
  const { subject, text, html } = composeKeyCreatedMail({ ...parts, key });
  expect(subject).toBe('An API key was created: Nightly <b>refresh</b>');
  expect(text).toContain('(kd_…Ab3x)');
  expect(text).toContain('It can read and change all your workspaces, until February 19, 2027 (UTC).');
  expect(text).toContain(parts.link);
  expect(html).toContain('Nightly &lt;b&gt;refresh&lt;/b&gt;');
  expect(html).not.toContain('<b>');
});

it('mentions access to personal data', () => {
  const { text } = composeKeyCreatedMail({ ...parts, key: { ...key, scope: 'read', includesPeople: true } });
  expect(text).toContain('It can read all your workspaces, with names and e-mail addresses of people, until');
});

it('reminds with the expiry date of the key', () => {
  const restricted = { ...key, scope: 'read', workspaceName: 'Brew' } as const;
  const { subject, text } = composeKeyExpiryMail({ ...parts, key: restricted });
  expect(subject).toBe('Your API key Nightly <b>refresh</b> expires on February 19, 2027 (UTC)');
  expect(text).toContain('can read the workspace Brew. It stops working on February 19, 2027 (UTC).');
});
