import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectIndistinguishable, unknownId } from '../testing/expect-hidden.ts';
import { keyPaths, setUpDomain } from '../testing/set-up-domain.ts';
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
  expect(keyPaths(body)).toEqual(documentedNames);
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

const documentedNames: string[] = [];
