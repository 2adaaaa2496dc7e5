import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { limitSource } from '@keydence/search-data/testing/limit-source';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
const readVersion = async () =>
  (await getListVersion({ services, requestId: 'test', caller: person }, { domainId }))?.text;

it('deletes every row of the keyword, and nothing else', async () => {
  const before = await list();
  const [keyword, ...others] = before.data;
  const version = await readVersion();
  await person.api.keywords.delete({ keywordId: keyword?.id ?? '' });

  const after = await list();
  expect(after.data).toEqual(others);
  expect(after.pagination.total).toBe(before.pagination.total - 1);
  expect(await readVersion()).not.toBe(version);
  const { listId, id } = decodeKeywordId(keyword?.id ?? '');
  const { sql } = services.database;
  const [left] = await sql`
    select (select count(*)::int from tracked_keywords where list_id = ${listId} and id = ${id}) as facts,
      (select count(*)::int from keyword_rankings where list_id = ${listId} and id = ${id}) as rankings,
      (select count(*)::int from keyword_volumes where list_id = ${listId} and id = ${id}) as volumes,
      (select count(*)::int from ranking_months where list_id = ${listId} and keyword_id = ${id}) as months`;
  expect(left).toEqual({ facts: 0, rankings: 0, volumes: 0, months: 0 });
});

it('deletes once on two concurrent requests', async () => {
  const [keyword] = (await list()).data;
  const keywordId = keyword?.id ?? '';
  const outcomes = await Promise.allSettled([
    person.api.keywords.delete({ keywordId }),
    person.api.keywords.delete({ keywordId }),
  ]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await failureOf(person.api.keywords.delete({ keywordId }))).toMatchObject({ code: 'not_found' });
});

it('is refused until the domain is set up', async () => {
  const [keyword] = (await list()).data;
  await services.database.sql`update domain_setups set state = 'setting_up' where domain_id = ${domainId}`;
  const error = await failureOf(person.api.keywords.delete({ keywordId: keyword?.id ?? '' }));
  expect(error).toMatchObject({ code: 'domain_setup_in_progress', message: 'Domain setup in progress' });
  await services.database.sql`update domain_setups set state = 'ready' where domain_id = ${domainId}`;
  expect((await list()).data[0]).toEqual(keyword);
});
