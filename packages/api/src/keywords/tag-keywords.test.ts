import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { limitSource } from '@keydence/search-data/testing/limit-source';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';
import { runSetup } from '../setup/run-setup.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;
let domainId: string;
let keywordIds: string[];

beforeAll(async () => {
  const sample = limitSource(createSampleSource({ now }), 20);
  services = await createTestServices({ sampleDomains, sources: { sample }, now });
  ({ person, domainId, keywordIds } = await addDomain());
});
afterAll(() => services.database.close());

async function addDomain() {
  const owner = await signIn(services);
  const domainUrl = sampleDomains[0]?.domainName ?? '';
  const { domains } = await owner.api.workspaces.create({ name: 'Acme', domainUrl });
  const id = domains[0]?.id ?? '';
  await runSetup(services, { domainId: id, run: 1 });
  const { data } = await owner.api.keywords.list({ domainId: id, limit: 100 });
  return { person: owner, domainId: id, keywordIds: data.map((keyword) => keyword.id) };
}

const tagMany = (action: 'add' | 'remove', tag: string, ids: string[]) =>
  person.api.keywords.tagMany({ domainId, keywordIds: ids, action, tag });
const tagsOf = async (keywordId: string) => (await person.api.keywords.get({ keywordId })).tags;
const withTag = async (tag: string) => (await person.api.keywords.list({ domainId, tag, limit: 100 })).data;

describe('tagging many keywords', () => {
  it('adds a tag once to each, finds them by it, and removes it', async () => {
    const [first = '', second = '', third = ''] = keywordIds;
    expect(await tagMany('add', ' Spring ', [first, second, first])).toEqual({
      keywordIds: expect.toSatisfy((ids: string[]) => ids.length === 2 && ids.includes(second)),
      unchanged: 0,
      full: 0,
    });
    expect(await tagMany('add', 'spring', [second, third])).toEqual({
      keywordIds: [third],
      unchanged: 1,
      full: 0,
    });
    expect((await withTag('SPRING')).map(({ id }) => id).sort()).toEqual([first, second, third].sort());
    const removed = await tagMany('remove', 'spring', keywordIds);
    expect({ ...removed, keywordIds: [...removed.keywordIds].sort() }).toEqual({
      keywordIds: [first, second, third].sort(),
      unchanged: keywordIds.length - 3,
      full: 0,
    });
    expect(await withTag('spring')).toEqual([]);
  });

  it('leaves a keyword with ten tags unchanged', async () => {
    const [full = '', other = ''] = keywordIds;
    const tags = Array.from({ length: 10 }, (_, index) => `tag ${index}`);
    await person.api.keywords.update({ keywordId: full, tags });
    expect(await tagMany('add', 'late', [full, other])).toEqual({
      keywordIds: [other],
      unchanged: 0,
      full: 1,
    });
    expect(await tagMany('add', 'tag 3', [full])).toEqual({ keywordIds: [], unchanged: 1, full: 0 });
    expect(await tagsOf(full)).toEqual(tags);
    expect(await tagsOf(other)).toEqual(['late']);
    await tagMany('remove', 'late', keywordIds);
    await person.api.keywords.update({ keywordId: full, tags: [] });
  });

  it('skips a keyword that is no longer tracked', async () => {
    const { id } = await person.api.keywords.add({ domainId, keywordText: 'soon gone' });
    await person.api.keywords.delete({ keywordId: id });
    expect(await tagMany('add', 'late', [id])).toEqual({ keywordIds: [], unchanged: 0, full: 0 });
  });

  it('changes nothing if one keyword is not of the domain', async () => {
    const [mine = ''] = keywordIds;
    const { keywordIds: theirs } = await addDomain();
    for (const id of [theirs[0] ?? '', 'not-an-id', '9'.repeat(18)]) {
      const error = await failureOf(tagMany('add', 'stolen', [mine, id]));
      expect(error).toMatchObject({ code: 'not_found', message: 'Not found' });
    }
    expect(await tagsOf(mine)).toEqual([]);
  });

  it('requires 1 to 1,000 keywords', async () => {
    for (const ids of [[], Array.from({ length: 1_001 }, () => keywordIds[0] ?? '')]) {
      expect(await failureOf(tagMany('add', 'x', ids))).toMatchObject({
        code: 'validation_failed',
        details: { errors: [{ path: 'keywordIds' }] },
      });
    }
  });
});

describe('listing tags', () => {
  it('counts each tag, the most used first, and only those of the market', async () => {
    const [first = '', second = ''] = keywordIds;
    await tagMany('add', 'zoo', [first, second]);
    await tagMany('add', 'beta', [first]);
    await tagMany('add', 'alpha', [second]);
    expect(await person.api.keywords.listTags({ domainId })).toEqual({
      data: [
        { tag: 'zoo', count: 2 },
        { tag: 'alpha', count: 1 },
        { tag: 'beta', count: 1 },
      ],
      total: 3,
    });
    const elsewhere = { domainId, locationCode: 2276, languageCode: 'de' };
    expect(await person.api.keywords.listTags(elsewhere)).toEqual({ data: [], total: 0 });
  });

  it('lists the 500 most used of more', async () => {
    await services.database.sql`
      insert into keyword_tags (list_id, keyword_id, tag)
      select k.list_id, k.id, 'many ' || n from generate_series(1, 600) n,
        lateral (select list_id, id from tracked_keywords order by list_id, id limit 1) k`;
    const { data, total } = await person.api.keywords.listTags({ domainId });
    expect({ listed: data.length, total, first: data[0] }).toEqual({
      listed: 500,
      total: 603,
      first: { tag: 'zoo', count: 2 },
    });
  });
});
