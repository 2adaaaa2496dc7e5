import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { failureOf } from '../../testing/sign-in.ts';
import { createWatchedWorld, type Posted, type WatchedWorld } from '../../testing/watch-domain.ts';
import { claimDeliveries } from './claim-deliveries.ts';
import { runDelivery } from './run-delivery.ts';
import { signMessage } from './sign-message.ts';

let world: WatchedWorld;
beforeAll(async () => {
  world = await createWatchedWorld();
});
afterAll(() => world.services.database.close());
beforeEach(() => world.reset());

const url = 'https://hooks.acme.com/keydence';

/** A domain whose alert has fired once, with its webhook. */
async function fireOnce() {
  const person = await world.setUp();
  const { api, domainId } = person;
  const webhook = await api.alerts.createWebhook({ domainId, url });
  const rule = { name: 'Drops', kind: 'dropped', places: 3, quietDays: 0, webhookId: webhook.id } as const;
  await api.alerts.create({ ...rule, domainId });
  let place = 30;
  const fire = async (at: string) => {
    place += 10;
    world.ranks.set(0, place);
    await world.check(person, at);
  };
  await fire('2026-11-25T12:00:00Z');
  return { ...person, webhook, fire };
}

/** Due time of the next attempt; null if no message waits. */
async function nextAttemptAt(): Promise<Date | null> {
  const [row] = await world.services.database.sql<{ at: string | null }[]>`
    select min(next_attempt_at) as at from alert_deliveries where state = 'pending'`;
  return row?.at ? new Date(row.at) : null;
}

/** Claims the next attempt when it is due. */
async function claim() {
  const at = await nextAttemptAt();
  if (at && at > world.clock.now) world.clock.now = at;
  const [job] = await claimDeliveries(world.services, 1);
  if (!job) throw new Error('no attempt was due');
  return job;
}

/** Makes the next attempt when it is due. */
async function deliver() {
  const job = await claim();
  await runDelivery(world.services, job);
  return job;
}

/** Verification by a receiver, as Standard Webhooks describes it. */
function isSigned({ headers, body }: Posted, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  return headers['webhook-signature'] === `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
}

it('signs like the example of Standard Webhooks', () => {
  const signed = signMessage('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    at: new Date(1614265330_000),
    body: '{"test": 2432232314}',
  });
  expect(signed['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

describe('the message about an alert', () => {
  it('is signed, describes the changes, and names its sender', async () => {
    const { api, domainId, webhook } = await fireOnce();
    await deliver();
    const [message] = world.webhook.posted;
    if (!message) throw new Error('nothing was posted');
    expect(message.url).toBe(url);
    expect(isSigned(message, webhook.secret)).toBe(true);
    expect(isSigned({ ...message, body: `${message.body} ` }, webhook.secret)).toBe(false);
    expect(message.headers['webhook-timestamp']).toBe(String(Date.parse('2026-11-25T12:00:00Z') / 1000));
    const [event] = (await api.alerts.listEvents({ domainId })).data;
    expect(event).toMatchObject({ delivery: 'delivered' });
    expect(JSON.parse(message.body)).toMatchObject({
      type: 'alert.fired',
      timestamp: '2026-11-25T12:00:00.000Z',
      data: {
        id: event?.id,
        day: '2026-11-25',
        domain: { id: domainId },
        rule: { name: 'Drops', kind: 'dropped', places: 3, min_keywords: 1 },
        moved: 1,
        failed: 0,
        sample: [{ keyword_id: event?.sample[0]?.keywordId, before: 10, now: 40 }],
      },
    });
    expect(await api.alerts.listWebhooks({ domainId })).toMatchObject([
      {
        deliveries: [{ state: 'delivered', attempts: [{ status: 204, problem: null }], nextAttemptAt: null }],
      },
    ]);
  });

  it('is retried under the same id with growing delays, then fails', async () => {
    const { api, domainId } = await fireOnce();
    world.webhook.answer = { status: 503, problem: null };
    const start = world.clock.now.getTime();
    for (let attempt = 1; attempt <= 8; attempt += 1) expect((await deliver()).attempt).toBe(attempt);
    expect(await nextAttemptAt()).toBeNull();
    expect((world.clock.now.getTime() - start) / 3_600_000).toBeCloseTo(23.6, 1);
    expect(new Set(world.webhook.posted.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(world.webhook.posted.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(8);
    const [webhook] = await api.alerts.listWebhooks({ domainId });
    expect(webhook).toMatchObject({ isActive: true, deliveries: [{ state: 'failed', nextAttemptAt: null }] });
    const problems = webhook?.deliveries[0]?.attempts.map(({ status, problem }) => [status, problem]);
    expect(problems).toEqual(Array.from({ length: 8 }, () => [503, 'The server answered 503.']));
  });

  it('is posted once by two workers that both hold a late job for it', async () => {
    const { api, domainId } = await fireOnce();
    const job = await claim();
    await runDelivery(world.services, job);
    await runDelivery(world.services, job);
    expect(world.webhook.posted).toHaveLength(1);
    expect((await api.alerts.listWebhooks({ domainId }))[0]?.deliveries[0]?.attempts).toHaveLength(1);
  });

  it('disables its webhook after three failed messages, sends an e-mail, and continues once enabled', async () => {
    const { api, domainId, fire, webhook } = await fireOnce();
    world.webhook.answer = { status: null, problem: 'No answer came in time.' };
    for (const day of ['27', '29', null]) {
      while (await nextAttemptAt()) await deliver();
      world.services.sentMails.length = 0;
      if (day) await fire(`2026-11-${day}T12:00:00Z`);
    }
    const [off] = await api.alerts.listWebhooks({ domainId });
    expect(off).toMatchObject({ isActive: false, disabledAt: world.clock.now });
    await fire('2026-12-03T12:00:00Z');
    expect(await nextAttemptAt()).toBeNull();
    world.webhook.answer = { status: 200, problem: null };
    const on = await api.alerts.setWebhook({ domainId, webhookId: webhook.id, isActive: true });
    expect(on).toMatchObject({ isActive: true, disabledAt: null });
    await fire('2026-12-05T12:00:00Z');
    await deliver();
    expect((await api.alerts.listWebhooks({ domainId }))[0]?.deliveries[0]).toMatchObject({
      state: 'delivered',
    });
  });

  it('disables the webhook on a 410 response without a retry, and sends an e-mail', async () => {
    const { api, domainId, email } = await fireOnce();
    world.services.sentMails.length = 0;
    world.webhook.answer = { status: 410, problem: null };
    await deliver();
    expect(await nextAttemptAt()).toBeNull();
    expect(await api.alerts.listWebhooks({ domainId })).toMatchObject([{ isActive: false }]);
    const [mail] = world.services.sentMails;
    expect(mail).toMatchObject({ to: email, subject: expect.stringContaining('a webhook was switched off') });
    expect(mail?.text).toContain('hooks.acme.com');
    expect(mail?.text).not.toContain('acme.com/keydence');
  });
});

describe('a webhook', () => {
  it('shows its secret once, and stores it encrypted', async () => {
    const { api, domainId } = await world.setUp();
    const { secret, ...webhook } = await api.alerts.createWebhook({ domainId, url });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(await api.alerts.listWebhooks({ domainId })).toEqual([webhook]);
    const rows = JSON.stringify(await world.services.database.sql`select * from alert_webhooks`);
    expect(rows).not.toContain(secret.slice(6, 30));
  });

  it('receives a test message that is not retried, even while disabled', async () => {
    const { api, domainId } = await world.setUp();
    const { id: webhookId } = await api.alerts.createWebhook({ domainId, url });
    await api.alerts.setWebhook({ domainId, webhookId, isActive: false });
    const tested = await api.alerts.testWebhook({ domainId, webhookId });
    expect(tested.deliveries).toMatchObject([{ isTest: true, state: 'pending', attempts: [] }]);
    expect(world.services.counted.at(-1)).toMatch(/^webhook_minute /);
    world.webhook.answer = { status: 404, problem: null };
    await deliver();
    expect(JSON.parse(world.webhook.posted[0]?.body ?? '')).toMatchObject({ type: 'alert.test' });
    expect(await nextAttemptAt()).toBeNull();
    expect(await api.alerts.listWebhooks({ domainId })).toMatchObject([
      { deliveries: [{ state: 'failed', attempts: [{ status: 404 }] }] },
    ]);
  });

  it('is deleted with its messages, and its rules continue without it', async () => {
    const { api, domainId, webhook } = await fireOnce();
    const job = await claim();
    await api.alerts.deleteWebhook({ domainId, webhookId: webhook.id });
    await runDelivery(world.services, job);
    expect(world.webhook.posted).toEqual([]);
    expect(await api.alerts.list({ domainId })).toMatchObject([{ webhookId: null }]);
    expect((await api.alerts.listEvents({ domainId })).data).toMatchObject([{ delivery: null }]);
  });

  it('requires an allowed address, and is one of at most five', async () => {
    const { api, domainId } = await world.setUp();
    const wrong = await failureOf(api.alerts.createWebhook({ domainId, url: 'http://acme.com/' }));
    expect(wrong).toMatchObject({
      code: 'validation_failed',
      message: 'The address must begin with https://.',
    });
    for (let count = 0; count < 5; count += 1) await api.alerts.createWebhook({ domainId, url });
    expect(await failureOf(api.alerts.createWebhook({ domainId, url }))).toMatchObject({ code: 'conflict' });
  });
});

describe('due attempts', () => {
  /** Workspaces of the attempts that one worker with `room` would claim now. */
  async function claimFor(room: number): Promise<string[]> {
    const jobs = await claimDeliveries(world.services, room);
    const rows = await world.services.database.sql<{ id: string; workspaceId: string }[]>`
      select id, workspace_id as "workspaceId" from alert_deliveries`;
    return jobs.map(({ deliveryId }) => rows.find(({ id }) => id === deliveryId)?.workspaceId ?? '');
  }

  async function addTests(count: number) {
    const { api, domainId, workspaceId } = await world.setUp();
    const { id: webhookId } = await api.alerts.createWebhook({ domainId, url });
    for (let index = 0; index < count; index += 1) await api.alerts.testWebhook({ domainId, webhookId });
    return workspaceId;
  }

  it('are claimed two at a time per workspace, starting with a workspace that has none in flight', async () => {
    const noisy = await addTests(6);
    expect(await claimFor(10)).toEqual([noisy, noisy]);
    expect(await claimFor(10)).toEqual([]);
    const quiet = await addTests(1);
    expect(await claimFor(10)).toEqual([quiet]);
  });

  it('alternate between workspaces when the room is small', async () => {
    const workspaces = [await addTests(3), await addTests(3)];
    expect((await claimFor(2)).sort()).toEqual(workspaces.sort());
  });

  it('are never claimed beyond the share by concurrent workers', async () => {
    await addTests(6);
    const claims = await Promise.all(Array.from({ length: 5 }, () => claimFor(10)));
    expect(claims.flat()).toHaveLength(2);
  });

  it('are due again after their process died', async () => {
    const workspaceId = await addTests(1);
    expect(await claimFor(1)).toEqual([workspaceId]);
    world.clock.now = new Date(world.clock.now.getTime() + 59_999);
    expect(await claimFor(1)).toEqual([]);
    world.clock.now = new Date(world.clock.now.getTime() + 1);
    expect(await claimFor(1)).toEqual([workspaceId]);
  });
});

describe('a message that is resent by hand', () => {
  async function failOnce() {
    const { api, domainId } = await world.setUp();
    const { id: webhookId } = await api.alerts.createWebhook({ domainId, url });
    const { deliveries } = await api.alerts.testWebhook({ domainId, webhookId });
    world.webhook.answer = { status: 500, problem: null };
    await deliver();
    return { api, ids: { domainId, webhookId, deliveryId: deliveries[0]?.id ?? '' } };
  }

  it('has the same id and body, and one more attempt', async () => {
    const { api, ids } = await failOnce();
    world.webhook.answer = { status: 204, problem: null };
    const sent = await api.alerts.redeliver(ids);
    expect(sent.deliveries).toMatchObject([{ state: 'pending', attempts: [{ status: 500 }] }]);
    await deliver();
    const [first, second] = world.webhook.posted;
    expect(second).toMatchObject({
      body: first?.body,
      headers: { 'webhook-id': first?.headers['webhook-id'] },
    });
    expect((await api.alerts.listWebhooks({ domainId: ids.domainId }))[0]?.deliveries).toMatchObject([
      { state: 'delivered', attempts: [{ status: 500 }, { status: 204 }] },
    ]);
  });

  it('is sent once on two concurrent requests', async () => {
    const { api, ids } = await failOnce();
    await Promise.all([api.alerts.redeliver(ids), api.alerts.redeliver(ids)]);
    const job = await claim();
    await api.alerts.redeliver(ids);
    expect(await claimDeliveries(world.services, 10)).toEqual([]);
    await runDelivery(world.services, job);
    expect(world.webhook.posted).toHaveLength(2);
  });

  it('is refused for another webhook, and after thirty attempts', async () => {
    const { api, ids } = await failOnce();
    const other = await api.alerts.createWebhook({ domainId: ids.domainId, url });
    expect(await failureOf(api.alerts.redeliver({ ...ids, webhookId: other.id }))).toMatchObject({
      code: 'not_found',
    });
    await world.services.database.sql`
      update alert_deliveries set attempts = (
        select jsonb_agg(same) from (select attempts -> 0 as same from generate_series(1, 30)) all_the_same)`;
    expect(await failureOf(api.alerts.redeliver(ids))).toMatchObject({ code: 'conflict' });
  });

  it('waits until its webhook is enabled if it is an alert', async () => {
    const { api, domainId, webhook } = await fireOnce();
    await deliver();
    const [{ id: deliveryId = '' } = {}] = (await api.alerts.listWebhooks({ domainId }))[0]?.deliveries ?? [];
    const ids = { domainId, webhookId: webhook.id, deliveryId };
    await api.alerts.setWebhook({ domainId, webhookId: webhook.id, isActive: false });
    expect(await failureOf(api.alerts.redeliver(ids))).toMatchObject({
      code: 'conflict',
      message: 'This webhook is off. Switch it on, then send the message again.',
    });
    await api.alerts.setWebhook({ domainId, webhookId: webhook.id, isActive: true });
    await api.alerts.redeliver(ids);
    await deliver();
    expect(world.webhook.posted).toHaveLength(2);
  });
});
