import { afterAll, beforeAll, expect, it } from 'vitest';
import { keyPaths, setUpDomain } from '../testing/set-up-domain.ts';
import { type Person, startEdge, type TestEdge } from '../testing/start-edge.ts';

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
  expect(keyPaths(body)).toEqual(documentedNames);
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

const documentedNames: string[] = [];
