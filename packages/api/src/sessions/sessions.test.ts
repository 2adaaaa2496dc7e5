import { schema } from '@keydence/db';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';

type Person = Awaited<ReturnType<typeof signIn>>;

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const day = (number: number) => new Date(`2026-11-${String(number).padStart(2, '0')}T09:00:00Z`);

let services: TestServices;
let ada: Person;
let bob: Person;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.database.close());
beforeEach(async () => {
  [ada, bob] = [await signIn(services), await signIn(services)];
  await open({ ...ada, id: ada.sessionId, createdAt: day(1), refreshedAt: day(3) });
  await open({ ...bob, id: bob.sessionId, createdAt: day(1) });
});

interface Opened {
  userId: string;
  id?: string;
  createdAt: Date;
  refreshedAt?: Date;
  userAgent?: string;
}

async function open({ userId, id = uuidv7(), ...times }: Opened): Promise<string> {
  await services.database.db.insert(schema.sessions).values({ id, userId, expiresAt: day(30), ...times });
  return id;
}

it('lists the caller’s sessions, the current one first and then the newest', async () => {
  const older = await open({ userId: ada.userId, createdAt: day(4) });
  const newer = await open({ userId: ada.userId, createdAt: day(5), userAgent: firefox });
  expect(await ada.api.sessions.list()).toEqual({
    total: 3,
    data: [
      {
        id: ada.sessionId,
        browser: null,
        system: null,
        createdAt: day(1),
        lastUsedAt: day(3),
        isCurrent: true,
      },
      {
        id: newer,
        browser: 'Firefox',
        system: 'Linux',
        createdAt: day(5),
        lastUsedAt: day(5),
        isCurrent: false,
      },
      { id: older, browser: null, system: null, createdAt: day(4), lastUsedAt: day(4), isCurrent: false },
    ],
  });
});

it('shows at most 50 sessions and the total', async () => {
  for (let count = 0; count < 50; count += 1) await open({ userId: ada.userId, createdAt: day(6) });
  const { data, total } = await ada.api.sessions.list();
  expect([data.length, total, data[0]?.id]).toEqual([50, 51, ada.sessionId]);
});

it('ends a session once', async () => {
  const other = await open({ userId: ada.userId, createdAt: day(4) });
  await ada.api.sessions.end({ sessionId: other });
  expect((await ada.api.sessions.list()).data.map(({ id }) => id)).toEqual([ada.sessionId]);
  expect(await failureOf(ada.api.sessions.end({ sessionId: other }))).toMatchObject({ code: 'not_found' });
});

it('hides other users’ sessions like unknown ones', async () => {
  for (const sessionId of [bob.sessionId, uuidv7(), 'x', '']) {
    const { code, message } = await failureOf(ada.api.sessions.end({ sessionId }));
    expect([code, message]).toEqual(['not_found', 'Not found']);
  }
  expect((await bob.api.sessions.list()).total).toBe(1);
});

it('ends all other sessions and keeps the current one', async () => {
  await open({ userId: ada.userId, createdAt: day(4) });
  await open({ userId: ada.userId, createdAt: day(5) });
  expect(await ada.api.sessions.endOthers()).toEqual({ count: 2 });
  expect(await ada.api.sessions.endOthers()).toEqual({ count: 0 });
  expect((await ada.api.sessions.list()).data.map(({ id }) => id)).toEqual([ada.sessionId]);
  expect((await bob.api.sessions.list()).total).toBe(1);
});
