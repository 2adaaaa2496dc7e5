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

async function firstKeyword(): Promise<{ id: string; keyword_text: string }> {
  const { body } = await ada.call('GET', `/api/seo/keywords?domain_id=${domainId}&limit=1`);
  const [keyword] = body.data as { id: string; keyword_text: string }[];
  if (!keyword) throw new Error('the list is empty');
  return keyword;
}

describe('DELETE /api/seo/keywords/{id}', () => {
  it('answers 204 without a body, and the list has changed', async () => {
    const { id } = await firstKeyword();
    const { status, text } = await ada.call('DELETE', `/api/seo/keywords/${id}`);
    expect({ status, text }).toEqual({ status: 204, text: '' });
    expect((await firstKeyword()).id).not.toBe(id);
    expect((await ada.call('DELETE', `/api/seo/keywords/${id}`)).status).toBe(404);
  });

  it('shows no difference between a foreign, an unknown and a malformed id', async () => {
    const { id } = await firstKeyword();
    const bob = await edge.signUp();
    const ids = [id, '9'.repeat(18), ...malformedIds.filter((malformed) => malformed !== '%00')];
    expectIndistinguishable(
      await Promise.all(ids.map((each) => bob.call('DELETE', `/api/seo/keywords/${each}`))),
    );
    expect((await firstKeyword()).id).toBe(id);
  });
});

describe('POST /api/seo/keywords', () => {
  const add = (body: Record<string, unknown>) =>
    ada.call('POST', '/api/seo/keywords', { domain_id: domainId, ...body });

  it('answers 201 with the keyword, in the fields of the list', async () => {
    const { status, body } = await add({ keyword_text: ' New  Keyword ', intent_type: 'commercial' });
    expect(status).toBe(201);
    expect(Object.keys(body)).toEqual(['success', 'data']);
    expect(Object.keys(body.data as object)).toEqual(Object.keys(await firstKeyword()));
    expect(body.data).toMatchObject({
      id: expect.stringMatching(/^\d+$/),
      keyword_text: 'new keyword',
      intent_type: 'commercial',
      search_volume: null,
      rank_absolute: null,
      rank_state: 'not_checked',
      last_ranking_check: null,
      needs_ranking_refresh: true,
    });
  });

  it('answers 409 for a keyword that is tracked already', async () => {
    const { keyword_text } = await firstKeyword();
    const { status, body } = await add({ keyword_text: keyword_text.toUpperCase() });
    expect(status).toBe(409);
    expect(body).toEqual({ success: false, message: 'This keyword is already tracked.', code: 'conflict' });
  });

  it.each([
    [{}, 'keyword_text'],
    [{ keyword_text: '  ' }, 'keyword_text'],
    [{ keyword_text: 'x'.repeat(201) }, 'keyword_text'],
    [{ keyword_text: 7 }, 'keyword_text'],
    [{ keyword_text: 'fine', intent_type: 'curious' }, 'intent_type'],
  ])('%j is 400', async (fields, path) => {
    const { status, body } = await add(fields);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'validation_failed', errors: [{ path, message: body.message }] });
  });
});

describe('POST /api/seo/keywords/bulk', () => {
  const addMany = (keywords: unknown) =>
    ada.call('POST', '/api/seo/keywords/bulk', { domain_id: domainId, keywords });

  it('takes texts and objects, and tells what is new', async () => {
    const given = ['bulk one', { keyword_text: 'bulk two', intent_type: 'navigational' }, 'BULK ONE'];
    const { status, body } = await addMany(given);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      success: true,
      data: [{ keyword_text: 'bulk one' }, { keyword_text: 'bulk two', intent_type: 'navigational' }],
      created: 2,
      skipped: 1,
    });
    expect((await addMany(given)).body).toEqual({ success: true, data: [], created: 0, skipped: 3 });
  });

  it.each([
    [undefined, 'keywords'],
    [[], 'keywords'],
    [Array.from({ length: 1_001 }, String), 'keywords'],
    [['fine', ''], 'keywords.1'],
    [[{ keyword_text: '' }], 'keywords.0.keyword_text'],
    [[{ keywordText: 'not the name on the wire' }], 'keywords.0'],
  ])('%j is 400', async (keywords, path) => {
    const { status, body } = await addMany(keywords);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'validation_failed', errors: [{ path }] });
  });
});

it.each([
  ['', { keyword_text: 'tea' }],
  ['/bulk', { keywords: ['tea'] }],
])(
  'POST /api/seo/keywords%s answers 425 while the domain is set up, and hides those of others',
  async (path, fields) => {
    const { body } = await ada.call('POST', '/api/companies', { name: 'New', domain_url: 'soon.com' });
    const [domain] = (body.data as { domains: { id: string }[] }).domains;
    const post = (person: Person, id?: string) =>
      person.call('POST', `/api/seo/keywords${path}`, { domain_id: id, ...fields });
    const early = await post(ada, domain?.id);
    expect(early.status).toBe(425);
    expect(early.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    const bob = await edge.signUp();
    const ids = [domainId, unknownId, ...malformedIds.map(decodeURIComponent).filter((id) => id !== '\0')];
    expectIndistinguishable(await Promise.all(ids.map((id) => post(bob, id))));
  },
);
