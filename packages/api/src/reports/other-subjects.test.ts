import { relevanceToCode } from '@keydence/db';

import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { signIn } from '../../testing/sign-in.ts';
import { readCompetitors } from '../competitors/read-competitors.ts';
import { findSiteRates } from '../gains/find-site-rates.ts';
import { runSetup } from '../setup/run-setup.ts';
import { readOpportunities } from './read-opportunities.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
const hidden = relevanceToCode('hidden');
let services: TestServices;
let listId: number;
beforeAll(async () => {
  services = await createTestServices({
    sampleDomains,
    sources: { sample: createSampleSource({ now }) },
    now,
  });
  const { api } = await signIn(services);
  const { domains } = await api.workspaces.create({ name: 'Brew', domainUrl: 'brewlane.example' });
  const domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  const [list] = await services.database
    .sql`select list_id as id from tracked_domains where id = ${domainId}`;
  listId = list?.id;
}, 60_000);
afterAll(() => services.database.close());

it('lists opportunities on other subjects last', async () => {
  const { db, sql } = services.database;
  const read = async () => {
    const found = await readOpportunities(db, listId, await findSiteRates(db, listId, now()));
    return found.map(({ keywordText }) => keywordText);
  };
  const [first = '', second] = await read();
  await sql`update tracked_keywords set relevance_class = ${hidden} where list_id = ${listId} and keyword_text = ${first}`;
  const after = await read();
  expect(after[0]).toBe(second);
  expect(after).not.toContain(first);
  await sql`update tracked_keywords set relevance_class = null where list_id = ${listId} and keyword_text <> ${first}`;
  await sql`update tracked_keywords set relevance_class = ${hidden} where list_id = ${listId}`;
  expect((await read())[0]).toBe(first);
});

it('lists a competitor’s gaps on other subjects last', async () => {
  const { db, sql } = services.database;
  const read = async () => {
    const [competitor] = await readCompetitors(db, listId, { activeOnly: true, limit: 1, offset: 0 });
    return competitor?.gaps.map(({ keyword }) => keyword) ?? [];
  };
  const before = await read();
  const [first = '', second = ''] = before;
  expect(before.length).toBeGreaterThan(2);
  await sql`
    insert into gap_insights (list_id, kw_hash, relevance_class)
    select distinct list_id, kw_hash, ${hidden}::smallint from competitor_keywords
    where list_id = ${listId} and keyword_text = ${first}`;
  const after = await read();
  expect(after[0]).toBe(second);
  expect(after.slice(0, before.length - 1)).toEqual(before.slice(1));
});
