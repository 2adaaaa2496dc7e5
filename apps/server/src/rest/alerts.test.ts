import { runAlertCheck } from '@keydence/api';
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
beforeEach(() => edge.services.database.sql`delete from alert_rules`);

const path = (rest = '') => `/api/seo/domains/${domainId}/alerts${rest}`;
const rule = { name: 'Drops', kind: 'dropped', places: 3, min_keywords: 2 };
const idOf = (body: Record<string, unknown>) => (body.data as { id: string }).id;

it('an alert is made, read, changed, deleted and brought back', async () => {
  const made = await ada.call('POST', path(), rule);
  expect(made).toMatchObject({
    status: 201,
    body: {
      success: true,
      data: {
        name: 'Drops',
        state: 'watching',
        keyword_set: 'all',
        set_name: 'All keywords',
        kind: 'dropped',
        places: 3,
        min_keywords: 2,
        quiet_days: 7,
        sends_mail: true,
        webhook_id: null,
        last_outcome: null,
        last_fired_on: null,
      },
    },
  });
  const one = path(`/${idOf(made.body)}`);
  expect((await ada.call('GET', one)).body).toEqual(made.body);
  expect((await ada.call('GET', path())).body.data).toEqual([made.body.data]);
  const changed = await ada.call('PUT', one, { ...rule, kind: 'lost', is_active: false });
  expect(changed).toMatchObject({
    status: 200,
    body: { data: { kind: 'lost', places: null, state: 'paused' } },
  });
  expect((await ada.call('DELETE', one)).status).toBe(204);
  expect((await ada.call('GET', one)).status).toBe(404);
  expect((await ada.call('POST', `${one}/restore`, {})).body).toEqual(changed.body);
});

it.each([
  [{ ...rule, places: 101 }, 'places'],
  [{ ...rule, places: null }, 'places'],
  [{ ...rule, min_keywords: 0 }, 'min_keywords'],
  [{ ...rule, keyword_set: 'tag' }, 'tag'],
  [{ ...rule, keyword_set: 'view', view_id: 'x' }, 'view_id'],
  [{ ...rule, webhook_id: 'x' }, 'webhook_id'],
])('%j is refused at %s', async (body, field) => {
  const { status, body: answer } = await ada.call('POST', path(), body);
  expect(status).toBe(400);
  expect(answer).toMatchObject({ code: 'validation_failed', errors: [{ path: field }] });
});

it('what has fired is listed by the page, with its keywords', async () => {
  const made = await ada.call('POST', path(), { ...rule, kind: 'risen', min_keywords: 1 });
  const { sql } = edge.services.database;
  await sql`update ranking_months set ranks = set_byte(ranks, 19, 90) where keyword_id = 1`;
  const [list] = await sql<{ id: number }[]>`select id from keyword_lists where domain_id = ${domainId}`;
  await runAlertCheck(edge.services, { listId: list?.id ?? 0, day: '2026-11-21' });
  const { status, body } = await ada.call('GET', `/api/seo/domains/${domainId}/alert-events?limit=5`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    success: true,
    pagination: { page: 1, limit: 5, total: 1, pages: 1 },
    data: [
      {
        rule_id: idOf(made.body),
        rule_name: 'Drops',
        summary: '1 keyword rose by 3 places or more',
        day: '2026-11-21',
        moved: 1,
        compared: 1,
        sample: [{ keyword_text: expect.any(String), before: 90, now: expect.any(Number) }],
        delivery: null,
      },
    ],
  });
  const [event] = body.data as { id: string }[];
  const one = await ada.call('GET', `/api/seo/domains/${domainId}/alert-events/${event?.id}`);
  expect(one.body.data).toEqual(event);
  expect((await bob.call('GET', `/api/seo/domains/${domainId}/alert-events/${event?.id}`)).status).toBe(404);
});

it('alerts of others are not found', async () => {
  const { body } = await ada.call('POST', path(), rule);
  const one = path(`/${idOf(body)}`);
  const { domainId: bobs } = await setUpDomain(edge, bob);
  const own = one.replace(domainId, bobs);
  for (const [method, where, input] of [
    ['GET', path()],
    ['POST', path(), rule],
    ['GET', one],
    ['PUT', one, rule],
    ['DELETE', one],
    ['POST', `${one}/restore`, {}],
    ['GET', own],
    ['PUT', own, rule],
    ['DELETE', own],
    ['GET', `/api/seo/domains/${domainId}/alert-events`],
  ] as const) {
    const { status, body: answer } = await bob.call(method, where, input);
    expect([method, where, status, answer.code]).toEqual([method, where, 404, 'not_found']);
  }
}, 30_000);
