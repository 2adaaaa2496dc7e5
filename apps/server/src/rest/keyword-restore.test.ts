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

interface Row {
  id: string;
  keyword_text: string;
}

async function readList(query = '') {
  const { body } = await ada.call('GET', `/api/seo/keywords?domain_id=${domainId}${query}`);
  return body as unknown as { data: Row[]; pagination: { total: number } };
}

const post = (path: string, body: Record<string, unknown>, person = ada) =>
  person.call('POST', `/api/seo/keywords/${path}`, { domain_id: domainId, ...body });

describe('POST /api/seo/keywords/bulk-delete and /restore', () => {
  it('take keywords out of the list and put them back, history and all', async () => {
    const before = await readList();
    const [first, second] = before.data;
    const keyword_ids = [first?.id, second?.id];
    const history = () => ada.call('GET', `/api/seo/keywords/${first?.id}/history`);
    const { data: ranks } = (await history()).body;

    const deleted = await post('bulk-delete', { keyword_ids });
    expect(deleted.status).toBe(200);
    expect(Object.keys(deleted.body)).toEqual(['success', 'data']);
    const answer = deleted.body.data as { count: number; keyword_ids: string[] };
    expect(answer.count).toBe(2);
    expect(answer.keyword_ids.sort()).toEqual([...keyword_ids].sort());
    expect((await readList()).pagination.total).toBe(before.pagination.total - 2);
    expect((await history()).status).toBe(404);
    expect((await post('bulk-delete', { keyword_ids })).body.data).toEqual({ count: 0, keyword_ids: [] });

    expect((await post('restore', { keyword_ids })).body.data).toMatchObject({ count: 2 });
    expect(await readList()).toEqual(before);
    expect((await history()).body.data).toEqual(ranks);
  });

  it.each(['bulk-delete', 'restore'])('%s refuses what is no list of 1 to 1,000 ids', async (path) => {
    for (const keyword_ids of [undefined, [], 'x', Array<string>(1_001).fill('1')]) {
      const { status, body } = await post(path, { keyword_ids });
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'validation_failed', errors: [{ path: 'keyword_ids' }] });
    }
    const { status, body } = await post(path, { keyword_ids: [7] });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ path: 'keyword_ids.0' }] });
  });

  it.each(['bulk-delete', 'restore'])(
    '%s hides foreign keywords and domains like unknown ones',
    async (path) => {
      const [keyword] = (await readList()).data;
      const bob = await edge.signUp();
      const { domainId: bobs } = await setUpDomain(edge, bob);
      const keyword_ids = [keyword?.id];
      const domainIds = [
        domainId,
        unknownId,
        ...malformedIds.map(decodeURIComponent).filter((id) => id !== '\0'),
      ];
      expectIndistinguishable([
        ...(await Promise.all(domainIds.map((domain_id) => post(path, { domain_id, keyword_ids }, bob)))),
        await post(path, { domain_id: bobs, keyword_ids }, bob),
        await post(path, { domain_id: bobs, keyword_ids: ['9'.repeat(18)] }, bob),
        await post(path, { domain_id: bobs, keyword_ids: ['x'] }, bob),
      ]);
      expect((await readList()).data[0]).toEqual(keyword);
    },
  );
});

describe('GET /api/seo/keywords/deleted', () => {
  const readDeleted = (query = '', person = ada) =>
    person.call('GET', `/api/seo/keywords/deleted?domain_id=${domainId}${query}`);

  it('gives the deleted keywords, last first, by pages', async () => {
    const [first, second] = (await readList()).data;
    await ada.call('DELETE', `/api/seo/keywords/${first?.id}`);
    await post('bulk-delete', { keyword_ids: [second?.id] });
    const { status, body } = await readDeleted('&limit=1');
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['success', 'data', 'pagination', 'data_source']);
    expect(body.pagination).toEqual({ page: 1, limit: 1, total: 2, pages: 2 });
    expect(body.data).toEqual([
      {
        id: second?.id,
        keyword_text: second?.keyword_text,
        search_volume: expect.any(Number),
        deleted_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
    ]);
    expect((await readDeleted('&page=9')).body.data).toEqual([]);
    await post('restore', { keyword_ids: [first?.id, second?.id] });
    expect((await readDeleted()).body.data).toEqual([]);
  });

  it('checks its page, and hides the domains of others', async () => {
    for (const query of ['&limit=101', '&limit=0', '&page=0', '&page=x']) {
      expect((await readDeleted(query)).status).toBe(400);
    }
    const bob = await edge.signUp();
    expectIndistinguishable([
      await readDeleted('', bob),
      await bob.call('GET', `/api/seo/keywords/deleted?domain_id=${unknownId}`),
    ]);
  });
});

it.each(['POST bulk-delete', 'POST restore', 'GET deleted'])(
  '%s answers 425 while the domain is set up',
  async (operation) => {
    const [method = '', path = ''] = operation.split(' ');
    const { body } = await ada.call('POST', '/api/companies', { name: 'New', domain_url: 'soon.com' });
    const [domain] = (body.data as { domains: { id: string }[] }).domains;
    const early =
      method === 'GET'
        ? await ada.call('GET', `/api/seo/keywords/${path}?domain_id=${domain?.id}`)
        : await post(path, { domain_id: domain?.id, keyword_ids: ['1'] });
    expect(early.status).toBe(425);
    expect(early.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  },
);
