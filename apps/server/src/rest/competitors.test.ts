import { afterAll, beforeAll, expect, it } from 'vitest';
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

const list = (query = '') => ada.call('GET', `/api/seo/competitors?domain_id=${domainId}${query}`);

it('has every documented name, and no other', async () => {
  const { status, body } = await list(
    '&active_only=true&location_code=2840&language_code=en&page=1&limit=20',
  );
  expect(status).toBe(200);
  expect(namesOf(body)).toEqual(documentedNames);
});

it('has the values that the names promise', async () => {
  const { body } = await list();
  const figure = {
    current: expect.any(Number),
    trend: expect.stringMatching(/^(up|down|neutral)$/),
    changePercent: expect.toBeOneOf([null, expect.any(Number)]),
  };
  expect(body).toMatchObject({
    success: true,
    data_source: 'sample',
    pagination: { page: 1, limit: 20, total: expect.any(Number), pages: 1 },
    summary: { trackedCompetitors: figure, keywordOpportunities: figure, contentGaps: figure },
  });
  const competitors = body.data as { latest_metrics: { metric_date: string } }[];
  expect(competitors.length).toBeGreaterThan(0);
  expect(competitors[0]?.latest_metrics.metric_date).toMatch(/^\d{4}-\d\d-\d\d$/);
});

it.each(['&active_only=perhaps', '&limit=101', '&page=0', '&page=1&page=1'])('%s is 400', async (query) => {
  const { status, body } = await list(query);
  expect(status).toBe(400);
  expect(body.code).toBe('validation_failed');
});

/** Every object of the response with its field names, which clients depend on. */
const documentedNames = [
  ': content_gap_summary data data_source pagination success summary trends',
  'content_gap_summary: total_content_gaps',
  'data[].content_gap_analysis.gap_keywords[]: difficulty_score gap_score keyword rank ranking_title search_volume',
  'data[].content_gap_analysis.top_gap_keyword: difficulty_score gap_score keyword rank ranking_title search_volume',
  'data[].content_gap_analysis: content_gaps gap_keywords top_gap_keyword',
  'data[].latest_metrics: content_gaps_count metric_date organic_keywords_count organic_traffic overlap_percentage paid_keywords_count paid_traffic',
  'data[].top_keywords[]: difficulty_score keyword rank_absolute rank_group search_volume',
  'data[]: content_gap_analysis created_at display_name domain_name id is_active latest_metrics top_keywords value_prop',
  'pagination: limit page pages total',
  'summary.contentGaps: changePercent current trend',
  'summary.keywordOpportunities: changePercent current trend',
  'summary.trackedCompetitors: changePercent current trend',
  'summary: contentGaps keywordOpportunities trackedCompetitors',
  'trends.content_gaps: trend',
  'trends.organic_keywords: trend',
  'trends: content_gaps organic_keywords',
];
