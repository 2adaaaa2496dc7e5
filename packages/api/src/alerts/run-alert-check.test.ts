import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { breakServices, Killed } from '../../testing/break-services.ts';
import { joinWorkspace } from '../../testing/join-workspace.ts';
import { refreshList } from '../../testing/refresh-list.ts';
import { callAnonymously, failureOf } from '../../testing/sign-in.ts';
import { createWatchedWorld, type WatchedWorld } from '../../testing/watch-domain.ts';
import { startDueRuns } from '../report-schedule/start-due-runs.ts';
import { runSetup } from '../setup/run-setup.ts';
import { runAlertCheck } from './run-alert-check.ts';

let world: WatchedWorld;
beforeAll(async () => {
  world = await createWatchedWorld();
});
afterAll(() => world.services.database.close());
beforeEach(() => world.reset());

const drops = { name: 'Drops', kind: 'dropped', places: 3, minKeywords: 2 } as const;
const fall = (...indexes: number[]) => {
  for (const index of indexes) world.ranks.set(index, 40 + index);
};
type Person = Awaited<ReturnType<WatchedWorld['setUp']>>;
const eventsOf = async ({ api, domainId }: Person) => (await api.alerts.listEvents({ domainId })).data;

describe('a rule over rank checks', () => {
  it('fires when enough keywords moved, and notifies every recipient of them', async () => {
    const person = await world.setUp();
    const { api, domainId, workspaceId } = person;
    const silent = await joinWorkspace(world.services, workspaceId);
    await silent.api.alerts.setMail({ domainId, isOn: false });
    const rule = await api.alerts.create({ ...drops, domainId });
    expect(rule).toMatchObject({ state: 'watching', setName: 'All keywords', lastOutcome: null });
    fall(0, 1);
    world.ranks.set(2, 14);
    world.ranks.set(3, null);
    await world.check(person, '2026-11-25T12:00:00Z');
    const [event, ...others] = await eventsOf(person);
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      ruleId: rule.id,
      ruleName: 'Drops',
      summary: '3 keywords dropped by 3 places or more',
      day: '2026-11-25',
      moved: 3,
      compared: expect.any(Number),
      failed: 0,
      delivery: null,
    });
    expect(event?.sample.map(({ before, now }) => [before, now])).toEqual(
      expect.arrayContaining([
        [13, null],
        [11, 41],
        [10, 40],
      ]),
    );
    expect(event?.sample[0]).toMatchObject({ before: 13, now: null });
    const [first] = event?.sample ?? [];
    expect(await api.keywords.get({ keywordId: first?.keywordId ?? '' })).toMatchObject({
      keywordText: first?.keywordText,
    });
    expect(world.services.sentMails.map(({ to, subject }) => [to, subject])).toEqual([
      [
        person.email,
        `${(await api.workspaces.list())[0]?.domains[0]?.domainName}: 3 keywords dropped by 3 places or more`,
      ],
    ]);
    expect(world.services.sentMails[0]?.text).toContain(
      `section=alerts&workspace=${workspaceId}&domain=${domainId}`,
    );
    expect(await api.alerts.list({ domainId })).toMatchObject([
      { state: 'quiet', quietUntil: '2026-12-02', lastFiredOn: '2026-11-25', lastOutcome: { moved: 3 } },
    ]);
    expect(await api.alerts.getReader({ domainId })).toEqual({ isMailOn: true, unseen: 1 });
    expect(await api.alerts.markSeen({ domainId })).toEqual({ isMailOn: true, unseen: 0 });
    expect(await silent.api.alerts.getReader({ domainId })).toEqual({ isMailOn: false, unseen: 1 });
  });

  it('does not fire one keyword below its minimum, and stores the count', async () => {
    const person = await world.setUp();
    await person.api.alerts.create({ ...drops, domainId: person.domainId, minKeywords: 4 });
    fall(0, 1, 2);
    await world.check(person, '2026-11-25T12:00:00Z');
    expect(await eventsOf(person)).toEqual([]);
    expect(await person.api.alerts.list({ domainId: person.domainId })).toMatchObject([
      { state: 'watching', lastFiredOn: null, lastOutcome: { day: '2026-11-25', moved: 3, failed: 0 } },
    ]);
    expect(world.services.sentMails).toEqual([]);
  });

  it('does not treat a failed check as a drop, and compares with the last successful check', async () => {
    const person = await world.setUp();
    const { api, domainId } = person;
    await api.alerts.create({ ...drops, domainId, kind: 'lost', places: null, minKeywords: 1 });
    await api.alerts.create({ ...drops, domainId, minKeywords: 1, quietDays: 0 });
    world.source.isDown = true;
    await world.check(person, '2026-11-25T12:00:00Z');
    expect(await eventsOf(person)).toEqual([]);
    const [lost] = await api.alerts.list({ domainId });
    expect(lost?.lastOutcome).toMatchObject({ day: '2026-11-25', moved: 0, compared: 0 });
    expect(lost?.lastOutcome?.failed).toBeGreaterThanOrEqual(12);
    world.source.isDown = false;
    fall(5);
    await world.check(person, '2026-11-26T12:00:00Z');
    expect(
      (await eventsOf(person)).map(({ kind, sample }) => [kind, sample.map(({ before }) => before)]),
    ).toEqual([['dropped', [15]]]);
  });

  it('fires once a day, regardless of the number of runs and workers', async () => {
    const person = await world.setUp();
    const { api, domainId } = person;
    await api.alerts.create({ ...drops, domainId, quietDays: 0 });
    fall(0, 1);
    world.clock.now = new Date('2026-11-25T12:00:00Z');
    await refreshList(world.services, api, { domainId, kind: 'rankings' });
    const [job] = world.services.sentAlertChecks.splice(0);
    if (!job) throw new Error('no check was asked for');
    await Promise.all(Array.from({ length: 4 }, () => runAlertCheck(world.services, job)));
    await runAlertCheck(world.services, job);
    expect(await eventsOf(person)).toHaveLength(1);
    expect(world.services.sentMails).toHaveLength(1);
    fall(2, 3);
    await world.check(person, '2026-11-25T18:00:00Z');
    expect(await eventsOf(person)).toHaveLength(1);
    fall(4, 5);
    await world.check(person, '2026-11-26T12:00:00Z');
    expect((await eventsOf(person)).map(({ day }) => day)).toEqual(['2026-11-26', '2026-11-25']);
  });

  it('neither loses nor doubles an event when a worker is killed at any moment', async () => {
    const person = await world.setUp();
    const { api, domainId } = person;
    const webhook = await api.alerts.createWebhook({ domainId, url: 'https://hooks.acme.com/' });
    for (const name of ['One', 'Two']) {
      await api.alerts.create({ ...drops, name, domainId, webhookId: webhook.id });
    }
    fall(0, 1);
    world.clock.now = new Date('2026-11-25T12:00:00Z');
    await refreshList(world.services, api, { domainId, kind: 'rankings' });
    const [job] = world.services.sentAlertChecks.splice(0);
    if (!job) throw new Error('no check was asked for');
    let kills = 0;
    for (let killAt = 1; ; killAt += 1) {
      const outcome = await runAlertCheck(breakServices(world.services, killAt).services, job).catch(
        (error: unknown) => error,
      );
      if (!(outcome instanceof Killed)) break;
      kills += 1;
    }
    expect(kills).toBeGreaterThan(5);
    expect((await eventsOf(person)).map(({ ruleName, delivery }) => [ruleName, delivery]).sort()).toEqual([
      ['One', 'pending'],
      ['Two', 'pending'],
    ]);
    const [stored] = await world.services.database.sql`select count(*)::int as n from alert_deliveries`;
    expect(stored).toEqual({ n: 2 });
  });

  it('does not fire in its quiet days, while paused, or when deleted', async () => {
    const person = await world.setUp();
    const { api, domainId } = person;
    const rule = await api.alerts.create({ ...drops, domainId, minKeywords: 1, quietDays: 3 });
    const days: Record<string, () => Promise<unknown>> = {
      '2026-11-22': async () => fall(0),
      '2026-11-24': async () => fall(1),
      '2026-11-25': async () => fall(2),
      '2026-11-28': async () => {
        fall(3);
        await api.alerts.update({ ...rule, domainId, ruleId: rule.id, isActive: false });
      },
      '2026-11-29': async () => {
        fall(4);
        await api.alerts.update({ ...rule, domainId, ruleId: rule.id });
        await api.alerts.delete({ domainId, ruleId: rule.id });
      },
      '2026-11-30': async () => {
        fall(5);
        await api.alerts.restore({ domainId, ruleId: rule.id });
      },
    };
    for (const [day, change] of Object.entries(days)) {
      await change();
      await world.check(person, `${day}T12:00:00Z`);
    }
    expect((await eventsOf(person)).map(({ day }) => day)).toEqual([
      '2026-11-30',
      '2026-11-25',
      '2026-11-22',
    ]);
  });

  it('watches only the keywords of a tag or a view, and reports a deleted view', async () => {
    const person = await world.setUp();
    const { api, domainId, workspaceId } = person;
    const { data } = await api.keywords.list({ domainId, sortBy: 'rank_absolute', sortOrder: 'asc' });
    const [first, second] = data;
    if (!first || !second) throw new Error('no keywords');
    await api.keywords.tagMany({ domainId, keywordIds: [first.id], tag: 'core', action: 'add' });
    const view = await api.keywordViews.create({
      workspaceId,
      name: 'Second',
      query: { search: second.keywordText },
    });
    const wanted = { ...drops, minKeywords: 1, domainId };
    await api.alerts.create({ ...wanted, name: 'Tag', keywordSet: 'tag', tag: 'core' });
    const viewRule = await api.alerts.create({
      ...wanted,
      name: 'View',
      keywordSet: 'view',
      viewId: view.id,
    });
    expect(viewRule.setName).toBe('View “Second”');
    fall(0, 5);
    await world.check(person, '2026-11-25T12:00:00Z');
    expect(
      (await eventsOf(person)).map(({ ruleName, moved, setName }) => [ruleName, moved, setName]),
    ).toEqual([['Tag', 1, 'Tag “core”']]);
    fall(1);
    await world.check(person, '2026-11-26T12:00:00Z');
    expect((await eventsOf(person))[0]).toMatchObject({ ruleName: 'View', moved: 1 });
    await api.keywordViews.delete({ workspaceId, viewId: view.id });
    expect(await api.alerts.get({ domainId, ruleId: viewRule.id })).toMatchObject({
      state: 'broken',
      setName: 'A view that was deleted',
    });
    world.ranks.clear();
    await world.check(person, '2026-12-10T12:00:00Z');
    fall(0, 1);
    await world.check(person, '2026-12-20T12:00:00Z');
    expect((await eventsOf(person)).filter(({ ruleName }) => ruleName === 'View')).toHaveLength(1);
  });

  it('checks after every other write of ranks too, and only the list of the current market', async () => {
    const person = await world.setUp();
    const { api, domainId } = person;
    const { services, clock } = world;
    await refreshList(services, api, { domainId, kind: 'rankings' });
    expect(services.sentAlertChecks).toEqual([]);
    await api.alerts.create({ ...drops, domainId });
    const askedDays = () => services.sentAlertChecks.splice(0).map(({ day }) => day);
    clock.now = new Date('2026-11-25T12:00:00Z');
    await refreshList(services, api, { domainId, kind: 'keywords' });
    expect(askedDays()).toEqual(['2026-11-25']);
    clock.now = new Date('2026-12-05T12:00:00Z');
    await startDueRuns(services);
    for (const job of services.sentJobs.splice(0)) await runSetup(services, job);
    expect(askedDays()).toEqual(['2026-12-05']);
    await services.database.sql`update tracked_domains set list_id = null where id = ${domainId}`;
    await refreshList(services, api, { domainId, kind: 'keywords' });
    expect(askedDays()).toEqual([]);
  });
});

describe('an alert e-mail', () => {
  it('has a link that unsubscribes its recipient only', async () => {
    const person = await world.setUp();
    const { api, domainId, workspaceId } = person;
    const other = await joinWorkspace(world.services, workspaceId);
    await api.alerts.create({ ...drops, domainId, quietDays: 0 });
    fall(0, 1);
    await world.check(person, '2026-11-25T12:00:00Z');
    const mail = world.services.sentMails.find(({ to }) => to === person.email);
    const token = new URL(mail?.unsubscribeUrl ?? '').searchParams.get('token') ?? '';
    await callAnonymously(world.services).alerts.unsubscribe({ token });
    expect(await api.alerts.getReader({ domainId })).toMatchObject({ isMailOn: false });
    expect(await other.api.alerts.getReader({ domainId })).toMatchObject({ isMailOn: true });
    const forged = callAnonymously(world.services).alerts.unsubscribe({ token: `${token.slice(0, -2)}AA` });
    expect(await failureOf(forged)).toMatchObject({ code: 'not_found' });
    fall(2, 3);
    world.services.sentMails.length = 0;
    await world.check(person, '2026-11-26T12:00:00Z');
    expect(world.services.sentMails.map(({ to }) => to)).toEqual([other.email]);
  });
});
