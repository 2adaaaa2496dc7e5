import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { limitSource } from '@keydence/search-data/testing/limit-source';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';
import { decodeKeywordId } from '../keyword-lists/encode-keyword-id.ts';
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

it('returns the days of a keyword with their outcome, oldest first, without unchecked ones', async () => {
  const { id } = await person.api.keywords.add({ domainId, keywordText: 'history' });
  expect(await person.api.keywords.history({ keywordId: id })).toEqual([]);
  const { listId, id: number } = decodeKeywordId(id);
  const { sql } = services.database;
  const unchecked = 'ff'.repeat(31);
  const days = {
    september: `${unchecked.slice(0, 58)}07`,
    october: `00fe${unchecked.slice(4)}`,
    january: unchecked,
  };
  await sql`insert into ranking_months (list_id, keyword_id, month, ranks) values
    (${listId}, ${number}, '2026-10-01', decode(${days.october}, 'hex')),
    (${listId}, ${number}, '2026-01-01', decode(${days.january}, 'hex')),
    (${listId}, ${number}, '2026-09-01', decode(${days.september}, 'hex')),
    (${listId}, ${number}, '2025-12-01', decode(${`64${unchecked.slice(2)}`}, 'hex'))`;
  await sql`insert into keyword_volumes (list_id, id, newest_month, searches)
    values (${listId}, ${number}, '2026-09-01', ${[900, 800]})`;
  expect(await person.api.keywords.history({ keywordId: id })).toEqual([
    { date: '2025-12-01', rankAbsolute: 100, searchVolume: null, outcome: 'ranked', depth: null },
    { date: '2026-09-30', rankAbsolute: 7, searchVolume: 900, outcome: 'ranked', depth: null },
    { date: '2026-10-01', rankAbsolute: null, searchVolume: null, outcome: 'not_ranked', depth: null },
    { date: '2026-10-02', rankAbsolute: null, searchVolume: null, outcome: 'failed', depth: null },
  ]);
});

it('has the day of the first collection for every keyword, with its current rank', async () => {
  const { data } = await person.api.keywords.list({ domainId });
  const [ranked] = data.filter(({ rankAbsolute }) => rankAbsolute !== null);
  expect(await person.api.keywords.history({ keywordId: ranked?.id ?? '' })).toMatchObject([
    { date: '2026-11-21', rankAbsolute: ranked?.rankAbsolute, outcome: 'ranked' },
  ]);
});

it('lists the current ranking of every keyword, best first and not ranking last', async () => {
  const { data } = await person.api.keywords.list({ domainId, limit: 100 });
  const rankings = await person.api.keywords.currentRanking({ domainId });
  const ranks = rankings.map(({ rankAbsolute }) => rankAbsolute ?? Number.POSITIVE_INFINITY);
  expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  const expected = data.map((keyword) => ({
    keywordId: keyword.id,
    keywordText: keyword.keywordText,
    rankGroup: keyword.rankGroup,
    rankAbsolute: keyword.rankAbsolute,
    rankState: keyword.rankState,
    rankDepth: keyword.rankDepth,
    rankingUrl: keyword.rankingUrl,
    lastRankingCheck: keyword.lastRankingCheck,
  }));
  expect(rankings).toHaveLength(data.length);
  expect(rankings).toEqual(expect.arrayContaining(expected));
});

it('has no current ranking during the setup of the domain', async () => {
  const { sql } = services.database;
  await sql`update domain_setups set state = 'setting_up' where domain_id = ${domainId}`;
  const error = await failureOf(person.api.keywords.currentRanking({ domainId }));
  expect(error).toMatchObject({ code: 'domain_setup_in_progress' });
});
