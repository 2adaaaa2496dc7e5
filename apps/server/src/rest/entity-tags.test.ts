import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUpDomain } from '../../testing/set-up-domain.ts';
import { type Person, startEdge, type TestEdge } from '../../testing/start-edge.ts';

let edge: TestEdge;
let ada: Person;
let companyId: string;
let domainId: string;

beforeAll(async () => {
  edge = await startEdge();
  ada = await edge.signUp();
  ({ companyId, domainId } = await setUpDomain(edge, ada));
});
afterAll(() => edge.close());

const as = (person: Person, headers: Record<string, string>, init: RequestInit = {}) => ({
  ...init,
  headers: { authorization: `Bearer ${person.userId}`, 'content-type': 'application/json', ...headers },
});
const rename = (name: string, headers: Record<string, string>) =>
  edge.request(
    `/api/companies/${companyId}`,
    as(ada, headers, { method: 'PATCH', body: JSON.stringify({ name }) }),
  );
const tagOf = async (path: string) => String((await ada.call('GET', path)).headers.get('etag'));

describe('a GET', () => {
  it.each([
    ['/api/locations', /^"[\w-]{27}"$/],
    ['/api/companies', /^"[\w-]{27}"$/],
    ['/api/seo/keywords?domain_id=', /^W\/".+"$/],
    ['/api/seo/reports?domain_id=', /^"[\w-]{27}"$/],
  ])('of %s has a tag and is 304 while it holds', async (path, pattern) => {
    const full = path.endsWith('=') ? path + domainId : path;
    const tag = await tagOf(full);
    expect(tag).toMatch(pattern);
    for (const condition of [tag, `"x", ${tag}`, `W/${tag.replace('W/', '')}`, '*']) {
      const { status, text, headers } = await edge.request(full, as(ada, { 'if-none-match': condition }));
      expect([condition, status, text, headers.get('etag')]).toEqual([condition, 304, '', tag]);
    }
    expect((await edge.request(full, as(ada, { 'if-none-match': '"x"' }))).status).toBe(200);
  });

  it('is 200 again once its content has changed, and stays hidden from strangers', async () => {
    const path = `/api/companies/${companyId}`;
    const tag = await tagOf(path);
    await rename('Renamed', {});
    expect((await edge.request(path, as(ada, { 'if-none-match': tag }))).status).toBe(200);
    const bob = await edge.signUp();
    const current = await tagOf(path);
    expect((await edge.request(path, as(bob, { 'if-none-match': current }))).status).toBe(404);
  });
});

describe('If-Match', () => {
  it('lets a change through only while the caller has seen what there is', async () => {
    const path = `/api/companies/${companyId}`;
    const seen = await tagOf(path);
    expect((await rename('First', { 'if-match': seen })).status).toBe(200);
    const late = await rename('Second', { 'if-match': seen });
    expect([late.status, late.body.code]).toEqual([412, 'precondition_failed']);
    expect((await ada.call('GET', path)).body.data).toMatchObject({ name: 'First' });
    expect((await rename('Third', { 'if-match': '*' })).status).toBe(200);
    expect((await rename('Fourth', { 'if-match': await tagOf(path) })).status).toBe(200);
  });

  it('holds for a deletion, and hides what is not there', async () => {
    const list = await ada.call('GET', `/api/seo/keywords?domain_id=${domainId}`);
    const [keyword] = list.body.data as { id: string }[];
    const path = `/api/seo/keywords/${keyword?.id}`;
    const refused = await edge.request(path, as(ada, { 'if-match': '"old"' }, { method: 'DELETE' }));
    expect(refused.status).toBe(412);
    const done = await edge.request(path, as(ada, { 'if-match': await tagOf(path) }, { method: 'DELETE' }));
    expect(done.status).toBe(204);
    const gone = await edge.request(path, as(ada, { 'if-match': '*' }, { method: 'DELETE' }));
    expect(gone.status).toBe(404);
  });

  it('matches nothing where there is nothing to compare', async () => {
    const change = as(ada, { 'if-match': '*' }, { method: 'PATCH', body: '{"content":"x"}' });
    const { status } = await edge.request('/api/feedback/comments/x', change);
    expect(status).toBe(412);
  });
});

describe('a list', () => {
  it('names the pages around', async () => {
    const path = `/api/seo/keywords?domain_id=${domainId}&limit=10`;
    const first = await ada.call('GET', path);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1];
    expect(next).toContain('page=2');
    const second = await ada.call('GET', String(next));
    expect(second.body.pagination).toMatchObject({ page: 2, limit: 10 });
    expect(second.headers.get('link')).toContain('rel="prev"');
    expect((await ada.call('GET', '/api/locations')).headers.get('link')).toBeNull();
  });
});
