import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectIndistinguishable, malformedIds } from '../../testing/expect-hidden.ts';
import { setUpDomain } from '../../testing/set-up-domain.ts';
import { type Person, startEdge, type TestEdge } from '../../testing/start-edge.ts';

let edge: TestEdge;
let ada: Person;
let domainId: string;
let keyword: Record<string, unknown>;

beforeAll(async () => {
  edge = await startEdge();
  ada = await edge.signUp();
  ({ domainId } = await setUpDomain(edge, ada));
  const { body } = await ada.call('GET', `/api/seo/keywords?domain_id=${domainId}&limit=1`);
  [keyword] = body.data as [typeof keyword];
}, 60_000);
afterAll(() => edge.close());

const path = () => `/api/seo/keywords/${keyword.id}`;
const attached = { tags: ['autumn', 'brand'], target_url: 'https://acme.com/a', note: 'Ask Bo.' };

describe('GET /api/seo/keywords/{id}', () => {
  it('has the fields of the list and every documented one more', async () => {
    const { status, body } = await ada.call('GET', path());
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      data: {
        ...keyword,
        domain_id: domainId,
        domain_name: expect.any(String),
        data_source: 'sample',
        gain: expect.objectContaining(keyword.gain),
        note: null,
        volume_history: expect.arrayContaining([
          { month: expect.stringMatching(/^\d{4}-\d{2}$/), searches: expect.any(Number) },
        ]),
        measures: [],
        result_page: {
          ai_overview: null,
          ai_overview_read_at: null,
          questions: null,
          questions_read_at: null,
        },
      },
    });
  });
});

describe('PATCH /api/seo/keywords/{id}', () => {
  it('changes what is given, and answers what GET then answers', async () => {
    const { status, body } = await ada.call('PATCH', path(), { ...attached, tags: ['Brand', ' autumn'] });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, data: attached });
    expect((await ada.call('GET', path())).body).toEqual(body);
    const cleared = await ada.call('PATCH', path(), { note: null, target_url: '' });
    expect(cleared.body.data).toMatchObject({ tags: attached.tags, target_url: null, note: null });
  });

  it.each([
    [{ target_url: 'acme.com' }, 'target_url'],
    [{ target_url: 7 }, 'target_url'],
    [{ note: 'x'.repeat(2_001) }, 'note'],
    [{ tags: 'brand' }, 'tags'],
    [{ tags: [''] }, 'tags.0'],
    [{ tags: Array.from({ length: 11 }, (_, index) => `tag ${index}`) }, 'tags'],
  ])('%# is 400', async (changes, wrong) => {
    const { status, body } = await ada.call('PATCH', path(), changes);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'validation_failed',
      errors: [{ path: wrong, message: body.message }],
    });
  });
});

it.each(['GET', 'PATCH'])(
  '%s shows no difference between a foreign, an unknown and a malformed id',
  async (method) => {
    const bob = await edge.signUp();
    const ids = [keyword.id, '9'.repeat(18), ...malformedIds.filter((id) => id !== '%00')];
    const body = method === 'GET' ? undefined : { note: 'Mine' };
    expectIndistinguishable(
      await Promise.all(ids.map((id) => bob.call(method, `/api/seo/keywords/${id}`, body))),
    );
  },
);
