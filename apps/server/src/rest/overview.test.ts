import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectIndistinguishable, malformedIds, unknownId } from '../../testing/expect-hidden.ts';
import { setUpDomain } from '../../testing/set-up-domain.ts';
import { type Person, startEdge, type TestEdge } from '../../testing/start-edge.ts';

let edge: TestEdge;
let ada: Person;
let companyId: string;
let domainId: string;

beforeAll(async () => {
  edge = await startEdge();
  ada = await edge.signUp();
  ({ companyId, domainId } = await setUpDomain(edge, ada));
}, 60_000);
afterAll(() => edge.close());

const base = '/api/seo/dashboard/overview';

it('has every documented field', async () => {
  const { status, body } = await ada.call(
    'GET',
    `${base}/${companyId}?company_id=${companyId}&domain_id=${domainId}&days=30&location_code=2840&language_code=en`,
  );
  expect(status).toBe(200);
  expect(body.success).toBe(true);
  const data = body.data as Record<string, unknown[]>;
  const metric = {
    value: expect.any(Number),
    percentage: expect.toBeOneOf([null, expect.any(Number)]),
    trend: expect.stringMatching(/^(up|down|neutral)$/),
  };
  expect(data).toEqual({
    generated_at: expect.stringMatching(/Z$/),
    numbers_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    metrics: {
      keyword_opportunities: metric,
      content_pieces_generated: metric,
      competitor_gaps_found: metric,
      total_keywords_tracked: metric,
    },
    opportunities_from: 'scores',
    top_keyword_opportunities: expect.any(Array),
    content_pipeline: expect.any(Array),
    is_generating: false,
    data_source: 'sample',
  });
  expect(data.top_keyword_opportunities?.length).toBeGreaterThan(0);
  expect(Object.keys(data.top_keyword_opportunities?.[0] as object)).toEqual(
    expect.arrayContaining(['keyword', 'search_volume', 'opportunity_score', 'our_rank']),
  );
  expect(data.content_pipeline?.[0]).toMatchObject({
    keyword_text: expect.any(String),
    title: expect.any(String),
    target: expect.any(String),
    estimated_traffic: expect.any(Number),
    content_suggestion: {
      content_outline: { title: expect.any(String) },
      impact_assessment: { difficulty: expect.stringMatching(/^(low|medium|high)$/) },
    },
  });
});

it.each(['days=0', 'days=366', 'days=x', 'days=1&days=2', 'location_code=x'])('?%s is 400', async (query) => {
  const { status, body } = await ada.call('GET', `${base}/${companyId}?${query}`);
  expect(status).toBe(400);
  expect(body.code).toBe('validation_failed');
});

it('shows no difference between a foreign, an unknown and a malformed id', async () => {
  const bob = await edge.signUp();
  const own = await setUpDomain(edge, bob, 'brewlane.example');
  const ids = [companyId, unknownId, ...malformedIds];
  expectIndistinguishable(await Promise.all(ids.map((id) => bob.call('GET', `${base}/${id}`))));
  expectIndistinguishable([
    await bob.call('GET', `${base}/${own.companyId}?domain_id=${domainId}`),
    await bob.call('GET', `${base}/${own.companyId}?domain_id=${unknownId}`),
    await bob.call('GET', `${base}/${own.companyId}?company_id=${companyId}`),
    await bob.call('GET', `${base}/${own.companyId}?company_id=${unknownId}`),
  ]);
}, 60_000);
