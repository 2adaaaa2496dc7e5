import type { DatabaseHandle } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import type { OutgoingMail } from '@keydence/domain';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningIdentity, startIdentity, uniqueAddress } from './identity-fixture.ts';

const secret = new TextEncoder().encode('a secret that the operator shares with a script');
const shared = { kty: 'oct', k: Buffer.from(secret).toString('base64url'), kid: 'shared', alg: 'HS256' };
const mailer = {
  isDown: false,
  async send(mail: OutgoingMail) {
    if (mailer.isDown) throw new Error('connect ECONNREFUSED mail.example:25');
    running.mails.push(mail);
  },
};

let database: DatabaseHandle;
let running: RunningIdentity;

beforeAll(async () => {
  database = await createTestDatabase();
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwtKeys = [await exportJWK(privateKey), shared];
  running = await startIdentity(database, { mailer, settings: { jwtKeys } });
});
afterAll(async () => {
  await running.close();
  await database.close();
});

async function signIn() {
  const client = running.newClient();
  await running.signIn(client, uniqueAddress());
  const { data } = await client.getSession();
  return data.session?.access_token ?? '';
}

const signInAsOperator = () =>
  new SignJWT({ role: 'service_role' }).setProtectedHeader({ alg: 'HS256' }).sign(secret);

const newEmail = uniqueAddress();
const invited = uniqueAddress();

test.each([
  ['a confirmation code', signIn, 'GET', '/reauthenticate', undefined],
  ['a change of the address', signIn, 'PUT', '/user', { email: newEmail }],
  ['an invitation', signInAsOperator, 'POST', '/invite', { email: invited }],
] as const)('gets an error if the mail with %s fails, and the mail on a later try', async (...row) => {
  const [, enter, method, path, body] = row;
  const token = await enter();
  const ask = () =>
    fetch(`${running.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    });
  mailer.isDown = true;
  const refused = await ask();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
  expect(await refused.json()).toMatchObject({
    error_code: 'unexpected_failure',
    msg: 'The mail could not be sent. Please try again in a minute.',
  });
  mailer.isDown = false;
  running.advanceClock(61_000);
  const sent = running.mails.length;
  expect((await ask()).status).toBe(200);
  expect(running.mails.length).toBeGreaterThan(sent);
});
