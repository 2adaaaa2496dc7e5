import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readOutbox } from '../mail/read-outbox.ts';
import { createOutboxSmsSender } from './outbox-sms-sender.ts';
import { createTwilioSmsSender } from './twilio-sms-sender.ts';

describe('the outbox', () => {
  let dir: string;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'sms-outbox-'));
  });
  afterEach(() => rm(dir, { recursive: true }));

  it('keeps a message where the mailbox page finds it, with its code, for the owner alone', async () => {
    const { messageId } = await createOutboxSmsSender(dir).send({
      to: '15551234567',
      text: 'Your Keydence code: 012345',
    });
    expect(await readOutbox(dir, '+15551234567')).toEqual([
      expect.objectContaining({ id: messageId, subject: 'Text message', code: '012345' }),
    ]);
    const [file = ''] = await readdir(dir);
    expect((await stat(join(dir, file))).mode & 0o077).toBe(0);
  });
});

describe('an HTTP service of Twilio’s shape', () => {
  let server: Server;
  let url: string;
  let asked: { path: string; authorization: string; form: Record<string, string> }[];
  let respond: (response: ServerResponse) => void;

  beforeEach(async () => {
    asked = [];
    respond = (response) => response.writeHead(201).end(JSON.stringify({ sid: 'SM1', status: 'queued' }));
    server = createServer(async (request, response) => {
      const form = Object.fromEntries(new URLSearchParams(await readText(request)));
      asked.push({ path: request.url ?? '', authorization: request.headers.authorization ?? '', form });
      respond(response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://AC%201:secret@127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  const send = () => createTwilioSmsSender(url, '+15550000000').send({ to: '15551234567', text: 'Hello' });

  it('is asked with the account’s credentials', async () => {
    expect(await send()).toEqual({ messageId: 'SM1' });
    expect(asked).toEqual([
      {
        path: '/2010-04-01/Accounts/AC%201/Messages.json',
        authorization: `Basic ${Buffer.from('AC 1:secret').toString('base64')}`,
        form: { To: '+15551234567', From: '+15550000000', Body: 'Hello' },
      },
    ]);
  });

  it('fails without telling number or text when it refuses', async () => {
    respond = (response) => response.writeHead(400).end('{"message":"+15551234567 is not a phone"}');
    await expect(send()).rejects.toThrow(new Error('The text message service answered 400.'));
  });

  it('fails when the answer is not what it should be, and follows no redirect', async () => {
    respond = (response) => response.writeHead(201).end('{}');
    await expect(send()).rejects.toThrow();
    respond = (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    await expect(send()).rejects.toThrow();
  });
});

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
