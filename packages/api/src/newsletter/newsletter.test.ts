import { schema } from '@keydence/db';
import { AppError, newsletterConsent, newsletterCsvHead, newsletterCsvLine } from '@keydence/domain';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { failureOf } from '../../testing/sign-in.ts';
import { createCaller } from '../router.ts';
import { exportSubscribers } from './export-subscribers.ts';
import { purgeSubscriptions } from './purge-subscriptions.ts';

let services: TestServices;
let clock: number;
let newsletter: ReturnType<typeof createCaller>['newsletter'];

beforeAll(async () => {
  services = await createTestServices({ now: () => new Date(clock) });
  const caller = new AppError('not_authenticated', 'Not authenticated');
  newsletter = createCaller({ services, requestId: 'test', caller, clientAddress: '203.0.113.9' }).newsletter;
});
beforeEach(async () => {
  clock = Date.parse('2026-11-21T12:00:00Z');
  services.sentMails.length = 0;
  services.counted.length = 0;
  await services.database.sql`delete from newsletter_subscriptions`;
});
afterAll(() => services.database.close());

const email = 'ada@people.example';
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const linkTo = (page: string) => {
  const text = services.sentMails.at(-1)?.text ?? '';
  return new RegExp(`https://keydence\\.example/newsletter/${page}\\?token=([\\w-]+)`).exec(text)?.[1] ?? '';
};
const readRows = () =>
  services.database.db
    .select()
    .from(schema.newsletterSubscriptions)
    .orderBy(asc(schema.newsletterSubscriptions.email));
const statusOf = async () => (await readRows()).map(({ status }) => status);

async function subscribeAndConfirm() {
  await newsletter.subscribe({ email });
  await newsletter.confirm({ token: linkTo('confirm') });
}

describe('a sign-up', () => {
  it('sends the owner of the address one e-mail, and stores the consent text', async () => {
    await newsletter.subscribe({ email: ' Ada@People.example ' });
    expect(services.sentMails).toHaveLength(1);
    const [mail] = services.sentMails;
    expect(mail).toMatchObject({ to: email, subject: 'Confirm your Keydence newsletter' });
    expect(mail?.unsubscribeUrl).toBe(
      `https://keydence.example/newsletter/unsubscribe?token=${linkTo('unsubscribe')}`,
    );
    const [row] = await readRows();
    expect(row).toMatchObject({
      email,
      status: 'pending',
      consent: newsletterConsent,
      requestedAt: new Date(clock),
      requestedFrom: '203.0.113.9',
      confirmedAt: null,
    });
    const kept = JSON.stringify(row);
    for (const page of ['confirm', 'unsubscribe']) expect(kept).not.toContain(linkTo(page));
    expect(services.counted).toEqual(['newsletter_hour 203.0.113.9']);
  });

  it.each([
    '',
    'ada',
    'ada@',
    `${'a'.repeat(250)}@x.example`,
    'ada@people.example\r\nBcc: eve@people.example',
  ])('requires an e-mail address: %j', async (wrong) => {
    expect(await failureOf(newsletter.subscribe({ email: wrong }))).toMatchObject({
      code: 'validation_failed',
    });
    expect(await readRows()).toEqual([]);
  });

  it('sends one e-mail for many concurrent requests of one address, and the next after an hour', async () => {
    await Promise.all(Array.from({ length: 20 }, () => newsletter.subscribe({ email })));
    expect(services.sentMails).toHaveLength(1);
    const first = linkTo('confirm');
    clock += 60 * minuteMs - 1;
    await newsletter.subscribe({ email });
    expect(services.sentMails).toHaveLength(1);
    clock += 1;
    await newsletter.subscribe({ email });
    expect(services.sentMails).toHaveLength(2);
    expect(await failureOf(newsletter.confirm({ token: first }))).toMatchObject({ code: 'not_found' });
    await newsletter.confirm({ token: linkTo('confirm') });
    expect(await statusOf()).toEqual(['confirmed']);
  });

  it('gives the same response for known and unknown addresses; only the owner of the address is informed', async () => {
    await subscribeAndConfirm();
    const evidence = await readRows();
    clock += 2 * dayMs;
    expect(await newsletter.subscribe({ email })).toBe(
      await newsletter.subscribe({ email: 'new@people.example' }),
    );
    const mail = services.sentMails.find(
      ({ subject }) => subject === 'You already get the Keydence newsletter',
    );
    expect(mail?.to).toBe(email);
    expect(mail?.text).not.toContain('/newsletter/confirm');
    expect((await readRows())[0]).toEqual({ ...evidence[0], mailedAt: new Date(clock) });
  });
});

describe('a confirmation', () => {
  it('is recorded once with its network address, even when the button is pressed twice', async () => {
    await newsletter.subscribe({ email });
    const token = linkTo('confirm');
    clock += minuteMs;
    const confirmedAt = new Date(clock);
    await newsletter.confirm({ token });
    clock += minuteMs;
    await newsletter.confirm({ token });
    expect(await readRows()).toMatchObject([
      { status: 'confirmed', confirmedAt: confirmedAt, confirmedFrom: '203.0.113.9' },
    ]);
  });

  it('is possible for seven days; then the address is deleted', async () => {
    await newsletter.subscribe({ email });
    clock += 7 * dayMs - 1;
    await purgeSubscriptions(services);
    expect(await statusOf()).toEqual(['pending']);
    clock += 1;
    expect(await failureOf(newsletter.confirm({ token: linkTo('confirm') }))).toMatchObject({
      code: 'not_found',
    });
    await purgeSubscriptions(services);
    expect(await readRows()).toEqual([]);
  });

  it('does not restore a subscription that has ended since', async () => {
    await subscribeAndConfirm();
    await newsletter.unsubscribe({ token: linkTo('unsubscribe') });
    const call = newsletter.confirm({ token: linkTo('confirm') });
    expect(await failureOf(call)).toMatchObject({ code: 'not_found' });
    await purgeSubscriptions(services);
    expect(await statusOf()).toEqual(['unsubscribed']);
  });
});

describe('an unsubscription', () => {
  it('applies from the first request, and a new subscription is possible immediately', async () => {
    await subscribeAndConfirm();
    const token = linkTo('unsubscribe');
    const unsubscribedAt = new Date(clock);
    await newsletter.unsubscribe({ token });
    clock += minuteMs;
    await newsletter.unsubscribe({ token });
    expect(await readRows()).toMatchObject([{ status: 'unsubscribed', unsubscribedAt: unsubscribedAt }]);
    await subscribeAndConfirm();
    expect(await readRows()).toMatchObject([{ status: 'confirmed', confirmedAt: new Date(clock) }]);
    expect(linkTo('unsubscribe')).toBe(token);
  });

  it('is deleted after thirty days', async () => {
    await subscribeAndConfirm();
    await newsletter.unsubscribe({ token: linkTo('unsubscribe') });
    clock += 30 * dayMs - 1;
    await purgeSubscriptions(services);
    expect(await statusOf()).toEqual(['unsubscribed']);
    clock += 1;
    await purgeSubscriptions(services);
    expect(await readRows()).toEqual([]);
  });

  it.each(['', 'x', 'x'.repeat(43), 'x'.repeat(64), "' or true --"])(
    'requires a valid link, as does a confirmation: %j',
    async (token) => {
      await newsletter.subscribe({ email });
      for (const follow of [newsletter.unsubscribe, newsletter.confirm]) {
        expect(await failureOf(follow({ token }))).toMatchObject({ code: 'not_found', message: 'Not found' });
      }
      expect(await statusOf()).toEqual(['pending']);
    },
  );
});

it('exports confirmed subscribers for the operator, each with its unsubscribe link', async () => {
  await subscribeAndConfirm();
  const token = linkTo('unsubscribe');
  await newsletter.subscribe({ email: 'pending@people.example' });
  const batches = [];
  for await (const batch of exportSubscribers(services)) batches.push(batch);
  const [subscriber, ...others] = batches.flat();
  expect(others).toEqual([]);
  expect(newsletterCsvHead).toContain('"email","unsubscribeUrl","requestedAt"');
  expect(subscriber && newsletterCsvLine(subscriber)).toBe(
    `"${email}","https://keydence.example/newsletter/unsubscribe?token=${token}",2026-11-21T12:00:00.000Z,` +
      `"203.0.113.9",2026-11-21T12:00:00.000Z,"203.0.113.9","${newsletterConsent}"\r\n`,
  );
});
