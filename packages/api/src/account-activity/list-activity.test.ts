import { schema } from '@keydence/db';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { signIn } from '../../testing/sign-in.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.database.close());

async function addEntries(userId: string, count: number) {
  const from = Date.UTC(2026, 10, 21);
  const rows = Array.from({ length: count }, (_, index) => ({
    id: uuidv7({ msecs: from + index }),
    userId,
    action: 'signed_in',
    method: `round ${index}`,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
    createdAt: new Date(from + index),
  }));
  await services.database.db.insert(schema.accountActivity).values(rows);
}

it('pages the activity of the caller only, newest first', async () => {
  const [ann, bob] = [await signIn(services), await signIn(services)];
  await addEntries(ann.userId, 45);
  await addEntries(bob.userId, 3);
  const first = await ann.api.accountActivity.list({});
  const second = await ann.api.accountActivity.list({ cursor: first.nextCursor ?? '' });
  const third = await ann.api.accountActivity.list({ cursor: second.nextCursor ?? '' });
  const methods = [first, second, third].flatMap(({ data }) => data.map(({ method }) => method));
  expect(methods).toEqual(Array.from({ length: 45 }, (_, index) => `round ${44 - index}`));
  expect([first.data.length, second.data.length, third.data.length]).toEqual([20, 20, 5]);
  expect(third.nextCursor).toBeNull();
  expect(first.data[0]).toEqual({
    id: expect.any(String),
    action: 'signed_in',
    method: 'round 44',
    ip: null,
    browser: 'Firefox',
    system: 'Linux',
    createdAt: expect.any(Date),
  });
});

it('returns at most a hundred entries per page', async () => {
  const { api } = await signIn(services);
  await expect(api.accountActivity.list({ limit: 101 })).rejects.toThrow();
});
