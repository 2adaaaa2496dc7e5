import { gapClasses } from '@keydence/domain';
import { createSampleSource } from '@keydence/search-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectIndistinguishable, malformedIds, unknownId } from '../../testing/expect-hidden.ts';
import { setUpDomain } from '../../testing/set-up-domain.ts';
import { type Person, startEdge, type TestEdge } from '../../testing/start-edge.ts';

const path = '/api/seo/gaps/export';

let edge: TestEdge;
let ada: Person;
let domainId: string;

beforeAll(async () => {
  const sample = createSampleSource({ now: () => new Date('2026-11-21T12:00:00Z') });
  edge = await startEdge({ sources: { sample } });
  ada = await edge.signUp();
  ({ domainId } = await setUpDomain(edge, ada));
}, 60_000);
afterAll(() => edge.close());

const download = (query = '', person = ada, id = domainId) =>
  person.call('GET', `${path}?domain_id=${id}${query}`);
const list = async (query: string) => {
  const { body } = await ada.call('GET', `/api/seo/gaps?domain_id=${domainId}&limit=100${query}`);
  return body as { data: { keyword: string }[]; pagination: { total: number } };
};
const keywordsOf = (text: string) =>
  text
    .split('\r\n')
    .slice(1, -1)
    .map((line) => /^"((?:[^"]|"")*)"/.exec(line)?.[1]);

describe('GET /api/seo/gaps/export', () => {
  it('is a CSV file of the whole matrix in its order, with its name and its count', async () => {
    const { status, headers, text } = await download();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename="keydence-brewlane.example-gaps-sample-2026-11-21.csv"',
    );
    const { data, pagination } = await list('');
    expect(pagination.total).toBeGreaterThan(1_000);
    expect(headers.get('x-total-count')).toBe(String(pagination.total));
    const keywords = keywordsOf(text);
    expect(new Set(keywords).size).toBe(pagination.total);
    expect(keywords.slice(0, 100)).toEqual(data.map(({ keyword }) => keyword));
    expect(text.split('\r\n')[0]).toMatch(
      /"keyword","gap","intent".*"own_rank","own_rank_state","rank_.+\.example"/,
    );
  });

  it('takes the filters and the sort of the matrix', async () => {
    const query = '&gap_class=missing&hide_brands=true&min_sites=2&sort_by=best_rank&sort_order=asc';
    const { data, pagination } = await list(query);
    const keywords = keywordsOf((await download(query)).text);
    expect(keywords).toHaveLength(pagination.total);
    expect(keywords.slice(0, 100)).toEqual(data.map(({ keyword }) => keyword));
  });

  it.each(gapClasses)('takes the class %s', async (name) => {
    const { pagination } = await list(`&gap_class=${name}`);
    const { status, text } = await download(`&gap_class=${name}`);
    expect([status, keywordsOf(text).length]).toEqual([200, pagination.total]);
  });

  it('answers 425 while the domain is set up', async () => {
    const { body } = await ada.call('POST', '/api/companies', { name: 'New', domain_url: 'soon.com' });
    const [domain] = (body.data as { domains: { id: string }[] }).domains;
    const early = await download('', ada, domain?.id);
    expect(early.status).toBe(425);
    expect(early.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  });

  it('shows no difference between a foreign, an unknown and a malformed id', async () => {
    const bob = await edge.signUp();
    const ids = [domainId, unknownId, ...malformedIds.filter((id) => id !== '%00')];
    expectIndistinguishable(await Promise.all(ids.map((id) => download('', bob, id))));
    expect((await download(`&competitor_ids=${unknownId}`)).status).toBe(404);
  });

  it('refuses a sort key that is none, and another method', async () => {
    const { status, body } = await download('&sort_by=id');
    expect([status, body.code]).toEqual([400, 'validation_failed']);
    expect((await ada.call('POST', path, {})).status).toBe(405);
  });
});
