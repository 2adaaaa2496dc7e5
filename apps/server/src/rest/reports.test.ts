import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectIndistinguishable, unknownId } from '../testing/expect-hidden.ts';
import { namesOf } from '../testing/names-of.ts';
import { setUpDomain } from '../testing/set-up-domain.ts';
import { type Person, startEdge, type TestEdge } from '../testing/start-edge.ts';

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
    'competitorStrategy',
    'competitors',
    'data_source',
    'domainSummary',
    'generated_at',
    'momentum',
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

it('shows no difference between a domain of another company and an unknown one', async () => {
  expectIndistinguishable([
    await report(`&company_id=${unknownId}`),
    await ada.call('GET', `/api/seo/reports?domain_id=${unknownId}`),
  ]);
});

/** Part 2, section 3, word for word. */
const documentedNames = [
  ': aiInsights analyst competitorStrategy competitors data_source domainSummary generated_at momentum opportunities pages rankingDistribution success',
  'aiInsights.competitive_insights: key_gaps positioning recommendations',
  'aiInsights.growth_opportunities[].quantifiable_impact: level percentage_growth',
  'aiInsights.growth_opportunities[]: competitive_advantage description expected_roi_timeframe implementation_approach opportunity quantifiable_impact',
  'aiInsights.priority_actions[]: action competitor_context contingency_plans expected_impact expected_timeline implementation_difficulty quantifiable_impact rationale required_resources success_metrics',
  'aiInsights.risk_areas[]: impact mitigation risk',
  'aiInsights.strategic_assessment: key_strengths key_weaknesses overall_health summary',
  'aiInsights: competitive_insights growth_opportunities priority_actions risk_areas strategic_assessment',
  'competitorStrategy.competitor_strategies[].evidence: keyword_signals',
  'competitorStrategy.competitor_strategies[]: competitor_domain competitor_name evidence how_to_copy primary_strategy risks strategy_summary',
  'competitorStrategy: competitor_strategies strategies_analyzed',
  'competitors[].top_keywords_analysis.missed_opportunities[]: difficulty_score gap_score keyword rank ranking_title search_volume',
  'competitors[].top_keywords_analysis: missed_opportunities',
  'competitors[]: domain id name top_keywords_analysis',
  'domainSummary: average_rank_absolute avg_difficulty_score avg_search_volume',
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
  'opportunities[]: calculated_opportunity content_suggestion difficulty_score impact_potential keyword_text rank_absolute search_volume trend_3m',
  'pages.pages_by_keyword_count[]: avg_rank keyword_count url',
  'pages: pages_by_keyword_count',
  'rankingDistribution.distribution_by_position: beyond_50 top_10 top_20 top_3 top_50',
  'rankingDistribution.top_rankings[]: keyword_text rank_absolute ranking_url search_volume',
  'rankingDistribution: distribution_by_position top_rankings total_ranked_keywords',
];
