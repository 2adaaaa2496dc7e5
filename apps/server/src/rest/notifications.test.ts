import { afterAll, beforeAll, expect, it } from 'vitest';
import { setUpDomain } from '../../testing/set-up-domain.ts';
import { type Person, startEdge, type TestEdge } from '../../testing/start-edge.ts';

let edge: TestEdge;
let ada: Person;
let domainId: string;
beforeAll(async () => {
  edge = await startEdge();
  ada = await edge.signUp();
  ({ domainId } = await setUpDomain(edge, ada));
}, 60_000);
afterAll(() => edge.close());

const path = (rest = '') => `/api/seo/domains/${domainId}/notifications${rest}`;

it('lists notifications and marks them as read and unread', async () => {
  const listed = await ada.call('GET', path());
  expect(listed).toMatchObject({
    status: 200,
    body: {
      success: true,
      unread: 1,
      next_cursor: null,
      seen: expect.any(String),
      data: [
        {
          kind: 'setup',
          state: 'information',
          title: 'Setup finished',
          is_read: false,
          target: { section: 'dashboard', event_id: null, import_id: null },
        },
      ],
    },
  });
  const ids = (listed.body.data as { id: string }[]).map(({ id }) => id);
  const readAll = await ada.call('POST', path('/read-all'), { seen: listed.body.seen });
  expect(readAll).toMatchObject({ status: 200, body: { data: { unread: 0, marked_ids: ids } } });
  expect(await ada.call('POST', path('/unread'), { ids })).toMatchObject({ body: { data: { unread: 1 } } });
  expect(await ada.call('GET', path('/count'))).toMatchObject({ body: { data: { unread: 1 } } });
  expect(await ada.call('POST', path('/read'), { ids })).toMatchObject({ body: { data: { unread: 0 } } });
  expect((await ada.call('GET', path())).body.data).toMatchObject([{ is_read: true }]);
});

it.each([
  ['GET', '?limit=51', undefined, 'limit'],
  ['GET', '?cursor=x', undefined, 'cursor'],
  ['POST', '/read', { ids: [] }, 'ids'],
  ['POST', '/read', {}, 'ids'],
  ['POST', '/read-all', { seen: 'x' }, 'seen'],
] as const)('refuses %s %s with %j', async (method, rest, body, field) => {
  expect(await ada.call(method, path(rest), body)).toMatchObject({
    status: 400,
    body: { code: 'validation_failed', errors: [{ path: field }] },
  });
});

it('is not found by members of other workspaces', async () => {
  const bob = await edge.signUp();
  for (const [method, rest, body] of [
    ['GET', ''],
    ['GET', '/count'],
    ['POST', '/read', { ids: ['x'] }],
    ['POST', '/unread', { ids: ['x'] }],
    ['POST', '/read-all', { seen: '1' }],
  ] as const)
    expect((await bob.call(method, path(rest), body)).status).toBe(404);
});
