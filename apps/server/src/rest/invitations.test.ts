import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectIndistinguishable, malformedIds, unknownId } from '../../testing/expect-hidden.ts';
import { type Person, startEdge, type TestEdge } from '../../testing/start-edge.ts';

let edge: TestEdge;
let ada: Person;
let path: string;

beforeAll(async () => {
  edge = await startEdge();
  ada = await edge.signUp();
  const { body } = await ada.call('POST', '/api/companies', { name: 'Brew' });
  path = `/api/companies/${(body.data as { id: string }).id}/invitations`;
});
afterAll(() => edge.close());

async function invite(email: string): Promise<string> {
  const { status, body } = await ada.call('POST', path, { email });
  expect(status).toBe(201);
  const invitation = (body.data as { id: string; email: string }[]).find((one) => one.email === email);
  return invitation?.id ?? '';
}

it('POST /api/companies/{id}/invitations sends one and has every documented field', async () => {
  const { status, body } = await ada.call('POST', path, { email: 'Bob@People.example', role: 'owner' });
  expect(status).toBe(201);
  expect(body).toEqual({
    success: true,
    data: [
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        email: 'bob@people.example',
        role: 'owner',
        invited_by: ada.email,
        sent_at: '2026-11-21T12:00:00.000Z',
        expires_at: '2026-11-28T12:00:00.000Z',
        is_expired: false,
      },
    ],
  });
  expect((await ada.call('GET', path)).body).toEqual(body);
  expect(edge.sentMails.at(-1)).toMatchObject({ to: 'bob@people.example' });
});

it.each([
  [{}, 400, 'validation_failed'],
  [{ email: 'no-address' }, 400, 'validation_failed'],
  [{ email: 'a@b.example', role: 'king' }, 400, 'validation_failed'],
])('POST /api/companies/{id}/invitations refuses %j', async (input, status, code) => {
  const answer = await ada.call('POST', path, input);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
});

it('POST /api/companies/{id}/invitations refuses an address that is in or invited', async () => {
  await invite('dora@people.example');
  for (const email of ['dora@people.example', ada.email]) {
    const { status, body } = await ada.call('POST', path, { email });
    expect([status, body.code]).toEqual([409, 'conflict']);
  }
});

it('POST …/resend and DELETE …/{invitationId} send it again and revoke it', async () => {
  const id = await invite('carol@people.example');
  const sent = edge.sentMails.length;
  const resent = await ada.call('POST', `${path}/${id}/resend`, {});
  expect([resent.status, edge.sentMails.length]).toEqual([200, sent + 1]);
  const revoked = await ada.call('DELETE', `${path}/${id}`);
  expect([revoked.status, revoked.text]).toEqual([204, '']);
  expect((await ada.call('DELETE', `${path}/${id}`)).status).toBe(404);
});

it('POST /api/invitations/accept is for the invited address', async () => {
  const dave = await edge.signUp();
  await invite(dave.email);
  const token = /\/invitations\/([\w-]+)/.exec(edge.sentMails.at(-1)?.text ?? '')?.[1];
  const eve = await edge.signUp();
  const refused = await eve.call('POST', '/api/invitations/accept', { token });
  expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
  expect((await dave.call('POST', '/api/invitations/accept', { token })).status).toBe(200);
  expect((await dave.call('POST', '/api/invitations/accept', {})).status).toBe(400);
  expect((await dave.call('POST', '/api/invitations/accept', { token: 'x' })).status).toBe(404);
});

it('shows no difference between a foreign, an unknown and a malformed invitation', async () => {
  const bob = await edge.signUp();
  const own = await bob.call('POST', '/api/companies', { name: 'Bob' });
  const ownPath = `/api/companies/${(own.body.data as { id: string }).id}/invitations`;
  const id = await invite('erin@people.example');
  const ids = [id, unknownId, ...malformedIds];
  expectIndistinguishable(await Promise.all(ids.map((one) => bob.call('DELETE', `${ownPath}/${one}`))));
  expectIndistinguishable(
    await Promise.all(ids.map((one) => bob.call('POST', `${ownPath}/${one}/resend`, {}))),
  );
  expectIndistinguishable([
    await bob.call('GET', path),
    await bob.call('GET', path.replace(/[0-9a-f]{8}/, '00000000')),
  ]);
});
