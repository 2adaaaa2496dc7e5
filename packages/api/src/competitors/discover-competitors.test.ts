import { AppError, type SearchDataSource } from '@keydence/domain';
import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { limitSource } from '@keydence/search-data/testing/limit-source';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';
import { runSetup } from '../setup/run-setup.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
const small = limitSource(createSampleSource({ now }), 150);
/** Overrides of the source in one test. */
let twist: Partial<SearchDataSource> = {};
const sample: SearchDataSource = new Proxy(small, {
  get: (target, key, receiver) => Reflect.get(key in twist ? twist : target, key, receiver),
});

let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;
let domainId: string;

beforeAll(async () => {
  services = await createTestServices({ sampleDomains, sources: { sample }, now });
  person = await signIn(services);
  const domainUrl = sampleDomains[0]?.domainName ?? '';
  const workspace = await person.api.workspaces.create({ name: 'Acme', domainUrl });
  domainId = workspace.domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
});
beforeEach(() => {
  twist = {};
});
afterAll(() => services.database.close());

const list = async () => (await person.api.competitors.list({ domainId, activeOnly: false })).data;
const discover = () => person.api.competitors.discover({ domainId });

describe('competitors.discover', () => {
  it('finds untracked sites, with their figures, keywords and scored gaps', async () => {
    const before = await list();
    await services.database.sql`delete from competitors where id in ${services.database.sql(
      before.slice(1).map(({ id }) => id),
    )}`;
    const { added } = await discover();
    expect(added.toSorted()).toEqual(
      before
        .slice(1)
        .map(({ domainName }) => domainName)
        .sort(),
    );
    for (const { domainName, latestMetrics, topKeywords, contentGapAnalysis } of await list()) {
      if (!added.includes(domainName)) continue;
      expect(latestMetrics?.organicKeywordsCount).toBeGreaterThan(0);
      expect(topKeywords.length).toBeGreaterThan(0);
      expect(contentGapAnalysis.contentGaps).toBeGreaterThan(0);
    }
    expect(await discover()).toEqual({ added: [] });
  });

  it('skips competitors that a member deleted', async () => {
    const [first] = await list();
    await person.api.competitors.delete({ competitorId: first?.id ?? '' });
    expect((await discover()).added).not.toContain(first?.domainName);
    await person.api.competitors.restore({ competitorId: first?.id ?? '' });
  });

  it('adds each site once, even on two concurrent requests', async () => {
    const { sql } = services.database;
    const before = await list();
    await sql`delete from competitors where id in ${sql(before.slice(1).map(({ id }) => id))}`;
    const found = await Promise.all([discover(), discover()]);
    expect(found.flatMap(({ added }) => added)).toHaveLength(before.length - 1);
    expect(await list()).toHaveLength(before.length);
  });

  it('changes nothing if the source fails', async () => {
    const { sql } = services.database;
    const [first, ...others] = await list();
    await sql`delete from competitors where id in ${sql(others.map(({ id }) => id))}`;
    twist = {
      rankedKeywords: async () => {
        throw new AppError('source_failed', 'down');
      },
    };
    expect(await failureOf(discover())).toMatchObject({ code: 'source_failed' });
    expect((await list()).map(({ id }) => id)).toEqual([first?.id]);
    twist = {};
    expect((await discover()).added).toHaveLength(others.length);
  });
});
