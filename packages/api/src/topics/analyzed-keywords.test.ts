import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { importText } from '../../testing/import-text.ts';
import { signIn } from '../../testing/sign-in.ts';
import { runSetup } from '../setup/run-setup.ts';
import { findKept } from './find-kept.ts';
import { findLastAnalyzed } from './find-last-analyzed.ts';
import { readAnalysisInput } from './read-analysis-input.ts';
import { storeAnalysis } from './store-analysis.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.database.close());

it('reports keywords past the limit as not grouped, until they are read again', async () => {
  const { api } = await signIn(services);
  const { domains } = await api.workspaces.create({ name: 'Acme', domainUrl: 'acme.com' });
  const domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  await api.keywords.addMany({ domainId, keywords: ['tea', 'moka pot', 'grinder'] });
  const { db, sql } = services.database;
  const [list] = await sql`select list_id as id from tracked_domains where id = ${domainId}`;
  const store = async (last: { volume: number; id: number } | null) => {
    const input = await readAnalysisInput(services, list?.id, 'full');
    if (!input) throw new Error('no list');
    const keywords = input.keywords.filter(({ id }) => last === null || id <= last.id);
    const result = {
      vectors: null,
      intents: keywords.map(() => null),
      relevance: keywords.map(() => ({ score: null, class: 'listed' as const, evidence: null })),
      topics: [],
      placed: [],
      gapIntents: [],
      gapTopics: [],
    };
    await db.transaction(async (tx) =>
      storeAnalysis(tx, {
        listId: list?.id,
        input: { ...input, keywords, last },
        result,
        kept: await findKept(tx, list?.id, input.heldCorrections),
        now: services.now(),
      }),
    );
    await sql`update keyword_lists set version = version + 1 where id = ${list?.id}`;
    const { data } = await api.keywords.list({ domainId });
    const { aloneCount, notGroupedCount, waitingCount } = await api.topics.status({ domainId });
    return [data.map(({ topicState }) => topicState).sort(), [aloneCount, notGroupedCount, waitingCount]];
  };
  expect(await store({ volume: 0, id: 1 })).toEqual([
    ['alone', 'not_grouped', 'not_grouped'],
    [1, 2, 0],
  ]);
  await api.keywords.addMany({ domainId, keywords: ['zebra'] });
  expect((await api.topics.status({ domainId })).waitingCount).toBe(1);
  expect(await store(null)).toEqual([
    ['alone', 'alone', 'alone', 'alone'],
    [4, 0, 0],
  ]);
});

it('analyzes the keywords with the highest volume of a list over the limit, and the first of unknown volume', async () => {
  const { api } = await signIn(services);
  const { domains } = await api.workspaces.create({ name: 'Acme', domainUrl: 'acme.com' });
  const domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  await api.keywords.addMany({ domainId, keywords: ['tea', 'moka pot', 'grinder', 'kettle'] });
  const { db, sql } = services.database;
  const [list] = await sql`select list_id as id from tracked_domains where id = ${domainId}`;
  const last = (most: number) => findLastAnalyzed(db, list?.id, most);
  expect(await last(2)).toEqual({ volume: 0, id: 2 });
  await sql`update tracked_keywords set search_volume = 50 where list_id = ${list?.id} and id = 3`;
  expect(await last(1)).toEqual({ volume: 50, id: 3 });
  expect(await last(3)).toEqual({ volume: 0, id: 2 });
  expect(await last(4)).toEqual({ volume: 0, id: 4 });
  expect(await last(5)).toBeNull();
});

it('uses monthly Search Console impressions if the search volume is unknown', async () => {
  const person = await signIn(services);
  const { domains } = await person.api.workspaces.create({ name: 'Acme', domainUrl: 'acme.com' });
  const domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  const text =
    'Top queries,Clicks,Impressions,CTR,Position\ntea shop,12,340,3.53%,13.94\nmoka pot,1,61,1.64%,8';
  await importText(services, person, { domainId, fileName: 'Queries.csv', text });
  const { sql } = services.database;
  const [list] = await sql`select list_id as id from tracked_domains where id = ${domainId}`;
  const demands = async () => {
    const input = await readAnalysisInput(services, list?.id, 'full');
    return Object.fromEntries((input?.keywords ?? []).map(({ text, demand }) => [text, Math.round(demand)]));
  };
  expect(await demands()).toEqual({ 'tea shop': 340, 'moka pot': 61 });
  await sql`update site_rates set measured_from = measured_on - 60 where list_id = ${list?.id}`;
  expect(await demands()).toEqual({ 'tea shop': 170, 'moka pot': 30 });
  await sql`update tracked_keywords set search_volume = 50 where list_id = ${list?.id} and keyword_text = 'moka pot'`;
  expect(await demands()).toEqual({ 'tea shop': 170, 'moka pot': 50 });
});

it('names the source of the text that a keyword is like', async () => {
  const { api } = await signIn(services);
  const { domains } = await api.workspaces.create({ name: 'Acme', domainUrl: 'acme.com' });
  const domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  await api.keywords.addMany({ domainId, keywords: ['moka pot', 'moka pot size', 'tea'] });
  const { db, sql } = services.database;
  const [list] = await sql`select list_id as id from tracked_domains where id = ${domainId}`;
  await sql`update keyword_rankings set rank_group = 3, rank_absolute = 3, ranking_title = 'Moka pots, measured'
    where list_id = ${list?.id} and id = 1`;
  await sql`insert into content_plan_items (list_id, id, keyword_text, title, target, position, suggestion)
    values (${list?.id}, gen_random_uuid(), 'tea tray', 'Tea trays', '', 1, '{}')`;
  const input = await readAnalysisInput(services, list?.id, 'full');
  if (!input) throw new Error('no list');
  const evidence = ['Moka pots, measured', 'moka pot', 'tea tray'];
  await db.transaction(async (tx) =>
    storeAnalysis(tx, {
      listId: list?.id,
      input,
      result: {
        vectors: null,
        intents: input.keywords.map(() => null),
        relevance: input.keywords.map((_, place) => ({
          score: 0.5,
          class: 'listed' as const,
          evidence: evidence[place] ?? null,
        })),
        topics: [],
        placed: [],
        gapIntents: [],
        gapTopics: [],
      },
      kept: await findKept(tx, list?.id, input.heldCorrections),
      now: services.now(),
    }),
  );
  await sql`update keyword_lists set version = version + 1 where id = ${list?.id}`;
  const { data } = await api.keywords.list({ domainId });
  expect(Object.fromEntries(data.map((one) => [one.keywordText, one.relevanceEvidence?.kind]))).toEqual({
    'moka pot': 'page',
    'moka pot size': 'query',
    tea: 'plan',
  });
});
