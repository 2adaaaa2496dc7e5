import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSetup } from '../jobs/run-setup.ts';
import { createTestServices, type TestServices } from '../testing/create-test-services.ts';
import { failureOf, signIn } from '../testing/sign-in.ts';
import { limitSource } from '../testing/small-source.ts';

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
  it('changes what it is told to, and nothing else', async () => {
    const before = await first();
    const { version } = await stored(before.id);
    const update = person.api.competitors.update;
    const named = await update({ competitorId: before.id, displayName: '  Rival & Sons ' });
    expect(named).toEqual({ ...before, displayName: 'Rival & Sons' });
    expect((await update({ competitorId: before.id, valueProp: ' ' })).valueProp).toBeNull();
    expect((await update({ competitorId: before.id, valueProp: 'Cheaper.' })).valueProp).toBe('Cheaper.');
    expect((await stored(before.id)).version).toBe(version + 3);
  });

  it('changes nothing, not even the version, without a field', async () => {
    const before = await first();
    const { version } = await stored(before.id);
    expect(await person.api.competitors.update({ competitorId: before.id })).toEqual(before);
    expect((await stored(before.id)).version).toBe(version);
  });

  it('takes one out of the list and brings it back with its gaps', async () => {
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
  it('takes the keywords and measurements with it, and marks the list as changed', async () => {
    const { id } = await first();
    const before = await stored(id);
    expect(before).toMatchObject({ competitors: 1, metrics: 1, keywords: 60 });
    await person.api.competitors.delete({ competitorId: id });
    expect(await stored(id)).toEqual({
      competitors: 0,
      metrics: 0,
      keywords: 0,
      version: before.version + 1,
    });
    expect(await failureOf(person.api.competitors.delete({ competitorId: id }))).toMatchObject({
      code: 'not_found',
    });
  });

  it("answers another tenant's competitor like an unknown one, and leaves it alone", async () => {
    const stranger = await signIn(services);
    const { id } = await first();
    for (const competitorId of [id, '01890000-0000-7000-8000-00000000dead', 'nonsense']) {
      const failures = await Promise.all([
        failureOf(stranger.api.competitors.delete({ competitorId })),
        failureOf(stranger.api.competitors.update({ competitorId, displayName: 'Mine' })),
      ]);
      expect(failures).toMatchObject(Array(2).fill({ code: 'not_found', message: 'Not found' }));
    }
    expect((await first()).id).toBe(id);
  });
});
