import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { limitSource } from '@keydence/search-data/testing/limit-source';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { callAnonymously, failureOf, signIn } from '../../testing/sign-in.ts';
import { runSetup } from '../setup/run-setup.ts';

const now = () => new Date('2026-11-21T12:00:00Z');

let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;
let domainId: string;

beforeAll(async () => {
  const sample = limitSource(createSampleSource({ now }), 60);
  services = await createTestServices({ sampleDomains, sources: { sample }, now });
  person = await signIn(services);
  const domainUrl = sampleDomains[0]?.domainName ?? '';
  const workspace = await person.api.workspaces.create({ name: 'Acme', domainUrl });
  domainId = workspace.domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
});
afterAll(() => services.database.close());

const first = async () => {
  const { data } = await person.api.competitors.list({ domainId });
  const [competitor] = data;
  if (!competitor) throw new Error('no competitor');
  return competitor;
};

const stored = async (id: string) => {
  const [row] = await services.database.sql`
    select (select count(*)::int from competitors where id = ${id}) as competitors,
      (select count(*)::int from competitor_metrics where competitor_id = ${id}) as metrics,
      (select count(*)::int from competitor_keywords where competitor_id = ${id}) as keywords,
      (select version::int from keyword_lists where domain_id = ${domainId}) as version`;
  return row as unknown as { competitors: number; metrics: number; keywords: number; version: number };
};

describe('competitors.update', () => {
  it('changes the given fields only', async () => {
    const before = await first();
    const { version } = await stored(before.id);
    const update = person.api.competitors.update;
    const named = await update({ competitorId: before.id, displayName: '  Rival & Sons ' });
    expect(named).toEqual({ ...before, displayName: 'Rival & Sons' });
    expect((await update({ competitorId: before.id, valueProp: ' ' })).valueProp).toBeNull();
    expect((await update({ competitorId: before.id, valueProp: 'Cheaper.' })).valueProp).toBe('Cheaper.');
    expect((await stored(before.id)).version).toBe(version + 3);
  });

  it('uses the name of all screens in the report', async () => {
    const { id, domainName, displayName } = await first();
    await person.api.competitors.update({ competitorId: id, displayName: 'Quite Another Name' });
    const report = await person.api.reports.get({ domainId });
    const nameOf = report.competitors.find(({ domain }) => domain === domainName)?.name;
    expect(nameOf).toBe('Quite Another Name');
    const strategies = report.competitorStrategy.competitorStrategies;
    for (const { competitorDomain, competitorName } of strategies) {
      if (competitorDomain === domainName) expect(competitorName).toBe('Quite Another Name');
    }
    expect(JSON.stringify(strategies)).not.toContain(displayName);
    await person.api.competitors.update({ competitorId: id, displayName });
  });

  it('uses the name in shared copies of the report', async () => {
    const { id, domainName, displayName } = await first();
    const { token } = await person.api.reportShares.create({ domainId });
    await person.api.competitors.update({ competitorId: id, displayName: 'Quite Another Name' });
    const { report } = await callAnonymously(services).reportShares.get({ token });
    const names = report.competitors.filter(({ domain }) => domain === domainName).map(({ name }) => name);
    expect(names).toEqual(['Quite Another Name']);
    expect(JSON.stringify(report.competitorStrategy)).not.toContain(displayName);
    await person.api.competitors.update({ competitorId: id, displayName });
  });

  it('changes nothing, not even the version, without a field', async () => {
    const before = await first();
    const { version } = await stored(before.id);
    expect(await person.api.competitors.update({ competitorId: before.id })).toEqual(before);
    expect((await stored(before.id)).version).toBe(version);
  });

  it('pauses a competitor and resumes it with its gaps', async () => {
    const before = await first();
    const update = person.api.competitors.update;
    expect(await update({ competitorId: before.id, isActive: false })).toMatchObject({ isActive: false });
    expect((await first()).id).not.toBe(before.id);
    expect(await update({ competitorId: before.id, isActive: true })).toEqual(before);
  });

  it.each([
    [{ displayName: ' ' }, 'Name is required'],
    [{ displayName: 'é'.repeat(101) }, 'Name must be at most 100 characters.'],
    [{ valueProp: 'x'.repeat(501) }, 'Value proposition must be at most 500 characters.'],
  ])('refuses %j', async (change, message) => {
    const { id } = await first();
    const failure = await failureOf(person.api.competitors.update({ competitorId: id, ...change }));
    expect(failure).toMatchObject({ code: 'validation_failed', message });
  });
});

describe('competitors.delete', () => {
  const countOf = async (id: string) => {
    const { data, summary, contentGapSummary } = await person.api.competitors.list({
      domainId,
      activeOnly: false,
    });
    const { current } = summary.trackedCompetitors;
    return { isListed: data.some((one) => one.id === id), tracked: current, ...contentGapSummary };
  };

  it('removes it from every count, hides it and bumps the list version; undo restores all of it', async () => {
    const competitor = await first();
    const { id } = competitor;
    const [before, counts] = [await stored(id), await countOf(id)];
    const input = { competitorId: id };
    await person.api.competitors.delete(input);
    expect((await stored(id)).version).toBe(before.version + 1);
    const gone = await countOf(id);
    expect(gone).toMatchObject({ isListed: false, tracked: counts.tracked - 1 });
    expect(gone.totalContentGaps).toBeLessThan(counts.totalContentGaps);
    const { api } = person;
    for (const call of [
      () => api.competitors.delete(input),
      () => api.competitors.get(input),
      () => api.competitors.update({ ...input, displayName: 'Still here' }),
      () => api.competitors.refresh(input),
      () => api.competitors.topKeywords(input),
    ]) {
      expect(await failureOf(call())).toMatchObject({ code: 'not_found' });
    }
    expect(await person.api.competitors.restore(input)).toEqual(competitor);
    expect(await person.api.competitors.restore(input)).toEqual(competitor);
    expect(await countOf(id)).toEqual(counts);
    expect(await stored(id)).toMatchObject({ competitors: 1, metrics: 1, keywords: 60 });
  });

  it('does not rediscover a deleted one', async () => {
    const { id } = await first();
    await person.api.competitors.delete({ competitorId: id });
    const { tracked } = await countOf(id);
    const nextRun = { domainId, run: 2 };
    await services.database.sql`
      update domain_setups set run = ${nextRun.run}, state = 'setting_up', step = 'site_topics', steps_done = 0
      where domain_id = ${domainId}`;
    await runSetup(services, nextRun);
    const after = await countOf(id);
    expect(after.isListed).toBe(false);
    expect(after.tracked).toBeGreaterThanOrEqual(tracked);
    await person.api.competitors.restore({ competitorId: id });
  });

  it('permanently deletes those deleted 30 days ago', async () => {
    const { data } = await person.api.competitors.list({ domainId });
    const [old, recent, next] = data.map(({ id }) => id);
    if (!old || !recent || !next) throw new Error('too few competitors');
    for (const competitorId of [old, recent]) await person.api.competitors.delete({ competitorId });
    const setDeleted = (id: string, at: string) =>
      services.database.sql`update competitors set deleted_at = ${at} where id = ${id}`;
    await setDeleted(old, '2026-10-22T11:59:59Z');
    await setDeleted(recent, '2026-10-22T12:00:00Z');
    await person.api.competitors.delete({ competitorId: next });
    expect(await stored(old)).toMatchObject({ competitors: 0, metrics: 0, keywords: 0 });
    expect(await failureOf(person.api.competitors.restore({ competitorId: old }))).toMatchObject({
      code: 'not_found',
    });
    for (const competitorId of [recent, next]) await person.api.competitors.restore({ competitorId });
  });

  it('treats a foreign competitor like an unknown one, and leaves it unchanged', async () => {
    const stranger = await signIn(services);
    const { id } = await first();
    for (const competitorId of [id, '01890000-0000-7000-8000-00000000dead', 'nonsense']) {
      const failures = await Promise.all([
        failureOf(stranger.api.competitors.delete({ competitorId })),
        failureOf(stranger.api.competitors.restore({ competitorId })),
        failureOf(stranger.api.competitors.update({ competitorId, displayName: 'Mine' })),
      ]);
      expect(failures).toMatchObject(Array(3).fill({ code: 'not_found', message: 'Not found' }));
    }
    expect((await first()).id).toBe(id);
  });
});
