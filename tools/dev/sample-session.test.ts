import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSampleSession } from './sample-session.mjs';

const session = { access_token: 'access', refresh_token: 'refresh', expires_in: 3600 };
let folder: string;
let server: Server;
let url: string;
let workspaces: { name: string }[];
let calls: string[];
let mails: { to: string; text: string }[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'keydence-dev-'));
  mkdirSync(join(folder, 'outbox'));
  workspaces = [];
  calls = [];
  mails = [{ to: 'developer@keydence.example', text: 'Your code: 123456' }];
  server = createServer(async (request, response) => {
    const body = request.method === 'POST' ? ((await json(request)) as Record<string, string>) : {};
    calls.push(`${request.method} ${request.url}`);
    response.setHeader('content-type', 'application/json');
    if (request.url === '/auth/v1/otp') {
      for (const [at, mail] of mails.entries())
        writeFileSync(join(folder, `outbox/${calls.length}-${at}.json`), JSON.stringify(mail));
      response.end('{}');
    } else if (request.url === '/auth/v1/verify') {
      if (body.token !== '123456') response.statusCode = 403;
      response.end(JSON.stringify(session));
    } else {
      if (request.headers.authorization !== 'Bearer access') response.statusCode = 401;
      if (body.name) workspaces.push({ name: body.name });
      response.end(JSON.stringify({ data: workspaces }));
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});

afterEach(async () => {
  await new Promise((done) => server.close(done));
  rmSync(folder, { recursive: true, force: true });
});

it('signs in with the code in the outbox and creates the sample workspace once', async () => {
  expect(await openSampleSession(url, folder)).toEqual(session);
  expect(await openSampleSession(url, folder)).toEqual(session);
  expect(workspaces).toEqual([{ name: 'Brewlane' }]);
  expect(calls.filter((call) => call === 'POST /api/companies')).toHaveLength(1);
});

it('fails if the e-mail has no code', async () => {
  mails = [{ to: 'other@keydence.example', text: 'Your code: 123456' }];
  await expect(openSampleSession(url, folder)).rejects.toThrow(
    'No sign-in code for developer@keydence.example',
  );
});

it('fails with the response of the server', async () => {
  mails = [{ to: 'developer@keydence.example', text: 'Your code: 654321' }];
  await expect(openSampleSession(url, folder)).rejects.toThrow(`${url}/auth/v1/verify responded 403`);
});
