import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectIndistinguishable, unknownId } from '../../testing/expect-hidden.ts';
import { namesOf } from '../../testing/names-of.ts';
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

const report = (query = '') => ada.call('GET', `/api/seo/reports?domain_id=${domainId}${query}`);

it('has its documented parts at the top level', async () => {
  const { status, body } = await report(`&company_id=${companyId}&location_code=2840&language_code=en`);
  expect(status).toBe(200);
  expect(Object.keys(body).sort()).toEqual([
    'aiInsights',
    'analyst',
    'authors',
    'click_curve_on',
    'competitorStrategy',
    'competitors',
    'data_source',
    'domainSummary',
    'evidence',
    'generated_at',
    'health',
    'model_usage',
    'model_version',
    'momentum',
    'numbers_on',
    'opportunities',
    'pages',
    'rankingDistribution',
    'success',
  ]);
  expect(body).toMatchObject({ success: true, analyst: 'rules', data_source: 'sample' });
  expect(body.generated_at).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
});

it('has every documented name, and no other', async () => {
  const { body } = await report();
  expect(namesOf(body)).toEqual(documentedNames);
});

it('names in its evidence only places that it has', async () => {
  const { body } = await report();
  const evidence = body.evidence as { path: string }[];
  expect(evidence.map(({ path }) => path)).toContain('aiInsights.strategic_assessment.summary');
  const missing = evidence.filter(({ path }) => valueAt(body, path) === undefined);
  expect(missing).toEqual([]);
});

it('is written again with force_refresh', async () => {
  const { status, body } = await report('&force_refresh=true');
  expect(status).toBe(200);
  expect(body.success).toBe(true);
});

it.each(['&force_refresh=maybe', '&force_refresh=true&force_refresh=true', '&location_code=x'])(
  '%s is 400',
  async (query) => {
    const { status, body } = await report(query);
    expect(status).toBe(400);
    expect(body.code).toBe('validation_failed');
  },
);

it('requires sign-in', async () => {
  const { status, body } = await edge.request(`/api/seo/reports?domain_id=${domainId}`);
  expect(status).toBe(401);
  expect(body).toEqual({ success: false, message: 'Not authenticated', code: 'not_authenticated' });
});

it('is 425 with the time to come back while the domain is set up', async () => {
  const { body } = await ada.call('POST', '/api/companies', { name: 'New', domain_url: 'soon.com' });
  const [domain] = (body.data as { domains: { id: string }[] }).domains;
  const early = await ada.call('GET', `/api/seo/reports?domain_id=${domain?.id}`);
  expect(early.status).toBe(425);
  expect(early.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  expect(early.body).toMatchObject({ code: 'domain_setup_in_progress', message: 'Domain setup in progress' });
});

it('shows no difference between a domain of another company and an unknown one', async () => {
  expectIndistinguishable([
    await report(`&company_id=${unknownId}`),
    await ada.call('GET', `/api/seo/reports?domain_id=${unknownId}`),
  ]);
});

function valueAt(body: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce((value: unknown, name) => (value as Record<string, unknown> | undefined)?.[name], body);
}

/** Every object of the response with its field names, which clients depend on. */
const documentedNames = [
  ': aiInsights analyst authors click_curve_on competitorStrategy competitors data_source domainSummary evidence generated_at health model_usage model_version momentum numbers_on opportunities pages rankingDistribution success',
  'aiInsights.competitive_insights: key_gaps positioning recommendations',
  'aiInsights.growth_opportunities[].quantifiable_impact: level percentage_growth',
  'aiInsights.growth_opportunities[]: competitive_advantage description expected_roi_timeframe implementation_approach opportunity quantifiable_impact',
  'aiInsights.priority_actions[]: action competitor_context contingency_plans expected_impact expected_timeline implementation_difficulty quantifiable_impact rationale required_resources success_metrics',
  'aiInsights.risk_areas[]: impact mitigation risk',
  'aiInsights.strategic_assessment: key_strengths key_weaknesses overall_health summary',
  'aiInsights: competitive_insights growth_opportunities priority_actions risk_areas strategic_assessment',
  'authors[]: fallback generated_by path prompt_version',
  'competitorStrategy.competitor_strategies[].evidence: keyword_signals',
  'competitorStrategy.competitor_strategies[]: competitor_domain competitor_name evidence how_to_copy primary_strategy risks strategy_summary',
  'competitorStrategy: competitor_strategies strategies_analyzed',
  'competitors[].top_keywords_analysis.missed_opportunities[]: difficulty_score gap_score keyword rank ranking_title search_volume',
  'competitors[].top_keywords_analysis: missed_opportunities',
  'competitors[]: domain id name top_keywords_analysis',
  'domainSummary: average_rank_absolute avg_difficulty_score avg_rank avg_search_volume',
  'evidence[].competitors[]: content_gaps_count domain id name organic_keywords_count organic_traffic overlap_percentage paid_keywords_count',
  'evidence[].figures[].view: sort_by sort_order',
  'evidence[].figures[]: name unit value view',
  'evidence[].keywords[].changes: one_month three_months twelve_months',
  'evidence[].keywords[].gain: high low mid',
  'evidence[].keywords[]: changes competitor_domain difficulty_score extra_clicks gain gap_score keyword_text rank_absolute rank_group search_volume',
  'evidence[].pages[]: avg_rank keyword_count url',
  'evidence[]: competitors figures keywords pages path',
  'health: high is_rated low score unknown',
  'momentum.top_gainers[].trends.one_month: change change_formatted trend',
  'momentum.top_gainers[].trends.three_months: change change_formatted trend',
  'momentum.top_gainers[].trends.twelve_months: change change_formatted trend',
  'momentum.top_gainers[].trends: one_month three_months twelve_months',
  'momentum.top_gainers[]: keyword_text momentum_score search_volume trends',
  'momentum.top_losers[].trends.one_month: change change_formatted trend',
  'momentum.top_losers[].trends.three_months: change change_formatted trend',
  'momentum.top_losers[].trends.twelve_months: change change_formatted trend',
  'momentum.top_losers[].trends: one_month three_months twelve_months',
  'momentum.top_losers[]: keyword_text momentum_score search_volume trends',
  'momentum: percent_trending_up_3m top_gainers top_losers',
  'opportunities[].content_suggestion.content_outline.sections[]: heading key_points',
  'opportunities[].content_suggestion.content_outline: meta_description sections title',
  'opportunities[].content_suggestion.impact_assessment: difficulty estimated_traffic',
  'opportunities[].content_suggestion: alternative_formats content_angle content_outline impact_assessment recommended_format target_word_count',
  'opportunities[].gain.terms[]: high low name value',
  'opportunities[].gain: chance curve high level low mid source success target terms verb',
  'opportunities[]: calculated_opportunity content_suggestion difficulty_score gain impact_potential keyword_text move rank_absolute rank_depth rank_group rank_state search_volume trend_3m',
  'pages.pages_by_keyword_count[]: avg_rank keyword_count move url',
  'pages: pages_by_keyword_count',
  'rankingDistribution.distribution_by_position: beyond_50 top_10 top_20 top_3 top_50',
  'rankingDistribution.top_rankings[]: keyword_text rank_absolute rank_group ranking_url search_volume',
  'rankingDistribution: distribution_by_position top_rankings total_ranked_keywords',
];
