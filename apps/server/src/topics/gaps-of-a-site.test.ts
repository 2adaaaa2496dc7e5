import { createCaller, runTopics } from '@keydence/api';
import { createSampleSource } from '@keydence/search-data';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setUpDomain } from '../../testing/set-up-domain.ts';
import { type Person, startEdge, type TestEdge } from '../../testing/start-edge.ts';

/** Keywords of the running pages of a magazine that competes with the coffee site. */
const foreign = /\b(?:running|trail|shoes?|jackets?|marathon|hiking)\b/;
const first = 100;
let edge: TestEdge;
let ada: Person;
let domainId: string;
let api: ReturnType<typeof createCaller>;
beforeAll(async () => {
  const sample = createSampleSource({ now: () => new Date('2026-11-21T12:00:00Z') });
  edge = await startEdge({ sources: { sample } });
  ada = await edge.signUp();
  ({ domainId } = await setUpDomain(edge, ada, 'brewlane.example'));
  const { services } = edge;
  const { userId, email } = ada;
  api = createCaller({ services, requestId: 'test', caller: { userId, email, sessionId: userId } });
  const [list] = await services.database
    .sql`select list_id as id from tracked_domains where id = ${domainId}`;
  await services.database.sql`
    update competitor_keywords set intent = 0 where list_id = ${list?.id} and keyword_text like 'best %'`;
  const { run } = await api.topics.status({ domainId });
  await runTopics(services, { listId: list?.id, run: run?.run ?? 0 }, { isLast: true });
}, 120_000);
afterAll(() => edge.close());

it('has gaps on other subjects, and says that they are not about the site', async () => {
  const { data, leftOut } = await api.gaps.list({ domainId, search: 'trail running shoes', limit: 100 });
  expect(data.map(({ keyword }) => keyword)).toContain('trail running shoes');
  expect(data.find(({ keyword }) => keyword === 'trail running shoes')?.relevanceClass).toBe('hidden');
  expect(leftOut.hidden).toBeGreaterThan(0);
});

it.each([false, true])(
  'has none of them among its first hundred gaps (only about the site: %s)',
  async (relevantOnly) => {
    const { data } = await api.gaps.list({ domainId, relevantOnly, gapsOnly: true, limit: first });
    expect(data).toHaveLength(first);
    expect(data.map(({ keyword }) => keyword).filter((text) => foreign.test(text))).toEqual([]);
  },
);

it('has none of them among its first hundred gaps over REST', async () => {
  const { status, body } = await ada.call('GET', `/api/seo/gaps?domain_id=${domainId}&limit=${first}`);
  expect(status).toBe(200);
  const texts = (body.data as { keyword: string }[]).map(({ keyword }) => keyword);
  expect(texts).toHaveLength(first);
  expect(texts.filter((text) => foreign.test(text))).toEqual([]);
});

it('tells the intent of a gap by the rules where no source does', async () => {
  const input = { domainId, search: 'best', gapsOnly: true, limit: first } as const;
  const { data } = await api.gaps.list({ ...input, intentType: 'commercial' });
  const untold = data.filter(({ keyword, ownKeywordId }) => keyword.startsWith('best ') && !ownKeywordId);
  expect(untold.length).toBeGreaterThan(2);
  expect(new Set(untold.map(({ intentSource }) => intentSource))).toEqual(new Set(['query']));
  expect(untold[0]?.intentReason).toMatchObject({ from: 'wording', kind: 'comparison' });
});

it('hides searches for other sites, also of competitors that are not chosen', async () => {
  const { competitors } = await api.gaps.list({ domainId, limit: 1 });
  const [chosen, ...others] = competitors;
  const input = { domainId, competitorIds: chosen ? [chosen.id] : [], limit: first } as const;
  const { data, brandTerms } = await api.gaps.list({ ...input, hideBrands: true });
  expect(data.length).toBeGreaterThan(0);
  for (const { domainName } of others) expect(brandTerms).toContain(domainName);
  expect(data.filter(({ intentType }) => intentType === 'navigational')).toEqual([]);
  const { counts } = await api.gaps.list({ ...input, hideBrands: true, intentType: 'navigational' });
  expect(counts.all).toBe(0);
});
