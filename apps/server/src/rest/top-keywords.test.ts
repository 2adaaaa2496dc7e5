import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectIndistinguishable, malformedIds, unknownId } from '../../testing/expect-hidden.ts';
import { namesOf } from '../../testing/names-of.ts';
import { setUpDomain } from '../../testing/set-up-domain.ts';
import { type Person, startEdge, type TestEdge } from '../../testing/start-edge.ts';

let edge: TestEdge;
let ada: Person;
let domainId: string;
let id: string;

beforeAll(async () => {
  edge = await startEdge();
  ada = await edge.signUp();
  ({ domainId } = await setUpDomain(edge, ada));
  const { body } = await ada.call('GET', `/api/seo/competitors?domain_id=${domainId}`);
  id = (body.data as { id: string }[])[0]?.id ?? '';
}, 60_000);
afterAll(() => edge.close());

const list = (query = '') => ada.call('GET', `/api/seo/competitors/${id}/top-keywords?${query}`);

it('has every documented name, and no other', async () => {
  const { status, body } = await list(`domain_id=${domainId}&location_code=2840&limit=50&offset=0`);
  expect(status).toBe(200);
  expect(namesOf(body)).toEqual([
    ': data data_source pagination success summary',
    'data[].search_volume_trends.one_month: change trend',
    'data[].search_volume_trends.three_months: change trend',
    'data[].search_volume_trends.twelve_months: change trend',
    'data[].search_volume_trends: one_month three_months twelve_months',
    'data[]: avg_backlinks avg_dofollow avg_rank avg_referring_domains avg_referring_main_domains competition_level cpc difficulty_score intent_type keyword keyword_id last_ranking_check last_updated own_keyword_id own_rank_absolute own_rank_depth own_rank_group own_rank_state rank_absolute rank_group ranking_description ranking_title ranking_type ranking_url search_volume search_volume_trends',
    'pagination: hasMore totalCount',
    'summary: avgCpc avgDifficulty avgSearchVolume totalKeywords',
  ]);
});

it('takes the documented query', async () => {
  const all = await list('search=&intent=all&competition=all&minVolume=&maxCpc=');
  expect(all.status).toBe(200);
  const query = 'intent=commercial&competition=high&minVolume=100&maxCpc=2.5&sortBy=cpc&sortOrder=asc';
  const { status, body } = await list(query);
  expect(status).toBe(200);
  const keywords = body.data as { cpc: number; search_volume: number; intent_type: string }[];
  expect(keywords.length).toBeGreaterThan(0);
  for (const { cpc, search_volume, intent_type } of keywords) {
    expect(cpc).toBeLessThanOrEqual(2.5);
    expect(search_volume).toBeGreaterThanOrEqual(100);
    expect(intent_type).toBe('commercial');
  }
  const costs = keywords.map(({ cpc }) => cpc);
  expect(costs).toEqual(costs.toSorted((a, b) => a - b));
});

it.each([
  'limit=0',
  'limit=101',
  'offset=-1',
  'sortBy=keyword_text',
  'intent=x',
  'maxCpc=-1',
  'limit=1&limit=2',
])('%s is 400', async (query) => {
  const { status, body } = await list(query);
  expect(status).toBe(400);
  expect(body.code).toBe('validation_failed');
});

it('shows no difference between a foreign, an unknown and a malformed id', async () => {
  const stranger = await edge.signUp();
  expectIndistinguishable(
    await Promise.all(
      [id, unknownId, ...malformedIds].map((each) =>
        stranger.call('GET', `/api/seo/competitors/${each}/top-keywords`),
      ),
    ),
  );
});
