import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSmtpMailer } from './smtp-mailer.ts';

let server: Server;
let heard: string[];
let recipientAnswer: string;
let isSilent: boolean;
let sockets: Set<Socket>;

beforeEach(async () => {
  heard = [];
  recipientAnswer = '250 OK';
  isSilent = false;
  sockets = new Set();
  server = createServer(answerSmtp).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  return new Promise((resolve) => server.close(resolve));
});

/** The part of RFC 5321 that one e-mail needs. */
function answerSmtp(socket: Socket): void {
  let isBody = false;
  let rest = '';
  const answerTo = (line: string): string => {
    if (line.startsWith('EHLO')) return '250-fake\r\n250 8BITMIME';
    if (line.startsWith('RCPT')) return recipientAnswer;
    if (line === 'DATA') {
      isBody = true;
      return '354 go on';
    }
    return '250 OK';
  };
  sockets.add(socket);
  socket.on('error', () => {});
  if (isSilent) return;
  socket.write('220 fake ESMTP\r\n');
  socket.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      heard.push(line);
      if (!isBody) socket.write(`${answerTo(line)}\r\n`);
      else if (line === '.') {
        isBody = false;
        socket.write('250 queued\r\n');
      }
    }
  });
}

const mail = { to: 'ann@mail.example', subject: 'Your link', text: 'Hello', html: '<p>Hello</p>' };

function startMailer() {
  const { port } = server.address() as AddressInfo;
  return createSmtpMailer(`smtp://127.0.0.1:${port}`, 'Keydence <keydence@site.example>');
}

test('a mail goes to the server of the address', async () => {
  const mailer = startMailer();
  await mailer.send(mail);
  mailer.close();
  expect(heard).toContain('MAIL FROM:<keydence@site.example>');
  expect(heard).toContain('RCPT TO:<ann@mail.example>');
  expect(heard).toContain('From: Keydence <keydence@site.example>');
  expect(heard).toContain('Subject: Your link');
});

test('a refused recipient is a failure', async () => {
  recipientAnswer = '550 no such user';
  const mailer = startMailer();
  await expect(mailer.send(mail)).rejects.toThrow('550 no such user');
  mailer.close();
});

test('a mail of a kind that can be stopped says how, and carries its own name', async () => {
  const mailer = startMailer();
  await mailer.send({ ...mail, unsubscribeUrl: 'https://site.example/stop/t' }, 'id-1');
  mailer.close();
  expect(heard).toContain('List-Unsubscribe: <https://site.example/stop/t>');
  expect(heard).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(heard).toContain('Message-ID: <id-1@site.example>');
});

test('a person does not wait for a mail server that never responds', async () => {
  isSilent = true;
  const { port } = server.address() as AddressInfo;
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, 'k@site.example', {
    stepMs: 200,
    queuedMs: 60_000,
  });
  await expect(mailer.send(mail)).rejects.toThrow();
  mailer.close();
});

test('a mail behind others that hang is given up in time, too', async () => {
  isSilent = true;
  const { port } = server.address() as AddressInfo;
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, 'k@site.example', {
    stepMs: 300,
    queuedMs: 500,
  });
  const results = await Promise.allSettled(
    Array.from({ length: 30 }, (_, index) => mailer.send(mail, index < 25 ? `id${index}` : undefined)),
  );
  expect(results.every(({ status }) => status === 'rejected')).toBe(true);
  mailer.close();
});
