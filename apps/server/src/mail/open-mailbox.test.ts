import { expect, it } from 'vitest';
import { parseEnv } from '../env.ts';
import { openMailbox } from './open-mailbox.ts';

const smtp = { SMTP_URL: 'smtp://mail.example' };
const local = 'http://localhost:3000';

function open(environment: Record<string, string>) {
  const { routes, pageSetting, describe } = openMailbox(
    parseEnv({ DATA_DIR: '/data', ...environment }),
    () => {},
  );
  return { isMounted: routes !== null, pageSetting, said: describe(local) };
}

it('shows the mails where HOST and PUBLIC_URL are loopback, with a token in the address', () => {
  const { isMounted, pageSetting, said } = open({});
  expect([isMounted, pageSetting]).toEqual([true, 'page']);
  expect(said).toMatch(
    /^This server sends no mails\. They are kept in \/data\/outbox; read them at http:\/\/localhost:3000\/dev\/mailbox\?token=[\w-]{32}$/,
  );
});

it('shows the mails of a container, whose HOST is its own address, while PUBLIC_URL is local', () => {
  const { pageSetting, said } = open({ HOST: '0.0.0.0', MAILBOX_PAGE: 'true' });
  expect(pageSetting).toBe('page');
  expect(said).toMatch(/ read them at http:\/\/localhost:3000\/dev\/mailbox\?token=[\w-]{32}$/);
});

it.each([
  ['another HOST', { HOST: '0.0.0.0' }],
  ['a public PUBLIC_URL and MAILBOX_PAGE', { MAILBOX_PAGE: 'true', PUBLIC_URL: 'https://keydence.example' }],
  ['a public PUBLIC_URL', { PUBLIC_URL: 'https://keydence.example' }],
  ['a name that begins like loopback', { PUBLIC_URL: 'https://127.0.0.1.keydence.example' }],
])('keeps the mails in files with %s', (_name, environment) => {
  expect(open(environment)).toEqual({
    isMounted: false,
    pageSetting: 'folder',
    said: 'This server sends no mails. They are kept in /data/outbox, and only there.',
  });
});

it('shows text messages where only mails are sent', () => {
  expect(open({ ...smtp, AUTH_PHONE: 'true' })).toMatchObject({
    isMounted: true,
    pageSetting: null,
    said: expect.stringMatching(/^This server sends no text messages\. .*\?token=/),
  });
  expect(open({ ...smtp, AUTH_PHONE: 'true', HOST: '0.0.0.0' }).isMounted).toBe(false);
});

it('has nothing to show where everything is sent', () => {
  expect(open(smtp)).toEqual({ isMounted: false, pageSetting: null, said: null });
});
