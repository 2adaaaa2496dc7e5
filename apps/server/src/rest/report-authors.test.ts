import { createLlmAnalyst } from '@keydence/analyst';
import { type FakeModel, startFakeModel, writeFakeAnswer } from '@keydence/analyst/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setUpDomain } from '../../testing/set-up-domain.ts';
import { type Person, startEdge, type TestEdge } from '../../testing/start-edge.ts';

let model: FakeModel;
let edge: TestEdge;
let ada: Person;
let domainId: string;
let now = Date.parse('2026-11-21T12:00:00Z');

interface Author {
  path: string;
  generated_by: string;
  prompt_version: number | null;
  fallback: string | null;
}

beforeAll(async () => {
  // The model writes all sections except the positioning.
  model = await startFakeModel((question) =>
    question.section === 'Competitive positioning' ? 'no JSON' : writeFakeAnswer(question),
  );
  const analyst = createLlmAnalyst({
    baseUrl: model.baseUrl,
    model: 'local-7b',
    concurrency: 3,
    tokensPerReport: 1_000_000,
    sectionTimeoutMs: 20_000,
    prices: { input: 1, output: 2 },
  });
  edge = await startEdge({ analyst, now: () => new Date(now) });
  ada = await edge.signUp();
  ({ domainId } = await setUpDomain(edge, ada));
}, 60_000);
afterAll(async () => {
  await edge.close();
  await model.close();
});

async function readReport(query = '') {
  const { status, body } = await ada.call('GET', `/api/seo/reports?domain_id=${domainId}${query}`);
  expect(status).toBe(200);
  return body as typeof body & { authors: Author[]; evidence: { path: string }[]; analyst: string };
}

it('names the author of each section, and the reason if rules replaced the model', async () => {
  const report = await readReport();
  expect(report.analyst).toBe('local-7b');
  const byPath = new Map(report.authors.map((author) => [author.path, author]));
  expect(byPath.get('aiInsights.strategic_assessment')).toEqual({
    path: 'aiInsights.strategic_assessment',
    generated_by: 'local-7b',
    prompt_version: 9,
    fallback: null,
  });
  expect(byPath.get('aiInsights.competitive_insights')).toMatchObject({
    generated_by: 'rules',
    fallback: 'unreadable',
  });
  expect(byPath.get('opportunities.0')?.generated_by).toBe('local-7b');
  expect(byPath.get('competitorStrategy.competitor_strategies.0')?.generated_by).toBe('local-7b');
  expect(report.evidence.map(({ path }) => path)).toContain('aiInsights.strategic_assessment.summary');
});

it('is written again from what the model has answered, and asks only for what it did not', async () => {
  const before = await readReport();
  const asked = model.questions.length;
  now += 60_000;
  const after = await readReport('&force_refresh=true');
  expect(after.aiInsights).toEqual(before.aiInsights);
  expect(new Set(model.questions.slice(asked).map(({ section }) => section))).toEqual(
    new Set(['Competitive positioning']),
  );
});

it('records the cost of each section with its model', async () => {
  const rows = await edge.services.database.sql<
    { section: string; model: string; tokens: number; cost: number; fallback: string | null }[]
  >`select section, model, input_tokens as tokens, cost_micros::int as cost, fallback from analyst_sections`;
  const of = (section: string) => rows.find((row) => row.section === section);
  expect(of('strategicAssessment')).toMatchObject({
    model: 'local-7b',
    tokens: 1000,
    cost: 1400,
    fallback: null,
  });
  // Two attempts at the setup, two with force_refresh.
  expect(of('competitiveInsights')).toMatchObject({ tokens: 4000, cost: 5600, fallback: 'unreadable' });
});
