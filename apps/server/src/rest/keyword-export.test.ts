import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectIndistinguishable, malformedIds, unknownId } from '../../testing/expect-hidden.ts';
import { setUpDomain } from '../../testing/set-up-domain.ts';
import { type Person, startEdge, type TestEdge } from '../../testing/start-edge.ts';
import { type Listener, listen } from '../http/listen.ts';

const path = '/api/seo/keywords/export';
const ukKeywords = 5_000;

let edge: TestEdge;
let ada: Person;
let domainId: string;

beforeAll(async () => {
  edge = await startEdge();
  ada = await edge.signUp();
  ({ domainId } = await setUpDomain(edge, ada));
}, 60_000);
afterAll(() => edge.close());

const download = (query = '', person = ada, id = domainId) =>
  person.call('GET', `${path}?domain_id=${id}${query}`);
const linesOf = (text: string) => text.split('\r\n').slice(1, -1);

describe('GET /api/seo/keywords/export', () => {
  it('is a CSV file of the whole list, with its name and its count', async () => {
    const { status, headers, text } = await download();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename="keydence-brewlane.example-keywords-sample-2026-11-21.csv"',
    );
    const { body } = await ada.call('GET', `/api/seo/keywords?domain_id=${domainId}&limit=1`);
    const { total } = body.pagination as { total: number };
    expect(headers.get('x-total-count')).toBe(String(total));
    expect(text.split('\r\n')[0]).toMatch(/"keyword","intent","search_volume_per_month"/);
    const lines = linesOf(text);
    expect(lines).toHaveLength(total);
    expect(lines.every((line) => line.includes('"sample","brewlane.example",2840,"en"'))).toBe(true);
  });

  it('takes the filters, the sort and the ids of the list', async () => {
    const query = '&intent_type=commercial&min_search_volume=1000&sort_by=difficulty_score&sort_order=asc';
    const { body } = await ada.call('GET', `/api/seo/keywords?domain_id=${domainId}&limit=100${query}`);
    const ids = (body.data as { id: string }[]).map(({ id }) => id);
    const exported = linesOf((await download(query)).text).map((line) => /"(\d+)"$/.exec(line)?.[1]);
    expect(exported.slice(0, 100)).toEqual(ids);
    const chosen = await download(`&keyword_ids=${ids[1]},${ids[0]}`);
    expect(linesOf(chosen.text)).toHaveLength(2);
  });

  it('keeps nasty texts in one cell and out of formulas', async () => {
    const nasty = '=hyperlink("https://x"), 茶';
    await ada.call('POST', '/api/seo/keywords', { domain_id: domainId, keyword_text: nasty });
    const { text } = await download('&search=hyperlink');
    expect(linesOf(text)[0]).toMatch(/^"'=hyperlink\(""https:\/\/x""\), 茶",,/);
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
    expect((await download('&keyword_ids=x')).status).toBe(404);
  });

  it.each([
    ['', 'domain_id'],
    ['&sort_by=id', 'sort_by'],
    ['&search=a&search=b', 'search'],
  ])('%s is 400', async (query, field) => {
    const given = field === 'domain_id' ? path : `${path}?domain_id=${domainId}${query}`;
    const { status, body } = await ada.call('GET', given);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path: field }]);
  });

  it('has no other method', async () => {
    const { status, headers } = await ada.call('POST', path, {});
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });
});

describe('over a connection', () => {
  let listener: Listener;
  /** Called before each batch is read. */
  let beforeBatch = async () => {};
  let tellClosed = () => {};
  const ask = (signal?: AbortSignal) =>
    fetch(
      `http://127.0.0.1:${listener.port}${path}?domain_id=${domainId}&location_code=2826&language_code=en`,
      { headers: { authorization: `Bearer ${ada.userId}` }, ...(signal && { signal }) },
    );

  beforeAll(async () => {
    const { sql, listSql } = edge.services.database;
    const [list] = await sql<{ id: number }[]>`
      insert into keyword_lists (domain_id, location_code, language_code)
      values (${domainId}, 2826, 'en') returning id`;
    const listId = list?.id ?? 0;
    await sql`insert into tracked_keywords (list_id, id, intent, keyword_text)
      select ${listId}, n, 0, 'keyword ' || n || repeat('x', 150) from generate_series(1, ${ukKeywords}) n`;
    await sql`insert into keyword_rankings (list_id, id, intent)
      select list_id, id, intent from tracked_keywords where list_id = ${listId}`;
    const unsafe = listSql.unsafe.bind(listSql);
    listSql.unsafe = ((text: string, ...rest: []) => {
      if (!text.includes('with ordinality')) return unsafe(text, ...rest);
      return beforeBatch().then(() => unsafe(text, ...rest));
    }) as typeof listSql.unsafe;
    listener = await listen({
      host: '127.0.0.1',
      port: 0,
      fetch: (request, bindings) => {
        bindings.outgoing.once('close', () => tellClosed());
        return edge.app.fetch(request, bindings);
      },
    });
  }, 60_000);
  afterAll(() => listener.drain());

  it('sends a list of many batches', async () => {
    let batches = 0;
    beforeBatch = async () => {
      batches += 1;
    };
    expect(linesOf(await (await ask()).text())).toHaveLength(ukKeywords);
    expect(batches).toBe(ukKeywords / 500);
  });

  it('stops reading when the client goes away', async () => {
    let batches = 0;
    let release = () => {};
    const isHeld = new Promise<void>((resolve) => {
      release = resolve;
    });
    const isSecondAsked = new Promise<void>((resolve) => {
      beforeBatch = async () => {
        batches += 1;
        if (batches < 2) return;
        resolve();
        await isHeld;
      };
    });
    const isClosed = new Promise<void>((resolve) => {
      tellClosed = resolve;
    });
    const client = new AbortController();
    const reader = (await ask(client.signal)).body?.getReader();
    await reader?.read();
    await isSecondAsked;
    client.abort();
    await isClosed;
    release();
    for (const _ of [1, 2, 3]) await edge.services.database.listSql`select 1`;
    expect(batches).toBe(2);
    expect(edge.loggedErrors).toEqual([]);
  });

  it('cuts the connection when the reading fails, and logs it', async () => {
    const failure = new Error('the disk is gone');
    beforeBatch = () => Promise.reject(failure);
    await expect((await ask()).text()).rejects.toThrow();
    expect(edge.loggedErrors).toMatchObject([{ path, error: failure }]);
  });
});
