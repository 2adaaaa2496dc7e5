import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { setUpDomain } from '../../testing/set-up-domain.ts';
import { type Person, startEdge, type TestEdge } from '../../testing/start-edge.ts';

let edge: TestEdge;
let ada: Person;
let bob: Person;
let domainId: string;
beforeAll(async () => {
  edge = await startEdge();
  ada = await edge.signUp();
  bob = await edge.signUp();
  ({ domainId } = await setUpDomain(edge, ada));
}, 60_000);
afterAll(() => edge.close());
beforeEach(() => edge.services.database.sql`delete from alert_webhooks`);

const path = (rest = '') => `/api/seo/domains/${domainId}/webhooks${rest}`;
const url = 'https://hooks.example.com/keydence';
const add = async () => (await ada.call('POST', path(), { url })).body.data as { id: string; secret: string };

it('a webhook is created, tested, disabled and deleted, and its secret is shown once', async () => {
  const made = await ada.call('POST', path(), { url });
  const { secret, ...webhook } = made.body.data as { id: string; secret: string };
  expect(made.status).toBe(201);
  expect(secret).toMatch(/.{32,}/);
  expect(webhook).toEqual({
    id: expect.any(String),
    url,
    is_active: true,
    disabled_at: null,
    created_at: '2026-11-21T12:00:00.000Z',
    deliveries: [],
  });
  const one = path(`/${webhook.id}`);
  const tested = await ada.call('POST', `${one}/test`, {});
  const delivery = {
    id: expect.any(String),
    event_id: null,
    is_test: true,
    state: 'pending',
    created_at: '2026-11-21T12:00:00.000Z',
    next_attempt_at: expect.any(String),
    attempts: [],
  };
  expect(tested).toMatchObject({ status: 200, body: { data: { ...webhook, deliveries: [delivery] } } });
  const off = await ada.call('PATCH', one, { is_active: false });
  expect(off).toMatchObject({ status: 200, body: { data: { is_active: false } } });
  const listed = await ada.call('GET', path());
  expect(listed.body.data).toEqual([off.body.data]);
  expect(listed.text).not.toContain(secret);
  expect((await ada.call('DELETE', one)).status).toBe(204);
  expect((await ada.call('GET', path())).body.data).toEqual([]);
});

it.each([
  [{ url: 'http://hooks.example.com' }, 'url'],
  [{ url: 'https://127.0.0.1/' }, 'url'],
  [{}, 'url'],
])('%j is refused at %s', async (body, field) => {
  const { status, body: answer } = await ada.call('POST', path(), body);
  expect([status, answer]).toMatchObject([400, { code: 'validation_failed', errors: [{ path: field }] }]);
});

it('a repeated request does not get the secret', async () => {
  const headers = {
    authorization: `Bearer ${ada.userId}`,
    'content-type': 'application/json',
    'idempotency-key': 'webhook',
  };
  const refused = await edge.request(path(), { method: 'POST', headers, body: JSON.stringify({ url }) });
  expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining('Idempotency-Key')]);
  expect((await ada.call('GET', path())).body.data).toEqual([]);
});

it('webhooks of others are not found', async () => {
  const one = path(`/${(await add()).id}`);
  const { domainId: bobs } = await setUpDomain(edge, bob);
  const own = one.replace(domainId, bobs);
  for (const [method, where, input] of [
    ['GET', path()],
    ['POST', path(), { url }],
    ['PATCH', one, { is_active: false }],
    ['POST', `${one}/test`, {}],
    ['DELETE', one],
    ['PATCH', own, { is_active: false }],
    ['POST', `${own}/test`, {}],
    ['DELETE', own],
  ] as const) {
    const { status, body } = await bob.call(method, where, input);
    expect([method, where, status, body.code]).toEqual([method, where, 404, 'not_found']);
  }
}, 30_000);
