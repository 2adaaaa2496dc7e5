import { maxAlertRules } from '@keydence/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { failureOf, signIn } from '../../testing/sign-in.ts';
import { createWatchedWorld, type WatchedWorld } from '../../testing/watch-domain.ts';

let world: WatchedWorld;
beforeAll(async () => {
  world = await createWatchedWorld();
});
afterAll(() => world.services.database.close());
beforeEach(() => world.reset());

const rule = { name: 'Drops', kind: 'dropped', places: 3, minKeywords: 2 } as const;

describe('rules of a domain', () => {
  it('creates, changes, deletes and restores a rule', async () => {
    const { api, domainId } = await world.setUp();
    const made = await api.alerts.create({ ...rule, domainId });
    expect(await api.alerts.list({ domainId })).toEqual([made]);
    const changed = await api.alerts.update({
      ...made,
      domainId,
      ruleId: made.id,
      kind: 'lost',
      name: 'Lost',
    });
    expect(changed).toMatchObject({ id: made.id, name: 'Lost', kind: 'lost', places: null, minKeywords: 2 });
    await api.alerts.delete({ domainId, ruleId: made.id });
    expect(await api.alerts.list({ domainId })).toEqual([]);
    expect(await failureOf(api.alerts.delete({ domainId, ruleId: made.id }))).toMatchObject({
      code: 'not_found',
    });
    expect(await api.alerts.restore({ domainId, ruleId: made.id })).toEqual(changed);
    expect(await api.alerts.restore({ domainId, ruleId: made.id })).toEqual(changed);
    await api.alerts.delete({ domainId, ruleId: made.id });
    world.clock.now = new Date('2026-12-05T12:00:00Z');
    const other = await api.alerts.create({ ...rule, domainId });
    await api.alerts.delete({ domainId, ruleId: other.id });
    expect(await failureOf(api.alerts.restore({ domainId, ruleId: made.id }))).toMatchObject({
      code: 'not_found',
    });
  });

  it('enforces the limit for a restored rule and for two concurrent creations', async () => {
    const { api, domainId } = await world.setUp();
    for (let count = 1; count < maxAlertRules; count += 1) await api.alerts.create({ ...rule, domainId });
    const outcomes = await Promise.allSettled([
      api.alerts.create({ ...rule, domainId }),
      api.alerts.create({ ...rule, domainId }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [first] = await api.alerts.list({ domainId });
    const ruleId = first?.id ?? '';
    await api.alerts.delete({ domainId, ruleId });
    await api.alerts.create({ ...rule, domainId });
    expect(await failureOf(api.alerts.restore({ domainId, ruleId }))).toMatchObject({
      code: 'conflict',
      message: 'A domain can have at most 20 alerts. Delete one to add another.',
    });
  });

  it('refuses foreign views and webhooks', async () => {
    const { api, domainId } = await world.setUp();
    const other = await world.setUp();
    const view = await other.api.keywordViews.create({
      workspaceId: other.workspaceId,
      name: 'V',
      query: {},
    });
    const hook = await other.api.alerts.createWebhook({ domainId: other.domainId, url: 'https://acme.com/' });
    const foreign = { ...rule, domainId, keywordSet: 'view', viewId: view.id } as const;
    const unknownView = { code: 'validation_failed', details: { errors: [{ path: 'viewId' }] } };
    expect(await failureOf(api.alerts.create(foreign))).toMatchObject(unknownView);
    expect(await failureOf(api.alerts.create({ ...foreign, viewId: 'x' }))).toMatchObject(unknownView);
    expect(await failureOf(api.alerts.preview(foreign))).toMatchObject(unknownView);
    const withHook = api.alerts.create({ ...rule, domainId, webhookId: hook.id });
    expect(await failureOf(withHook)).toMatchObject({ details: { errors: [{ path: 'webhookId' }] } });
  });

  it('hides rules and all their data from people outside the workspace', async () => {
    const { api, domainId } = await world.setUp();
    const { id: ruleId } = await api.alerts.create({ ...rule, domainId });
    const { id: webhookId } = await api.alerts.createWebhook({ domainId, url: 'https://acme.com/' });
    const stranger = await world.setUp();
    const eventId = world.services.newId();
    const calls = (domain: string) => {
      const { alerts } = stranger.api;
      return [
        () => alerts.get({ domainId: domain, ruleId }),
        () => alerts.update({ ...rule, domainId: domain, ruleId }),
        () => alerts.delete({ domainId: domain, ruleId }),
        () => alerts.restore({ domainId: domain, ruleId }),
        () => alerts.getEvent({ domainId: domain, eventId }),
        () => alerts.setWebhook({ domainId: domain, webhookId, isActive: false }),
        () => alerts.testWebhook({ domainId: domain, webhookId }),
        () => alerts.deleteWebhook({ domainId: domain, webhookId }),
      ];
    };
    const { alerts } = stranger.api;
    const ofDomain = [
      () => alerts.list({ domainId }),
      () => alerts.create({ ...rule, domainId }),
      () => alerts.preview({ ...rule, domainId }),
      () => alerts.listEvents({ domainId }),
      () => alerts.getReader({ domainId }),
      () => alerts.setMail({ domainId, isOn: false }),
      () => alerts.markSeen({ domainId }),
      () => alerts.listWebhooks({ domainId }),
      () => alerts.createWebhook({ domainId, url: 'https://acme.com/' }),
    ];
    for (const call of [...calls(domainId), ...calls(stranger.domainId), ...ofDomain]) {
      expect(await failureOf(call())).toMatchObject({ code: 'not_found' });
    }
    for (const id of ['x', eventId]) {
      expect(await failureOf(api.alerts.get({ domainId, ruleId: id }))).toMatchObject({ code: 'not_found' });
    }
    expect(await api.alerts.list({ domainId })).toHaveLength(1);
    expect(await api.alerts.listWebhooks({ domainId })).toMatchObject([{ isActive: true, deliveries: [] }]);
  });

  it('requires a signed-in member of the workspace', async () => {
    const { domainId } = await world.setUp();
    const loner = await signIn(world.services);
    expect(await failureOf(loner.api.alerts.list({ domainId }))).toMatchObject({ code: 'not_found' });
  });
});

describe('the preview of a rule', () => {
  it('returns the days on which the rule would have fired', async () => {
    const person = await world.setUp();
    const { api, domainId } = person;
    const preview = (change = {}) => api.alerts.preview({ ...rule, domainId, ...change });
    expect(await preview()).toMatchObject({ isTooLarge: false, checks: 0, firings: [] });
    world.ranks.set(0, 30).set(1, 30).set(2, 30);
    await world.check(person, '2026-11-25T12:00:00Z');
    world.ranks.set(3, 50).set(4, 50);
    await world.check(person, '2026-11-27T12:00:00Z');
    expect(await preview()).toMatchObject({ checks: 2, firings: [{ day: '2026-11-25', moved: 3 }] });
    expect(await preview({ quietDays: 0 })).toMatchObject({
      firings: [
        { day: '2026-11-27', moved: 2 },
        { day: '2026-11-25', moved: 3 },
      ],
    });
    expect(await preview({ keywordSet: 'tag', tag: 'none' })).toMatchObject({ keywords: 0, firings: [] });
    world.clock.now = new Date('2027-02-26T12:00:00Z');
    expect(await preview({ quietDays: 0 })).toMatchObject({ checks: 0, firings: [] });
  });
});
