import { runSetup } from '@keydence/api';
import { AppError } from '@keydence/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectIndistinguishable, malformedIds, unknownId } from '../../testing/expect-hidden.ts';
import { type Person, startEdge, type TestEdge } from '../../testing/start-edge.ts';

let edge: TestEdge;
let ada: Person;
let companyId: string;
let domainId: string;

beforeAll(async () => {
  edge = await startEdge({
    rateLimiter: {
      async take(_action, subject) {
        if (subject !== ada?.userId)
          throw new AppError('rate_limited', 'Slow down', { retryAfterSeconds: 7 });
      },
    },
  });
  ada = await edge.signUp();
  const { body } = await ada.call('POST', '/api/companies', { name: 'Brew' });
  companyId = (body.data as { id: string }).id;
  const added = await addDomain(edge.services.sampleDomains[0]?.domainName);
  domainId = (added.body.data as { id: string }).id;
});
afterAll(() => edge.close());

const addDomain = (domain_url: unknown, location_code: unknown = 2840) =>
  ada.call('POST', `/api/companies/${companyId}/domains`, { domain_url, location_code });

it('POST /api/companies/{id}/domains adds a domain', async () => {
  const { status, body } = await addDomain('HTTPS://Reachable.Example-Site.com/', 2276);
  expect(status).toBe(201);
  expect(body).toEqual({
    success: true,
    data: {
      id: expect.any(String),
      domain_name: 'reachable.example-site.com',
      location_name: 'Germany',
      location_code: 2276,
      language_code: 'de',
      state: 'setting_up',
      data_source: null,
      brand_names: null,
      created_at: expect.stringMatching(/Z$/),
    },
  });
});

it('POST /api/companies/{id}/domains refuses the same domain twice', async () => {
  await addDomain('twice.com');
  const { status, body } = await addDomain('twice.com');
  expect(status).toBe(409);
  expect(body.code).toBe('conflict');
});

it.each([
  ['', 2840, 400, 'Domain is required'],
  ['no spaces.com', 2840, 400, 'Not in correct domain format (e.g., example.com)'],
  ['unreachable.com', 2840, 422, 'Domain does not exist or is not reachable'],
  ['fine.com', 1, 400, 'Unknown location'],
  ['fine.com', '2840', 400, 'Invalid input: expected number, received string'],
])('POST /api/companies/{id}/domains refuses %j at %j', async (domain, code, status, message) => {
  const answer = await addDomain(domain, code);
  expect(answer.status).toBe(status);
  expect(answer.body.message).toBe(message);
});

it('GET /api/seo/domains/{id}/status has every documented field', async () => {
  const { status, body } = await ada.call('GET', `/api/seo/domains/${domainId}/status`);
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    data: {
      state: 'setting_up',
      step: 'site_topics',
      steps_done: 0,
      steps_total: 8,
      message: expect.any(String),
      data_source: null,
    },
  });
});

it('PUT /api/seo/domains/{id}/location moves the domain and sets it up again', async () => {
  const jobs = edge.sentJobs.length;
  const { status, body } = await ada.call('PUT', `/api/seo/domains/${domainId}/location`, {
    company_id: companyId,
    location_code: 2826,
    language_code: 'en',
  });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ id: domainId, location_code: 2826, state: 'setting_up' });
  expect(edge.sentJobs).toHaveLength(jobs + 1);
});

it.each([
  [{ location_code: 1, language_code: 'en' }, 'location_code'],
  [{ location_code: 2840, language_code: 'klingon' }, 'language_code'],
  [{ location_code: 2840 }, 'language_code'],
])('PUT /api/seo/domains/{id}/location refuses %j', async (input, path) => {
  const answer = await ada.call('PUT', `/api/seo/domains/${domainId}/location`, {
    company_id: companyId,
    ...input,
  });
  expect(answer.status).toBe(400);
  expect(answer.body.errors).toEqual([{ path, message: answer.body.message }]);
});

it.each([
  ['', false, 'Domain is required', ''],
  ['nonsense', false, 'Not in correct domain format (e.g., example.com)', 'nonsense'],
  ['http://Fine.com/', true, 'Domain exists', 'fine.com'],
  ['unreachable.com', false, 'Domain does not exist or is not reachable', 'unreachable.com'],
])('POST /api/seo/domains/validate judges %j', async (domain, valid, message, domain_name) => {
  const { status, body } = await ada.call('POST', '/api/seo/domains/validate', { domain });
  expect(status).toBe(200);
  expect(body).toEqual({ success: true, data: { valid, message, domain_name } });
});

it('POST /api/seo/domains/validate is limited, and says when to come back', async () => {
  const bob = await edge.signUp();
  const { status, body, headers } = await bob.call('POST', '/api/seo/domains/validate', { domain: 'a.com' });
  expect(status).toBe(429);
  expect(headers.get('retry-after')).toBe('7');
  expect(body).toEqual({ success: false, message: 'Slow down', code: 'rate_limited' });
});

it('GET /api/seo/sample-domains lists the sample world', async () => {
  const { status, body } = await ada.call('GET', '/api/seo/sample-domains');
  expect(status).toBe(200);
  const sites = body.data as Record<string, unknown>[];
  expect(sites.length).toBeGreaterThanOrEqual(12);
  for (const site of sites) {
    expect(Object.keys(site).sort()).toEqual(['description', 'domain_name', 'location_codes', 'title']);
    expect(site.domain_name).toMatch(/\.example$/);
  }
});

it('PATCH /api/seo/domains/{id} sets the brand names, and null takes those of the domain', async () => {
  const added = await addDomain('named.com');
  const { id } = added.body.data as { id: string };
  await runSetup(edge.services, { domainId: id, run: 1 });
  const path = `/api/seo/domains/${id}`;
  const set = await ada.call('PATCH', path, { brand_names: [' Acme Inc ', 'acme inc', 'ACM'] });
  expect(set).toMatchObject({ status: 200, body: { data: { brand_names: ['Acme Inc', 'ACM'] } } });
  const unset = await ada.call('PATCH', path, { brand_names: null });
  expect(unset.body.data).toMatchObject({ brand_names: null });
  for (const wrong of [[], ['!?'], ['x'.repeat(61)], ['a\u0000b'], Array(21).fill('a'), 'acme', undefined]) {
    expect((await ada.call('PATCH', path, { brand_names: wrong })).status).toBe(400);
  }
});

it('GET /api/locations lists the 110 countries', async () => {
  const { status, body } = await ada.call('GET', '/api/locations');
  expect(status).toBe(200);
  const countries = body.data as Record<string, unknown>[];
  expect(countries).toHaveLength(110);
  expect(countries).toContainEqual({
    location_name: 'Japan',
    location_code: 2392,
    country_code: 'JP',
    language_code: 'ja',
    region: expect.any(String),
  });
});

it('shows no difference between a foreign, an unknown and a malformed id', async () => {
  const bob = await edge.signUp();
  const ids = [domainId, unknownId, ...malformedIds];
  expectIndistinguishable(
    await Promise.all(ids.map((id) => bob.call('GET', `/api/seo/domains/${id}/status`))),
  );
  const move = (id: string, company_id: string) =>
    bob.call('PUT', `/api/seo/domains/${id}/location`, {
      company_id,
      location_code: 2276,
      language_code: 'de',
    });
  expectIndistinguishable(await Promise.all(ids.map((id) => move(id, companyId))));
  const own = await bob.call('POST', '/api/companies', { name: 'Bob' });
  expectIndistinguishable([
    await move(domainId, (own.body.data as { id: string }).id),
    await move(unknownId, unknownId),
  ]);
});

it('DELETE /api/seo/domains/{id} deletes only the caller’s domain', async () => {
  const bob = await edge.signUp();
  const added = await addDomain('short-lived.com');
  const { id } = added.body.data as { id: string };
  const ids = [id, unknownId, ...malformedIds];
  expectIndistinguishable(await Promise.all(ids.map((one) => bob.call('DELETE', `/api/seo/domains/${one}`))));
  const { status, text } = await ada.call('DELETE', `/api/seo/domains/${id}`);
  expect([status, text]).toEqual([204, '']);
  expect((await ada.call('GET', `/api/seo/domains/${id}/status`)).status).toBe(404);
});
