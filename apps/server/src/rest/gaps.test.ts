import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectIndistinguishable, malformedIds, unknownId } from '../../testing/expect-hidden.ts';
import { namesOf } from '../../testing/names-of.ts';
import { setUpDomain } from '../../testing/set-up-domain.ts';
import { type Person, startEdge, type TestEdge } from '../../testing/start-edge.ts';

let edge: TestEdge;
let ada: Person;
let domainId: string;

beforeAll(async () => {
  edge = await startEdge();
  ada = await edge.signUp();
  ({ domainId } = await setUpDomain(edge, ada));
}, 60_000);
afterAll(() => edge.close());

const list = (query = '') => ada.call('GET', `/api/seo/gaps?domain_id=${domainId}${query}`);

it('has every documented name, and no other', async () => {
  const { status, body } = await list('&limit=50');
  expect(status).toBe(200);
  expect(namesOf(body)).toEqual([
    ': brand_terms competitors counts data data_source left_out pagination success',
    'competitors[]: display_name domain_name id',
    'counts: all contested missing strong untapped weak',
    'data[].gain: high low mid',
    'data[].intent_reason: from',
    'data[]: difficulty_score gain gain_gap gap_class intent_confidence intent_reason intent_source intent_type keyword last_updated own_keyword_id own_last_ranking_check own_rank own_rank_depth own_rank_state ranks relevance relevance_class relevance_evidence search_volume topic',
    'left_out: hidden maybe',
    'pagination: limit page pages total',
  ]);
});

it('takes the documented query', async () => {
  const { body } = await list();
  const ids = (body.competitors as { id: string }[]).map(({ id }) => id).slice(0, 2);
  const answer = await list(
    `&competitor_ids=${ids.join(',')}&gap_class=missing&min_sites=2&gaps_only=false&shared_only=false&hide_brands=true&min_search_volume=10&max_difficulty=100&intent_type=&search=&sort_by=best_rank&sort_order=asc&page=1&limit=20`,
  );
  expect(answer.status).toBe(200);
  expect((answer.body.competitors as { id: string }[]).map(({ id }) => id)).toEqual(ids);
  const rows = answer.body.data as { own_rank: number | null; ranks: number[]; gap_class: string }[];
  expect(rows.length).toBeGreaterThan(0);
  for (const { own_rank, ranks, gap_class } of rows) {
    expect(own_rank).toBeNull();
    expect(ranks).not.toContain(null);
    expect(gap_class).toBe('missing');
  }
});

it.each([
  'limit=101',
  'page=0',
  'gap_class=unique',
  'min_sites=0',
  'min_sites=11',
  'hide_brands=perhaps',
  'gaps_only=perhaps',
  'sort_by=keyword_text',
  'max_difficulty=101',
  `competitor_ids=${Array(11).fill(unknownId).join(',')}`,
])('%s is 400', async (query) => {
  const { status, body } = await list(`&${query}`);
  expect(status).toBe(400);
  expect(body.code).toBe('validation_failed');
});

it('shows no difference between a foreign, an unknown and a malformed id', async () => {
  const stranger = await edge.signUp();
  const ids = [domainId, unknownId, ...malformedIds];
  expectIndistinguishable(
    await Promise.all(ids.map((id) => stranger.call('GET', `/api/seo/gaps?domain_id=${id}`))),
  );
  expectIndistinguishable([await list(`&competitor_ids=${unknownId}`), await list('&competitor_ids=x')]);
});

it('is 425 while the domain is set up', async () => {
  const bob = await edge.signUp();
  const { body } = await bob.call('POST', '/api/companies', { name: 'B', domain_url: 'brewlane.example' });
  const company = body.data as { domains: { id: string }[] };
  const answer = await bob.call('GET', `/api/seo/gaps?domain_id=${company.domains[0]?.id}`);
  expect(answer.status).toBe(425);
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
});
