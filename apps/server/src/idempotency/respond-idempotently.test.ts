import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUpDomain } from '../../testing/set-up-domain.ts';
import { type Person, startEdge, type TestEdge } from '../../testing/start-edge.ts';
import { purgeIdempotencyKeys } from './idempotency-keys.ts';

let edge: TestEdge;
let ada: Person;
let bob: Person;

beforeAll(async () => {
  edge = await startEdge();
  ada = await edge.signUp();
  bob = await edge.signUp();
});
afterAll(() => edge.close());

interface Call {
  person?: Person;
  method?: string;
  path?: string;
  body?: object;
}

/** One call with a key; returns the response as bytes, which are compared. */
async function send(
  key: string,
  { person = ada, method = 'POST', path = '/api/companies', body }: Call = {},
) {
  const response = await edge.app.request(path, {
    method,
    headers: {
      authorization: `Bearer ${person.userId}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    ...(method !== 'DELETE' && { body: JSON.stringify(body ?? { name: key }) }),
  });
  return {
    status: response.status,
    text: await response.text(),
    isReplayed: response.headers.get('idempotency-replayed') === 'true',
    headers: response.headers,
  };
}

const countOf = async (name: string, person = ada) => {
  const { body } = await person.call('GET', '/api/companies');
  return (body.data as { name: string }[]).filter((company) => company.name === name).length;
};
const codeOf = ({ text }: { text: string }) => (JSON.parse(text) as { code: string }).code;

describe('a request with a known key', () => {
  it('gets the same status and body to the byte, and changes nothing', async () => {
    const first = await send('again');
    expect([first.status, first.isReplayed]).toEqual([201, false]);
    const second = await send('again');
    expect(second).toMatchObject({ status: 201, text: first.text, isReplayed: true });
    expect(second.headers.get('content-type')).toBe(first.headers.get('content-type'));
    expect(await countOf('again')).toBe(1);
  });

  it('replays a response without a body', async () => {
    const { text } = await send('to-delete');
    const path = `/api/companies/${(JSON.parse(text) as { data: { id: string } }).data.id}`;
    const answers = [
      await send('gone', { method: 'DELETE', path }),
      await send('gone', { method: 'DELETE', path }),
    ];
    expect(answers).toMatchObject([
      { status: 204, text: '', isReplayed: false },
      { status: 204, text: '', isReplayed: true },
    ]);
    expect((await ada.call('DELETE', path)).status).toBe(404);
  });

  it('replays a refusal permanently, with the original request', async () => {
    const call = { path: '/api/companies/x/domains', body: { domain_url: 'a.example', location_code: 2840 } };
    const first = await send('refused', call);
    const second = await send('refused', call);
    expect(first.status).toBe(404);
    expect(second).toMatchObject({ status: 404, text: first.text, isReplayed: true });
  });

  it.each([[{ body: { name: 'another' } }], [{ path: '/api/companies?x=1' }], [{ path: '/api/feedback' }]])(
    'is 422 when it is %j',
    async (call) => {
      const key = `other-${JSON.stringify(call).replaceAll(/\W/g, '')}`;
      await send(key);
      const answer = await send(key, call);
      expect([answer.status, codeOf(answer)]).toEqual([422, 'idempotency_key_reused']);
    },
  );

  it('is separate per caller', async () => {
    await send('shared');
    const { status, isReplayed } = await send('shared', { person: bob });
    expect([status, isReplayed]).toEqual([201, false]);
    expect([await countOf('shared'), await countOf('shared', bob)]).toEqual([1, 1]);
  });
});

describe('a key', () => {
  it.each(['', ' ', 'a b', 'x'.repeat(256), 'ä'])('%j is 400', async (key) => {
    const answer = await send(key, { body: { name: 'malformed' } });
    expect([answer.status, codeOf(answer)]).toEqual([400, 'validation_failed']);
  });

  it('of 255 characters is accepted, and never stored in plain text', async () => {
    const key = 'k'.repeat(255);
    expect((await send(key, { body: { name: 'long' } })).status).toBe(201);
    const rows = await edge.services.database.sql`select * from identity.idempotency_keys`;
    expect(JSON.stringify(rows)).not.toContain('kkkk');
  });

  it('is free again after a response that changed nothing and may differ next time', async () => {
    expect((await send('free', { body: {} })).status).toBe(400);
    expect((await send('free', { body: { name: 'free' } })).status).toBe(201);
  });

  it('is 409 while its request runs, and free 5 minutes after its process ended', async () => {
    const { sql } = edge.services.database;
    await send('stuck');
    await sql`update identity.idempotency_keys set status = null, body = null where user_id = ${ada.userId}`;
    const running = await send('stuck');
    expect([running.status, codeOf(running), running.headers.get('retry-after')]).toEqual([
      409,
      'idempotency_key_in_use',
      '1',
    ]);
    await sql`update identity.idempotency_keys set created_at = now() - interval '6 minutes' where status is null`;
    expect((await send('stuck')).status).toBe(201);
    expect((await send('stuck')).isReplayed).toBe(true);
  });

  it('is stored for 24 hours', async () => {
    const { sql } = edge.services.database;
    const purgeAfter = async (hours: number) => {
      await sql`update identity.idempotency_keys set created_at = now() - make_interval(hours => ${hours})`;
      await purgeIdempotencyKeys(edge.services.database);
      return (await send('kept')).isReplayed;
    };
    await send('kept');
    expect(await purgeAfter(23)).toBe(true);
    expect(await purgeAfter(25)).toBe(false);
  });
});

describe('a stored response of a workspace', () => {
  /** Bob's response to a change of Ada's workspace, as its member or owner. */
  async function answerBob(key: string, role: 'owner' | 'member') {
    const { body } = await ada.call('POST', '/api/companies', { name: 'Shared' });
    const { id } = body.data as { id: string };
    const { sql } = edge.services.database;
    const setRole = (next: string) => sql`
      insert into workspace_members (workspace_id, user_id, role) values (${id}, ${bob.userId}, ${next})
      on conflict (workspace_id, user_id) do update set role = excluded.role`;
    await setRole(role);
    const call = { person: bob, method: 'PATCH', path: `/api/companies/${id}`, body: { name: 'Brew' } };
    expect((await send(key, call)).status).toBe(200);
    expect(await send(key, call)).toMatchObject({ status: 200, isReplayed: true });
    return { id, setRole, again: () => send(key, call) };
  }

  it('is 404 for a member who was removed, and for a workspace that was deleted', async () => {
    const removed = await answerBob('removed', 'member');
    await ada.call('DELETE', `/api/companies/${removed.id}/members/${bob.userId}`);
    expect(await removed.again()).toMatchObject({ status: 404, isReplayed: false });
    const deleted = await answerBob('deleted', 'member');
    await ada.call('DELETE', `/api/companies/${deleted.id}`);
    expect(await deleted.again()).toMatchObject({ status: 404, isReplayed: false });
  });

  it('is 403 after a lower role, and returned again when the role is restored', async () => {
    const { setRole, again } = await answerBob('reduced', 'owner');
    await setRole('member');
    expect(await again()).toMatchObject({ status: 403, isReplayed: false });
    await setRole('owner');
    expect(await again()).toMatchObject({ status: 200, isReplayed: true });
  });

  it('is not stored if refused for a role that may change', async () => {
    const { id, setRole } = await answerBob('before', 'member');
    const path = `/api/companies/${id}/invitations`;
    const call = { person: bob, path, body: { email: 'guest@people.example' } };
    expect((await send('refused role', call)).status).toBe(400);
    expect((await send('refused-role', call)).status).toBe(403);
    await setRole('owner');
    expect((await send('refused-role', call)).status).toBe(201);
  });

  it('without a body is replayed to a member who left by that request', async () => {
    const { id } = await answerBob('left', 'member');
    const call = { person: bob, method: 'DELETE', path: `/api/companies/${id}/members/${bob.userId}` };
    expect(await send('leaving', call)).toMatchObject({ status: 204, isReplayed: false });
    expect(await send('leaving', call)).toMatchObject({ status: 204, isReplayed: true });
  });

  it('of a workspace created by the caller is 404 after the caller left it', async () => {
    const { id, setRole } = await answerBob('joined', 'owner');
    const first = await send('made');
    expect(first.status).toBe(201);
    const made = (JSON.parse(first.text) as { data: { id: string } }).data.id;
    await edge.services.database.sql`delete from workspace_members where workspace_id = ${made}`;
    expect(await send('made')).toMatchObject({ status: 404, isReplayed: false });
    await setRole('member');
    expect(id).not.toBe(made);
  });
});

it('one of 50 parallel callers with one key runs, and the others get a refusal', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => send('rush')));
  expect(answers.filter(({ status, isReplayed }) => status === 201 && !isReplayed)).toHaveLength(1);
  const bodies = answers.filter(({ status }) => status === 201).map(({ text }) => text);
  expect(new Set(bodies).size).toBe(1);
  for (const answer of answers.filter(({ status }) => status !== 201)) {
    expect([answer.status, codeOf(answer)]).toEqual([409, 'idempotency_key_in_use']);
  }
  expect(await countOf('rush')).toBe(1);
  expect(await send('rush')).toMatchObject({ status: 201, isReplayed: true, text: bodies[0] });
});

it('a bulk response of many rows is returned completely', async () => {
  const { domainId } = await setUpDomain(edge, ada);
  const keywords = Array.from({ length: 1_000 }, (_, index) => `grinder ☕ ${index}`);
  const call = { path: '/api/seo/keywords/bulk', body: { domain_id: domainId, keywords } };
  const first = await send('bulk', call);
  expect(first.status).toBe(201);
  expect(await send('bulk', call)).toMatchObject({ status: 201, isReplayed: true, text: first.text });
});
