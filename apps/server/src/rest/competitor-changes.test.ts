import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectIndistinguishable, malformedIds, unknownId } from '../../testing/expect-hidden.ts';
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

interface WireCompetitor {
  id: string;
  domain_name: string;
  display_name: string;
  value_prop: string | null;
  is_active: boolean;
}

const list = async () => {
  const { body } = await ada.call('GET', `/api/seo/competitors?domain_id=${domainId}&active_only=false`);
  return body.data as WireCompetitor[];
};
const first = async () => {
  const [competitor] = await list();
  if (!competitor) throw new Error('no competitor');
  return competitor;
};

it('PUT /api/seo/competitors/{id} changes the documented fields and no other', async () => {
  const before = await first();
  const { status, body } = await ada.call('PUT', `/api/seo/competitors/${before.id}`, {
    display_name: 'Contender',
    value_prop: 'Cheaper.',
    is_active: false,
    id: unknownId,
    domain_name: 'evil.com',
    created_at: '2000-01-01T00:00:00Z',
    list_id: 1,
    last_refreshed_at: null,
  });
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    data: { ...before, display_name: 'Contender', value_prop: 'Cheaper.', is_active: false },
  });
  expect(await list()).toContainEqual(body.data);
});

it.each([{ display_name: '' }, { display_name: 7 }, { is_active: 'no' }, { value_prop: 'x'.repeat(501) }])(
  'PUT /api/seo/competitors/{id} with %j is 400 and names the field',
  async (change) => {
    const { id } = await first();
    const { status, body } = await ada.call('PUT', `/api/seo/competitors/${id}`, change);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      success: false,
      code: 'validation_failed',
      errors: [{ path: Object.keys(change)[0] }],
    });
  },
);

it('DELETE /api/seo/competitors/{id} is 204 without a body, then 404', async () => {
  const { id } = await first();
  const { status, text } = await ada.call('DELETE', `/api/seo/competitors/${id}`);
  expect({ status, text }).toEqual({ status: 204, text: '' });
  expect((await list()).map((competitor) => competitor.id)).not.toContain(id);
  expect((await ada.call('DELETE', `/api/seo/competitors/${id}`)).status).toBe(404);
});

const post = (body: unknown) => ada.call('POST', '/api/seo/competitors', body);

it('POST /api/seo/competitors adds one under either name of the field', async () => {
  const removed = await first();
  const shape = namesOf(removed);
  for (const field of ['competitor_domain', 'domain_name']) {
    const known = (await list()).find(({ domain_name }) => domain_name === removed.domain_name);
    if (known) await ada.call('DELETE', `/api/seo/competitors/${known.id}`);
    const { status, body } = await post({ domain_id: domainId, [field]: removed.domain_name });
    expect(status).toBe(201);
    expect(body).toMatchObject({ success: true, data: { domain_name: removed.domain_name } });
    expect(namesOf(body.data)).toEqual(shape);
    expect(await list()).toContainEqual(body.data);
  }
}, 30_000);

it.each([
  ['brewlane.example', 400, 'validation_failed', 'You cannot add your own domain as a competitor.'],
  ['nonsense', 400, 'validation_failed', 'Not in correct domain format (e.g., example.com)'],
  [undefined, 400, 'validation_failed', 'Domain is required'],
  ['unreachable.com', 422, 'domain_unreachable', 'Domain does not exist or is not reachable'],
])('POST /api/seo/competitors refuses %s with %i', async (name, status, code, message) => {
  const answer = await post({ domain_id: domainId, competitor_domain: name });
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ success: false, code, message });
  if (status === 400) expect(answer.body.errors).toEqual([{ path: 'competitor_domain', message }]);
});

it('POST /api/seo/competitors is 409 for one that is tracked, 404 for a domain that is not yours', async () => {
  const { domain_name } = await first();
  const again = await post({ domain_id: domainId, competitor_domain: domain_name });
  expect(again.status).toBe(409);
  expect(again.body).toMatchObject({ code: 'conflict', message: 'This competitor is already tracked.' });
  const stranger = await edge.signUp();
  expectIndistinguishable(
    await Promise.all(
      [domainId, unknownId, 'x'].map((id) =>
        stranger.call('POST', '/api/seo/competitors', { domain_id: id, competitor_domain: 'contender.com' }),
      ),
    ),
  );
});

it('POST /api/seo/competitors is 425 while the domain is set up', async () => {
  const bob = await edge.signUp();
  const { body } = await bob.call('POST', '/api/companies', { name: 'B', domain_url: 'brewlane.example' });
  const company = body.data as { domains: { id: string }[] };
  const answer = await bob.call('POST', '/api/seo/competitors', {
    domain_id: company.domains[0]?.id,
    competitor_domain: 'contender.com',
  });
  expect(answer.status).toBe(425);
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(answer.body).toMatchObject({
    code: 'domain_setup_in_progress',
    message: 'Domain setup in progress',
  });
});

it('POST /api/seo/competitors/{id}/refresh is 200 once, then 429 until the week is over', async () => {
  const { id } = await first();
  const call = () =>
    ada.call('POST', `/api/seo/competitors/${id}/refresh`, {
      keyword_limit: 10,
      location_code: 2840,
      language_code: 'en',
    });
  const { status, body } = await call();
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    data: {
      competitor: expect.objectContaining({ id }),
      keywords: { keywords_collected: 10 },
      partial: false,
      warning: null,
    },
  });
  expect(await list()).toContainEqual((body.data as { competitor: unknown }).competitor);
  const again = await call();
  expect(again.status).toBe(429);
  expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(6 * 24 * 60 * 60);
  expect(again.body).toMatchObject({ success: false, code: 'weekly_refresh_limit' });
  expect(again.body.message).toMatch(/429.*Weekly refresh limit exceeded/);
});

it('POST /api/seo/competitors/{id}/refresh is 400 for a market in which the domain is not tracked', async () => {
  const { id } = await first();
  const { status, body } = await ada.call('POST', `/api/seo/competitors/${id}/refresh`, {
    location_code: 2250,
    language_code: 'fr',
  });
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'validation_failed', errors: [{ path: 'location_code' }] });
  expect(body.message).toContain('is not tracked in this location and language');
});

it.each([0, 1_001, 1.5, 'many'])(
  'POST /api/seo/competitors/{id}/refresh with keyword_limit %j is 400',
  async (keyword_limit) => {
    const { id } = await first();
    const { status, body } = await ada.call('POST', `/api/seo/competitors/${id}/refresh`, { keyword_limit });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'validation_failed', errors: [{ path: 'keyword_limit' }] });
  },
);

it.each([
  ['PUT', '', { display_name: 'Mine' }],
  ['DELETE', '', undefined],
  ['POST', '/refresh', {}],
])(
  '%s %s shows no difference between a foreign, an unknown and a malformed id',
  async (method, end, body) => {
    const stranger = await edge.signUp();
    const { id } = await first();
    const paths = [id, unknownId, ...malformedIds].map((each) => `/api/seo/competitors/${each}${end}`);
    expectIndistinguishable(await Promise.all(paths.map((path) => stranger.call(method, path, body))));
    expect((await first()).id).toBe(id);
  },
);

it('another method is 405', async () => {
  const { status, headers } = await ada.call('PATCH', '/api/seo/competitors/x', {});
  expect(status).toBe(405);
  expect(headers.get('allow')).toBe('GET, HEAD, PUT, DELETE, OPTIONS');
});
