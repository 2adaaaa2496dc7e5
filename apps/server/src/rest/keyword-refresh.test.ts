import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectIndistinguishable, malformedIds, unknownId } from '../testing/expect-hidden.ts';
import { setUpDomain } from '../testing/set-up-domain.ts';
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

const market = { location_code: 2840, language_code: 'en' };
const post = (path: string, body: Record<string, unknown>, person = ada) =>
  person.call('POST', `/api/seo/keywords/${path}`, body);

async function countKeywords(): Promise<number> {
  const { body } = await ada.call('GET', `/api/seo/keywords?domain_id=${domainId}&limit=1`);
  return (body.pagination as { total: number }).total;
}

it('refresh answers what was added and updated', async () => {
  const total = await countKeywords();
  const { status, body } = await post('refresh', { domain_id: domainId, ...market });
  expect(status).toBe(200);
  expect(body).toEqual({ success: true, data: { added: 0, updated: total } });
}, 30_000);

it('refresh-rankings answers what was checked, and when', async () => {
  const total = await countKeywords();
  const { status, body } = await post('refresh-rankings', {
    domain_id: domainId,
    ...market,
    force_refresh: true,
  });
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    data: { refreshed: total, failed: 0, last_ranking_check: '2026-11-21T12:00:00.000Z' },
  });
}, 30_000);

describe.each(['refresh', 'refresh-rankings'])('POST /api/seo/keywords/%s', (path) => {
  it.each([
    [{}, 'domain_id'],
    [{ domain_id: 'x', location_code: 'here' }, 'location_code'],
    [{ domain_id: 'x', language_code: 1 }, 'language_code'],
  ])('%j is 400', async (fields, field) => {
    const { status, body } = await post(path, fields);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'validation_failed', errors: [{ path: field }] });
  });

  it('answers 425 while the domain is set up, and 502 without a source', async () => {
    const { body } = await ada.call('POST', '/api/companies', { name: 'New', domain_url: 'soon.com' });
    const [domain] = (body.data as { domains: { id: string }[] }).domains;
    const early = await post(path, { domain_id: domain?.id });
    expect(early.status).toBe(425);
    expect(early.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    const { sql } = edge.services.database;
    await sql`update domain_setups set state = 'ready' where domain_id = ${domain?.id ?? ''}`;
    const { status, body: failure } = await post(path, { domain_id: domain?.id });
    expect(status).toBe(502);
    expect(failure).toMatchObject({ success: false, code: 'source_failed' });
  });

  it('shows no difference between a foreign, an unknown and a malformed id', async () => {
    const bob = await edge.signUp();
    const ids = [domainId, unknownId, ...malformedIds.map(decodeURIComponent).filter((id) => id !== '\0')];
    expectIndistinguishable(await Promise.all(ids.map((id) => post(path, { domain_id: id }, bob))));
  });
});
