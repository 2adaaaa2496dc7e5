import { recordCheckpoints } from '@keydence/api';
import { createSampleSource } from '@keydence/search-data';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectIndistinguishable, malformedIds, unknownId } from '../../testing/expect-hidden.ts';
import { setUpDomain } from '../../testing/set-up-domain.ts';
import { type Person, startEdge, type TestEdge } from '../../testing/start-edge.ts';

let clock = new Date('2026-11-21T12:00:00Z');
let edge: TestEdge;
let ada: Person;
let domainId: string;

beforeAll(async () => {
  const now = () => clock;
  edge = await startEdge({ now, sources: { sample: createSampleSource({ now }) } });
  ada = await edge.signUp();
  ({ domainId } = await setUpDomain(edge, ada));
  const plan = await ada.call('GET', `/api/seo/content-plan?domain_id=${domainId}&limit=2`);
  const keywords = (plan.body.data as { keyword_text: string }[]).map(({ keyword_text }) => keyword_text);
  await ada.call('POST', '/api/seo/content-plan/accept', { domain_id: domainId, keywords });
  clock = new Date('2026-12-29T12:00:00Z');
  await recordCheckpoints(edge.services);
}, 60_000);
afterAll(() => edge.close());

const upcoming = {
  verdict: null,
  measured_on: null,
  rank: null,
  rank_source: null,
  clicks: null,
  clicks_kind: null,
  console: null,
  console_before: null,
  judged_by: null,
};
const aPrediction = {
  id: expect.any(String),
  keyword_text: expect.any(String),
  keyword_id: expect.any(String),
  origin: 'accepted',
  accepted_at: '2026-11-21T12:00:00.000Z',
  accepted_on: '2026-11-21',
  time_zone: 'UTC',
  formula: 'gain-5',
  gain: expect.objectContaining({
    low: expect.any(Number),
    mid: expect.any(Number),
    high: expect.any(Number),
  }),
  is_rank_known: true,
  rank: expect.toBeOneOf([null, expect.any(Number)]),
  predicted_rank: expect.any(Number),
  predicted_clicks: expect.any(Number),
  search_volume: expect.any(Number),
  difficulty_score: expect.any(Number),
  evidence: {
    rank: { source: 'sample', on: expect.stringMatching(/^2026-11-/) },
    search_volume: { source: 'sample', on: '2026-10-01' },
    difficulty: { source: 'sample', on: null },
    click_curve_on: null,
    console: null,
  },
  checkpoints: [
    { ...upcoming, days: 30, due_on: '2026-12-21', verdict: 'no_measurement' },
    { ...upcoming, days: 60, due_on: '2027-01-20' },
    { ...upcoming, days: 90, due_on: '2027-02-19' },
  ],
};
const aSummary = {
  came_true: 0,
  partly: 0,
  not_yet: 0,
  hit_rate: null,
  predicted_clicks: 0,
  measured_clicks: 0,
  click_pairs: 0,
  console_pairs: 0,
  sentence: expect.stringMatching(/\.$/),
};

it('GET /api/seo/predictions is a page with every documented field, and the sums', async () => {
  const { status, body } = await ada.call('GET', `/api/seo/predictions?domain_id=${domainId}&limit=1`);
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    data: [aPrediction],
    pagination: { page: 1, limit: 1, total: 2, pages: 2 },
    summary: [
      { ...aSummary, days: 30, no_measurement: 2 },
      { ...aSummary, days: 60, no_measurement: 0 },
      { ...aSummary, days: 90, no_measurement: 0 },
    ],
    data_source: 'sample',
  });
});

it('narrows by outcome, and refuses one that there is not', async () => {
  const { body } = await ada.call('GET', `/api/seo/predictions?domain_id=${domainId}&outcome=came_true`);
  expect(body.data).toEqual([]);
  const refused = await ada.call('GET', `/api/seo/predictions?domain_id=${domainId}&outcome=perhaps`);
  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({ code: 'validation_failed', errors: [{ path: 'outcome' }] });
});

it('GET /api/seo/predictions/export is a CSV file with sources and dates', async () => {
  const { status, headers, text } = await ada.call(
    'GET',
    `/api/seo/predictions/export?domain_id=${domainId}`,
  );
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toBe(
    'attachment; filename="keydence-brewlane.example-predictions-sample-2026-12-29.csv"',
  );
  expect(headers.get('x-total-count')).toBe('2');
  const [head = '', ...lines] = text.trimEnd().split('\r\n');
  expect(lines).toHaveLength(2);
  const names = head.replace('\uFEFF', '').replaceAll('"', '').split(',');
  const cells = lines[0]?.split(',') ?? [];
  expect(cells).toHaveLength(names.length);
  const cell = (name: string) => cells[names.indexOf(name)];
  expect(cell('accepted_on')).toBe('"2026-11-21"');
  expect(cell('rank_then_source')).toBe('"sample"');
  expect(cell('rank_then_checked_on')).toMatch(/^"2026-11-/);
  expect(cell('formula')).toBe('"gain-5"');
  expect(cell('day_30_due_on')).toBe('"2026-12-21"');
  expect(cell('day_30_outcome')).toBe('"no_measurement"');
  expect(cell('day_60_outcome')).toBe('');
  expect(cell('data_source')).toBe('"sample"');
});

it.each(['', '/export'])(
  'GET /api/seo/predictions%s shows no difference between a foreign, an unknown and a malformed id',
  async (end) => {
    const stranger = await edge.signUp();
    const paths = [domainId, unknownId, ...malformedIds].map(
      (id) => `/api/seo/predictions${end}?domain_id=${encodeURIComponent(id)}`,
    );
    expectIndistinguishable(await Promise.all(paths.map((path) => stranger.call('GET', path))));
  },
);
