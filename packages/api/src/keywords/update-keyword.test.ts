import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { limitSource } from '@keydence/search-data/testing/limit-source';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';
import { decodeKeywordId } from '../keyword-lists/encode-keyword-id.ts';
import { getListVersion } from '../keyword-lists/get-list-version.ts';
import { runSetup } from '../setup/run-setup.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;
let domainId: string;

beforeAll(async () => {
  const sample = limitSource(createSampleSource({ now }), 20);
  services = await createTestServices({ sampleDomains, sources: { sample }, now });
  person = await signIn(services);
  const domainUrl = sampleDomains[0]?.domainName ?? '';
  const { domains } = await person.api.workspaces.create({ name: 'Acme', domainUrl });
  domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
});
afterAll(() => services.database.close());

const list = () => person.api.keywords.list({ domainId, limit: 100 });
async function keywordAt(index: number) {
  const found = (await list()).data[index];
  if (!found) throw new Error('the list is too short');
  return found;
}

describe('getting a keyword', () => {
  it('returns the row of the list, every month of search volume and nothing attached', async () => {
    const row = await keywordAt(0);
    const details = await person.api.keywords.get({ keywordId: row.id });
    expect(details).toMatchObject({ ...row, domainId, note: null, tags: [], targetUrl: null });
    expect(details.volumeHistory.slice(-13).map(({ searches }) => searches)).toEqual(row.monthlySearches);
    const months = details.volumeHistory.map(({ month }) => month);
    expect(months.at(-1)).toMatch(/^2026-(10|11)$/);
    expect(months).toEqual([...new Set(months)].sort());
  });

  it('has no months for a keyword that no source knows', async () => {
    const { id } = await person.api.keywords.add({ domainId, keywordText: 'zzqx never heard of' });
    expect(await person.api.keywords.get({ keywordId: id })).toMatchObject({ volumeHistory: [] });
    await person.api.keywords.delete({ keywordId: id });
  });
});

describe('changing a keyword', () => {
  it('changes the given fields only, here and in the list', async () => {
    const { id } = await keywordAt(1);
    const update = (changes: { tags?: string[]; targetUrl?: string | null; note?: string | null }) =>
      person.api.keywords.update({ keywordId: id, ...changes });
    await update({ tags: ['Spring ', 'brand', 'BRAND'] });
    await update({ targetUrl: ' https://acme.com/shoes ' });
    const attached = {
      tags: ['brand', 'spring'],
      targetUrl: 'https://acme.com/shoes',
      note: 'Ask Bo.\nTwice.',
    };
    expect(await update({ note: ' Ask Bo.\nTwice. ' })).toMatchObject(attached);
    expect(await person.api.keywords.get({ keywordId: id })).toMatchObject(attached);
    const { tags, targetUrl } = attached;
    expect(await keywordAt(1)).toMatchObject({ id, tags, targetUrl });
    expect(await keywordAt(0)).toMatchObject({ tags: [], targetUrl: null });
  });

  it('removes values given as null or blank', async () => {
    const { id: keywordId } = await keywordAt(2);
    await person.api.keywords.update({
      keywordId,
      tags: ['a', 'b'],
      targetUrl: 'https://acme.com',
      note: 'x',
    });
    expect(await person.api.keywords.update({ keywordId, tags: ['b', 'c'], note: '  ' })).toMatchObject({
      tags: ['b', 'c'],
      targetUrl: 'https://acme.com',
      note: null,
    });
    expect(await person.api.keywords.update({ keywordId, tags: [], targetUrl: null })).toMatchObject({
      tags: [],
      targetUrl: null,
      note: null,
    });
  });

  it.each([
    [{ targetUrl: 'javascript:alert(1)' }, 'targetUrl'],
    [{ targetUrl: `https://acme.com/${'x'.repeat(2_048)}` }, 'targetUrl'],
    [{ note: 'x'.repeat(2_001) }, 'note'],
    [{ tags: Array.from({ length: 11 }, (_, index) => `tag ${index}`) }, 'tags'],
    [{ tags: ['fine', 'x'.repeat(41)] }, 'tags.1'],
  ])('refuses a wrong %j', async (changes, path) => {
    const { id: keywordId } = await keywordAt(0);
    const error = await failureOf(person.api.keywords.update({ keywordId, ...changes }));
    expect(error).toMatchObject({ code: 'validation_failed', details: { errors: [{ path }] } });
    expect(await keywordAt(0)).toMatchObject({ tags: [], targetUrl: null });
  });

  it('makes every process clear its cache of the list', async () => {
    const ctx = { services, requestId: 'test', caller: person };
    const readVersion = async () => (await getListVersion(ctx, { domainId }))?.text;
    const { id: keywordId } = await keywordAt(3);
    const before = await readVersion();
    await person.api.keywords.update({ keywordId, tags: ['new'] });
    expect(await readVersion()).not.toBe(before);
  });

  it('is deleted with the keyword', async () => {
    const { id: keywordId } = await keywordAt(4);
    await person.api.keywords.update({ keywordId, tags: ['gone'], note: 'gone' });
    await person.api.keywords.delete({ keywordId });
    const { listId, id } = decodeKeywordId(keywordId);
    const [left] = await services.database.sql`
      select (select count(*)::int from keyword_tags where list_id = ${listId} and keyword_id = ${id}) as tags,
        (select count(*)::int from keyword_details where list_id = ${listId} and keyword_id = ${id}) as details`;
    expect(left).toEqual({ tags: 0, details: 0 });
    expect(await failureOf(person.api.keywords.update({ keywordId, note: 'late' }))).toMatchObject({
      code: 'not_found',
    });
  });

  it('is refused until the domain is set up', async () => {
    const { id: keywordId } = await keywordAt(0);
    const { sql } = services.database;
    await sql`update domain_setups set state = 'setting_up' where domain_id = ${domainId}`;
    const error = await failureOf(person.api.keywords.update({ keywordId, note: 'early' }));
    expect(error).toMatchObject({ code: 'domain_setup_in_progress' });
    await sql`update domain_setups set state = 'ready' where domain_id = ${domainId}`;
    expect(await person.api.keywords.get({ keywordId })).toMatchObject({ note: null });
  });
});
