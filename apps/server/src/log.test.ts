import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DatabaseHandle } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMailsTo } from '../testing/outboxes.ts';
import { addSampleDomain, callRest } from '../testing/rest-client.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { createLog } from './log.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'keydence-log-'));
const email = 'ada.lovelace@people.example';
const password = 'correct-horse-battery-9';
let database: DatabaseHandle;
let server: ServerProcess;
/** Values sent or returned that must not be in the log. */
const secrets = new Set([email, password, 'not-the-password-1', 'forged-bearer-token-1234']);

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startServerProcess(dataDir, { DATABASE_URL: database.url, LOG_LEVEL: 'trace' });
}, 60_000);
afterAll(async () => {
  await server.stop();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function ask(pathname: string, body?: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(server.url + pathname, {
    redirect: 'manual',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    body: (/^[{[]/.test(text) ? JSON.parse(text) : {}) as Record<string, unknown>,
  };
}

async function readMail(address: string): Promise<string> {
  const [mail] = await readMailsTo(server.url, address);
  return mail?.text ?? '';
}

/** Codes and long random parts of an e-mail's links. */
function keepSecretsOf(mail: string): void {
  for (const [secret] of mail.matchAll(/\b\d{6}\b|[\w-]{24,}/g)) secrets.add(secret);
}

it('a day of sign-ins, invitations, imports and failures leaves no secret in the log', {
  timeout: 60_000,
}, async () => {
  await ask('/auth/v1/signup', { email: 'pass@people.example', password });
  secrets.add('pass@people.example');
  await ask('/auth/v1/token?grant_type=password', { email, password: 'not-the-password-1' });
  await ask('/auth/v1/otp', { email });
  const mail = await readMail(email);
  keepSecretsOf(mail);
  const code = /\b\d{6}\b/.exec(mail)?.[0] ?? '';
  const session = (await ask('/auth/v1/verify', { type: 'email', email, token: code })).body;
  const { access_token: token, refresh_token: refresh } = session as Record<string, string>;
  if (!token || !refresh) throw new Error(`the sign-in failed: ${JSON.stringify(session)}`);
  for (const part of [token, refresh, token.split('.')[2] ?? token]) secrets.add(part);
  const renewed = (await ask('/auth/v1/token?grant_type=refresh_token', { refresh_token: refresh })).body;
  secrets.add(String(renewed.access_token)).add(String(renewed.refresh_token));
  await ask(`/auth/v1/verify?type=magiclink&token_hash=${'h'.repeat(40)}&redirect_to=/`);
  secrets.add('h'.repeat(40));
  await ask('/auth/v1/callback?code=one-time-provider-code&state=state-of-the-flow');
  secrets.add('one-time-provider-code').add('state-of-the-flow');
  await ask('/api/companies', undefined, { authorization: 'Bearer forged-bearer-token-1234' });

  const domainId = await addSampleDomain(server.url, token, 'Brew');
  const { body } = await callRest(server.url, token, ['GET', '/api/companies']);
  const [company] = body.data as { id: string }[];
  const invitee = { email: 'grace.hopper@people.example', role: 'member' };
  secrets.add(invitee.email);
  const invited = await callRest(server.url, token, [
    'POST',
    `/api/companies/${company?.id}/invitations`,
    invitee,
  ]);
  expect(invited.status).toBe(201);
  await expect.poll(() => readMail(invitee.email), { timeout: 15_000 }).not.toBe('');
  keepSecretsOf(await readMail(invitee.email));
  await ask(`/invitations/${'i'.repeat(43)}`);
  secrets.add('i'.repeat(43));
  await ask('/newsletter', { email: 'reader@people.example' });
  secrets.add('reader@people.example');
  const form = new FormData();
  form.set('domain_id', domainId);
  form.set('file', new Blob(['no,export;at all']), 'secret-plans-of-ada.csv');
  await fetch(`${server.url}/api/seo/imports`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  });
  // A missing table causes failures of statements with values.
  await database.sql`alter table workspaces rename to workspaces_gone`;
  const name = 'Plans of Ada';
  secrets.add(name);
  const failed = await callRest(server.url, token, ['POST', '/api/companies', { name }]);
  expect(failed.status).toBe(500);
  await database.sql`alter table workspaces_gone rename to workspaces`;

  // Process output arrives after the responses.
  await expect.poll(() => server.output()).toContain('"level":"error"');
  const log = server.output();
  expect(log.split('\n').length).toBeGreaterThan(15);
  expect([...secrets].filter((secret) => secret.length > 5 && log.includes(secret))).toEqual([]);
  expect(log).not.toMatch(/eyJ[\w-]+\.|bearer\s+[\w-]{6}/i);
});

it('an error keeps its kind and its place, and loses the values', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const cause = Object.assign(new Error(`no mailbox ${email}`), { code: 'EENVELOPE' });
  log.error({ error: new Error('mail failed', { cause }), requestId: 'abc' }, `for ${email}`);
  const [line] = lines.map((text) => JSON.parse(text));
  expect(line).toMatchObject({
    level: 'error',
    requestId: 'abc',
    msg: 'for [redacted]',
    error: { name: 'Error', code: 'EENVELOPE', message: 'no mailbox [redacted]' },
  });
});

it('does not look at what its level leaves out', () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => lines.push(line) });
  const unread = Object.defineProperty({}, 'path', {
    enumerable: true,
    get: () => {
      throw new Error('field read');
    },
  });
  log.info(unread, 'request');
  expect(lines).toEqual([]);
  expect(() => log.warn(unread, 'request')).toThrow('field read');
});
