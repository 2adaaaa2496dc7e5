import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectIndistinguishable, malformedIds, unknownId } from '../../testing/expect-hidden.ts';
import { setUpDomain } from '../../testing/set-up-domain.ts';
import { type Person, startEdge, type TestEdge } from '../../testing/start-edge.ts';

let edge: TestEdge;
let ada: Person;
let domainId: string;
let keyword: { id: string; keyword_text: string; rank_absolute: number; search_volume: number };

beforeAll(async () => {
  edge = await startEdge();
  ada = await edge.signUp();
  ({ domainId } = await setUpDomain(edge, ada));
  const { body } = await ada.call(
    'GET',
    `/api/seo/keywords?domain_id=${domainId}&limit=1&sort_by=rank_absolute&sort_order=asc`,
  );
  [keyword] = body.data as [typeof keyword];
}, 60_000);
afterAll(() => edge.close());

const numberOrNull = expect.toBeOneOf([null, expect.any(Number)]);
const textOrNull = expect.toBeOneOf([null, expect.any(String)]);

describe('GET /api/seo/keywords/{id}/history', () => {
  it('has every documented field', async () => {
    const { status, body } = await ada.call('GET', `/api/seo/keywords/${keyword.id}/history`);
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      data: [
        {
          date: '2026-11-21',
          rank_absolute: keyword.rank_absolute,
          search_volume: numberOrNull,
          outcome: 'ranked',
          depth: null,
        },
      ],
    });
  });

  it('shows no difference between a foreign, an unknown and a malformed id', async () => {
    const bob = await edge.signUp();
    const ids = [keyword.id, '9'.repeat(18), ...malformedIds.filter((id) => id !== '%00')];
    expectIndistinguishable(
      await Promise.all(ids.map((id) => bob.call('GET', `/api/seo/keywords/${id}/history`))),
    );
  });
});

describe('GET /api/seo/keywords/current-ranking', () => {
  it('has every documented field, best first', async () => {
    const { status, body } = await ada.call('GET', `/api/seo/keywords/current-ranking?domain_id=${domainId}`);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['success', 'data']);
    const rows = body.data as Record<string, unknown>[];
    expect(rows[0]?.rank_absolute).toBe(keyword.rank_absolute);
    for (const row of rows) {
      expect(row).toEqual({
        keyword_id: expect.stringMatching(/^\d+$/),
        keyword_text: expect.any(String),
        rank_group: numberOrNull,
        rank_absolute: numberOrNull,
        rank_state: expect.stringMatching(/^(ranked|not_found)$/),
        rank_depth: null,
        ranking_url: textOrNull,
        last_ranking_check: textOrNull,
      });
    }
  });

  it('answers 425 while the domain is set up, and hides those of others', async () => {
    const path = (id: string | undefined) => `/api/seo/keywords/current-ranking?domain_id=${id}`;
    const { body } = await ada.call('POST', '/api/companies', { name: 'New', domain_url: 'soon.com' });
    const [domain] = (body.data as { domains: { id: string }[] }).domains;
    const early = await ada.call('GET', path(domain?.id));
    expect(early.status).toBe(425);
    expect(early.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    const bob = await edge.signUp();
    const ids = [domainId, unknownId, ...malformedIds.filter((id) => id !== '%00')];
    expectIndistinguishable(await Promise.all(ids.map((id) => bob.call('GET', path(id)))));
  });

  it('needs a domain', async () => {
    const { status, body } = await ada.call('GET', '/api/seo/keywords/current-ranking');
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path: 'domain_id' }]);
  });
});

describe('POST /api/seo/google/keyword-overview', () => {
  const inspect = (keywords: unknown) =>
    ada.call('POST', '/api/seo/google/keyword-overview', {
      keywords,
      language_code: 'en',
      location_code: 2840,
      include_clickstream_data: true,
      include_serp_info: true,
    });

  it('has every documented field', async () => {
    const { status, body } = await inspect([keyword.keyword_text]);
    expect(status).toBe(200);
    const trend = {
      trend: expect.stringMatching(/^(up|down|stable|no-data)$/),
      change: numberOrNull,
    };
    expect(body).toEqual({
      success: true,
      items: [
        {
          keyword: keyword.keyword_text,
          keyword_info: {
            search_volume: keyword.search_volume,
            cpc: numberOrNull,
            competition: numberOrNull,
            competition_level: expect.toBeOneOf([null, 'low', 'medium', 'high']),
            search_volume_trend: { monthly: trend, quarterly: trend, yearly: trend },
            low_top_of_page_bid: numberOrNull,
            high_top_of_page_bid: numberOrNull,
            last_updated_time: '2026-11-01T00:00:00.000Z',
          },
          keyword_properties: { keyword_difficulty: numberOrNull },
        },
      ],
      data_source: 'sample',
    });
  });

  it.each([[['an unknown keyword']], [['  ']], [[]]])('%j has no items', async (keywords) => {
    const { status, body } = await inspect(keywords);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, items: [] });
  });

  it.each([[undefined], ['tea'], [[7]], [Array.from({ length: 101 }, String)]])(
    '%j is 400',
    async (keywords) => {
      const { status, body } = await inspect(keywords);
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'validation_failed' });
    },
  );
});
