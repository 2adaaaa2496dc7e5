import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMailboxAccess, type MailboxAccess } from './mailbox-access.ts';
import { mailboxRoutes } from './mailbox-routes.ts';
import { createOutboxMailer } from './outbox-mailer.ts';

let dir: string;
let server: ReturnType<typeof serve>;
let url: string;
let access: MailboxAccess;
/** Cookie of a browser that redeemed the token. */
let cookie: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'outbox-'));
  access = createMailboxAccess();
  const app = new Hono().route('/', mailboxRoutes(join(dir, 'outbox'), access));
  server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const opened = await fetch(url + access.path, { redirect: 'manual' });
  cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(dir, { recursive: true });
});

const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(url + path, { headers: { cookie, ...headers }, redirect: 'manual' });

const link = 'http://localhost:3000/auth/confirm?token_hash=abc&type=signup';

async function send(to: string, subject = 'Your link') {
  const text = `Hello <b>${to}</b>\n\n${link}\n\nOr enter this code: 012345\n`;
  await createOutboxMailer(join(dir, 'outbox')).send({ to, subject, text, html: `<p>${to}</p>` });
}

test('a mail becomes a private .eml file', async () => {
  await send('ann@mail.example');
  const [name = ''] = (await readdir(join(dir, 'outbox'))).filter((file) => file.endsWith('.eml'));
  const path = join(dir, 'outbox', name);
  const content = await readFile(path, 'utf8');
  expect(content).toContain('To: ann@mail.example\r\n');
  expect(content).toContain('Subject: Your link\r\n');
  expect(content).toContain('multipart/alternative');
  expect((await stat(path)).mode & 0o077).toBe(0);
});

test('a mail that cannot be kept leaves nothing behind', async () => {
  const outbox = join(dir, 'outbox');
  await mkdir(join(outbox, 'taken.eml'), { recursive: true });
  const mail = { to: 'ann@mail.example', subject: 'Your link', text: link, html: link };
  await expect(createOutboxMailer(outbox).send(mail, 'taken')).rejects.toThrow();
  expect(await readdir(outbox)).toEqual(['taken.eml']);
});

test('mailbox.json lists the newest first, by address if asked', async () => {
  expect(await (await open('/dev/mailbox.json')).json()).toEqual([]);
  await send('ann@mail.example');
  await send('bob@mail.example');
  const all = (await (await open('/dev/mailbox.json')).json()) as { to: string }[];
  expect(all.map(({ to }) => to)).toEqual(['bob@mail.example', 'ann@mail.example']);
  const anns = await (await open('/dev/mailbox.json?to=Ann@mail.example')).json();
  expect(anns).toEqual([
    expect.objectContaining({ to: 'ann@mail.example', subject: 'Your link', links: [link], code: '012345' }),
  ]);
});

test.each([
  ['half a file', '{"to": "ann@ma'],
  ['an empty file', ''],
  ['a file of another form', '{"to": 7}'],
])('%s is shown as unreadable beside the other mails', async (_name, content) => {
  await send('ann@mail.example');
  await writeFile(join(dir, 'outbox', '00000000-broken.json'), content);
  await mkdir(join(dir, 'outbox', 'folder.json'));
  const mails = (await (await open('/dev/mailbox.json')).json()) as {
    subject: string;
    text: string;
  }[];
  expect(mails.map(({ subject }) => subject)).toEqual(['Unreadable file', 'Your link', 'Unreadable file']);
  expect(mails.at(-1)?.text).toContain('00000000-broken.json. The other mails are unchanged.');
  expect((await open('/dev/mailbox')).status).toBe(200);
});

test('the page shows the newest mail in full, escaped, without script or inline style', async () => {
  await send('ann@mail.example');
  await send('bob@mail.example', '<script>alert(1)</script>');
  const answer = await open('/dev/mailbox');
  const page = await answer.text();
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
  expect(page).toContain('012345');
  expect(page).toContain('&lt;b&gt;bob@mail.example&lt;/b&gt;');
  expect(page).not.toMatch(/<script|style="|<b>/);
  expect((await open('/dev/mailbox.css')).headers.get('content-type')).toContain('text/css');
});

test.each([
  ['a proxied request', { 'x-forwarded-for': '203.0.113.9' }],
  ['a forwarded request', { forwarded: 'for=203.0.113.9' }],
])('%s sees no mailbox', async (_name, headers) => {
  await send('ann@mail.example');
  expect((await open('/dev/mailbox.json', headers)).status).toBe(404);
});

test('without a loopback peer or host there is no mailbox', async () => {
  const app = mailboxRoutes(dir, access);
  const ask = (address: string, host: string) => {
    const socket = { remoteAddress: address, remotePort: 1, remoteFamily: 'IPv4' };
    const environment = { incoming: { socket } };
    return app.request(`http://${host}/dev/mailbox.json`, { headers: { cookie } }, environment);
  };
  expect((await ask('127.0.0.1', 'localhost:3000')).status).toBe(200);
  expect((await ask('::ffff:127.0.0.1', '127.0.0.1:3000')).status).toBe(200);
  expect((await ask('203.0.113.9', 'localhost:3000')).status).toBe(404);
  expect((await ask('127.0.0.1', 'rebound.example')).status).toBe(404);
});

// A proxy that keeps the upstream Host and adds no header, or a TCP forwarder, sends exactly this.
test.each(['/dev/mailbox', '/dev/mailbox.json', '/dev/mailbox?token=guess', '/dev/mailbox.json?token=guess'])(
  'a request without the token reads no mail at %s',
  async (path) => {
    await send('ann@mail.example');
    const answer = await open(path, { cookie: 'keydence_mailbox=guess' });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toMatch(
      /^This mailbox is closed\. .* restart the server and use its new address/,
    );
  },
);

test('only a browser with the token hears that the mailbox is open, and no other one an error', async () => {
  const stranger = await open('/dev/mailbox-state.json', { cookie: 'keydence_mailbox=guess' });
  expect([stranger.status, await stranger.json()]).toEqual([200, { isOpen: false }]);
  expect(await (await open('/dev/mailbox-state.json')).json()).toEqual({ isOpen: true });
});

test('a token opens the mailbox once, for one browser, and the next one is printed', async () => {
  const printed: string[] = [];
  const own = createMailboxAccess((path) => printed.push(path));
  const app = mailboxRoutes(dir, own);
  const environment = {
    incoming: { socket: { remoteAddress: '127.0.0.1', remotePort: 1, remoteFamily: 'IPv4' } },
  };
  const ask = (path: string, init?: RequestInit) => app.request(`http://localhost${path}`, init, environment);
  const first = own.path;
  expect((await ask(first, { method: 'HEAD' })).status).toBe(403);
  const opened = await ask(first);
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/dev/mailbox']);
  const given = opened.headers.get('set-cookie') ?? '';
  expect(given).toMatch(/; Path=\/dev; HttpOnly; SameSite=Strict$/);
  expect(given).not.toContain(first.split('=')[1]);
  expect((await ask('/dev/mailbox', { headers: { cookie: given.split(';')[0] ?? '' } })).status).toBe(200);
  expect((await ask(first)).status).toBe(403);
  expect(printed).toEqual([own.path]);
  expect(own.path).not.toBe(first);
});
