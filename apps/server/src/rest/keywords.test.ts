import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectIndistinguishable, malformedIds, unknownId } from '../../testing/expect-hidden.ts';
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

const list = (query: string) => ada.call('GET', `/api/seo/keywords?domain_id=${domainId}${query}`);

interface KeywordRow {
  keyword_text: string;
  intent_type: string;
  search_volume: number | null;
  difficulty_score: number | null;
}
const rows = (body: Record<string, unknown>) => body.data as KeywordRow[];

it('has every documented field', async () => {
  const { status, body } = await list('');
  expect(status).toBe(200);
  expect(Object.keys(body).sort()).toEqual(['data', 'data_source', 'pagination', 'sorted_by', 'success']);
  expect(body).toMatchObject({ success: true, sorted_by: 'search_volume', data_source: 'sample' });
  expect(Object.keys(body.pagination as object)).toEqual(['page', 'limit', 'total', 'pages']);
  expect(body.pagination).toMatchObject({ page: 1, limit: 20 });
  const trend = {
    trend: expect.stringMatching(/^(up|down|stable|no-data)$/),
    change: expect.toBeOneOf([null, expect.any(Number)]),
  };
  const numberOrNull = expect.toBeOneOf([null, expect.any(Number)]);
  const textOrNull = expect.toBeOneOf([null, expect.any(String)]);
  for (const row of rows(body)) {
    expect(row).toEqual({
      id: expect.stringMatching(/^\d+$/),
      keyword_text: expect.any(String),
      intent_type: textOrNull,
      intent_source: expect.toBeOneOf([null, 'provider']),
      intent_reason: expect.toBeOneOf([null, { from: 'source' }]),
      intent_confidence: null,
      relevance: null,
      relevance_class: null,
      relevance_evidence: null,
      topic: null,
      topic_state: 'waiting',
      search_volume: numberOrNull,
      difficulty_score: numberOrNull,
      opportunity_score: numberOrNull,
      search_console: null,
      gain: expect.toBeOneOf([
        null,
        { low: expect.any(Number), mid: expect.any(Number), high: expect.any(Number) },
      ]),
      gain_gap: expect.toBeOneOf([null, 'not_known', 'brand']),
      cpc: numberOrNull,
      rank_group: numberOrNull,
      rank_absolute: numberOrNull,
      ranking_type: numberOrNull,
      ranking_title: textOrNull,
      ranking_description: textOrNull,
      rank_state: expect.stringMatching(/^(ranked|not_found)$/),
      rank_depth: null,
      rank_check_failed_at: null,
      ranking_url: textOrNull,
      search_volume_trends: { one_month: trend, three_months: trend, twelve_months: trend },
      monthly_searches: expect.any(Array),
      is_featured_snippet: expect.any(Boolean),
      is_local_pack: expect.any(Boolean),
      is_ai_overview: expect.any(Boolean),
      is_video: expect.any(Boolean),
      is_image: expect.any(Boolean),
      last_ranking_check: textOrNull,
      needs_ranking_refresh: expect.any(Boolean),
      tags: [],
      target_url: null,
    });
  }
  expect(rows(body)).toHaveLength(20);
});

describe('the query', () => {
  it('filters and sorts', async () => {
    const { body } = await list(
      '&intent_type=commercial&min_search_volume=100&max_difficulty=60&sort_by=search_volume&sort_order=asc&limit=100',
    );
    const found = rows(body);
    expect(found.length).toBeGreaterThan(0);
    for (const row of found) {
      expect(row.intent_type).toBe('commercial');
      expect(row.search_volume).toBeGreaterThanOrEqual(100);
      expect(row.difficulty_score).toBeLessThanOrEqual(60);
    }
    const volumes = found.map(({ search_volume }) => Number(search_volume));
    expect(volumes).toEqual([...volumes].sort((one, other) => one - other));
  });

  it('takes an empty value as not given, and ignores what it does not know', async () => {
    const plain = await list('');
    const { status, body } = await list(
      '&search=&intent_type=&min_search_volume=&sort_by=&page=&colour=red&colour=blue',
    );
    expect(status).toBe(200);
    expect(body).toEqual(plain.body);
  });

  it('past the end is empty', async () => {
    const { status, body } = await list('&page=100000');
    expect(status).toBe(200);
    expect(body.data).toEqual([]);
  });

  it.each([
    ['&limit=0', 'limit'],
    ['&limit=101', 'limit'],
    ['&limit=ten', 'limit'],
    ['&limit=10&limit=20', 'limit'],
    ['&page=0', 'page'],
    ['&page=1.5', 'page'],
    ['&search=a&search=b', 'search'],
    ['&intent_type=curious', 'intent_type'],
    ['&min_search_volume=-1', 'min_search_volume'],
    ['&min_search_volume=99999999999', 'min_search_volume'],
    ['&max_difficulty=101', 'max_difficulty'],
    ['&sort_by=id', 'sort_by'],
    ['&sort_by=searchVolume', 'sort_by'],
    ['&sort_order=up', 'sort_order'],
    ['&location_code=x', 'location_code'],
    ['&search=%00', 'search'],
  ])('%s is 400', async (query, path) => {
    const { status, body } = await list(query);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, code: 'validation_failed' });
    expect(body.errors).toEqual([{ path, message: body.message }]);
  });

  it('needs a domain', async () => {
    const { status, body } = await ada.call('GET', '/api/seo/keywords');
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path: 'domain_id' }]);
  });
});

describe('while the domain is set up', () => {
  it.each(['keywords', 'reports', 'competitors'])(
    '%s answers 425 and when to come back',
    async (resource) => {
      const { body } = await ada.call('POST', '/api/companies', { name: 'New', domain_url: 'soon.com' });
      const [domain] = (body.data as { domains: { id: string }[] }).domains;
      const answer = await ada.call('GET', `/api/seo/${resource}?domain_id=${domain?.id}`);
      expect(answer.status).toBe(425);
      expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
      expect(answer.body).toEqual({
        success: false,
        message: 'Domain setup in progress',
        code: 'domain_setup_in_progress',
      });
    },
  );
});

it.each(['keywords', 'reports', 'competitors'])(
  '%s shows no difference between a foreign, an unknown and a malformed id',
  async (resource) => {
    const bob = await edge.signUp();
    const ids = [domainId, unknownId, ...malformedIds.filter((id) => id !== '%00')];
    expectIndistinguishable(
      await Promise.all(ids.map((id) => bob.call('GET', `/api/seo/${resource}?domain_id=${id}`))),
    );
  },
);

it('answers 304 while the list is the one that the caller has', async () => {
  const { headers } = await list('&limit=5');
  const tag = headers.get('etag') ?? '';
  expect(tag).toMatch(/^W\/"[\w.]+"$/);
  const ask = (ifNoneMatch: string, userId = ada.userId) =>
    edge.request(`/api/seo/keywords?domain_id=${domainId}&limit=5`, {
      headers: { authorization: `Bearer ${userId}`, 'if-none-match': ifNoneMatch },
    });
  expect(await ask(tag)).toMatchObject({ status: 304, text: '' });
  expect((await ask(`"other", ${tag}`)).status).toBe(304);
  expect((await ask('W/"0.0.none"')).status).toBe(200);
  const stranger = await edge.signUp();
  expect((await ask(tag, stranger.userId)).status).toBe(404);
});
