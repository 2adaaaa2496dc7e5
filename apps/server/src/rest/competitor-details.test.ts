import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectIndistinguishable, malformedIds, unknownId } from '../../testing/expect-hidden.ts';
import { namesOf } from '../../testing/names-of.ts';
import { setUpDomain } from '../../testing/set-up-domain.ts';
import { type Person, startEdge, type TestEdge } from '../../testing/start-edge.ts';

let edge: TestEdge;
let ada: Person;
let listed: { id: string; display_name: string };

beforeAll(async () => {
  edge = await startEdge();
  ada = await edge.signUp();
  const { domainId } = await setUpDomain(edge, ada);
  const { body } = await ada.call('GET', `/api/seo/competitors?domain_id=${domainId}`);
  const [first] = body.data as (typeof listed)[];
  if (!first) throw new Error('no competitor');
  listed = first;
}, 60_000);
afterAll(() => edge.close());

it('GET /api/seo/competitors/{id} has the names of the list and those of the details', async () => {
  const { status, body } = await ada.call('GET', `/api/seo/competitors/${listed.id}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: true, data: { id: listed.id, display_name: listed.display_name } });
  const keyword =
    'difficulty_score gap_score keyword our_rank our_rank_depth our_rank_state rank ranking_title search_volume';
  const metrics =
    'content_gaps_count metric_date organic_keywords_count organic_traffic overlap_percentage paid_keywords_count paid_traffic';
  expect(namesOf(body)).toEqual([
    ': data success',
    `data.content_gap_analysis.gap_keywords[]: ${keyword}`,
    `data.content_gap_analysis.top_gap_keyword: ${keyword}`,
    'data.content_gap_analysis: content_gaps gap_keywords top_gap_keyword',
    `data.latest_metrics: ${metrics}`,
    `data.measurements[]: ${metrics}`,
    'data.top_keywords[]: difficulty_score keyword our_rank our_rank_depth our_rank_state rank_absolute rank_group search_volume',
    'data: collected_keywords_count content_gap_analysis created_at data_source display_name domain_name id is_active language_code last_refreshed_at latest_metrics location_code measurements next_refresh_at shared_keywords_count top_keywords value_prop',
  ]);
});

it('GET /api/seo/competitors/{id} shows no difference between a foreign, an unknown and a malformed id', async () => {
  const stranger = await edge.signUp();
  expectIndistinguishable(
    await Promise.all(
      [listed.id, unknownId, ...malformedIds].map((id) => stranger.call('GET', `/api/seo/competitors/${id}`)),
    ),
  );
});
