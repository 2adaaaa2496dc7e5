import type { ListPagesInput } from '@keydence/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { signIn } from '../../testing/sign-in.ts';
import { storeSlice } from '../console-facts/store-slice.ts';
import { findKeywordKey } from '../keyword-lists/encode-keyword-id.ts';
import { runSetup } from '../setup/run-setup.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.database.close());

/** A site of three pages; tea ranks for two keywords, shop for one, about for none. */
async function addSite() {
  const { api } = await signIn(services);
  const { domains } = await api.workspaces.create({ name: 'Acme', domainUrl: 'acme.com' });
  const domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  const { sql } = services.database;
  const [own] = await sql<{ id: number }[]>`
    select list_id as id from tracked_domains where id = ${domainId}`;
  const listId = own?.id ?? 0;
  const [site] = await sql<{ id: number }[]>`
    insert into sites (domain_id) values (${domainId}) returning id`;
  const siteId = site?.id ?? 0;
  await sql`
    insert into pages (site_id, id, key, state, depth, first_run, found_run, title, language, words, links_in)
    select ${siteId}::int, u.id::int, 'https://acme.com/' || u.name, case u.name when 'about' then 'noindex' else 'healthy' end,
      1, 1, 1, 'On ' || u.name, 'en', 100 * u.id, 4 - u.id
    from unnest(array['shop', 'tea', 'about']) with ordinality as u (name, id)`;
  await sql`
    insert into site_findings (site_id, page_id, kind, "group", state, first_run, last_run, detail)
    values (${siteId}, 3, 'no_description', 'hint', 'open', 1, 1, '{}'), (${siteId}, 2, 'no_h1', 'hint', 'gone', 1, 1, '{}')`;
  await sql`
    insert into topics (list_id, id, name, given_name, basis, updated_at)
    values (${listId}, 901, 'green tea', 'Teas', 'wording', now()), (${listId}, 902, 'shops', null, 'wording', now())`;
  for (const [at, keywordText] of ['sencha', 'oolong', 'teapots'].entries()) {
    const { id: keywordId } = await api.keywords.add({ domainId, keywordText });
    const id = findKeywordKey(keywordId)?.id ?? 0;
    const address = `https://acme.com/${at < 2 ? 'tea' : 'shop'}`;
    await sql`
      update keyword_rankings set ranking_url = ${address}, rank_group = ${5 - at}, rank_absolute = ${5 - at}
      where list_id = ${listId} and id = ${id}`;
    await sql`
      insert into keyword_insights (list_id, keyword_id, topic_id)
      values (${listId}, ${id}, ${at < 2 ? 901 : 902})
      on conflict (list_id, keyword_id) do update set topic_id = excluded.topic_id`;
  }
  const list = async (choice: Partial<ListPagesInput> = {}) => {
    const { data, pagination } = await api.pages.list({ domainId, ...choice });
    return {
      data,
      total: pagination.total,
      names: data.map(({ address }) => new URL(address).pathname.slice(1)),
    };
  };
  return { listId, list };
}

/** Stores 56 days of clicks: those of the newest 28, and those of the 28 before. */
async function storeClicks(listId: number, clicks: Record<string, [number, number]>): Promise<void> {
  const scope = { source: 'search_console_api', property: 'sc-domain:acme.com', filter: null } as const;
  await services.database.db.transaction(async (tx) => {
    for (let day = 0; day < 56; day += 1) {
      const on = new Date(Date.parse('2026-11-18') - day * 86_400_000).toISOString().slice(0, 10);
      const rows = Object.entries(clicks).map(([path, counts]) => ({
        ...{ query: null, page: `https://acme.com/${path}`, clicks: counts[day < 28 ? 0 : 1] },
        ...{ impressions: 100, position: 4 },
      }));
      await storeSlice(tx, listId, {
        ...{ scope, startsOn: on, endsOn: on, isFinal: true, isCut: false, kind: 'page', rows },
        now: new Date('2026-11-21T12:00:00Z'),
      });
    }
  });
}

it('joins pages with keywords, topics and findings, without figures of Search Console', async () => {
  const { list } = await addSite();
  const { data, total, names } = await list({ sortBy: 'keywords' });
  expect([names, total]).toEqual([['tea', 'shop', 'about'], 3]);
  expect(data).toMatchObject([
    { keywordCount: 2, bestRank: 4, topic: 'Teas', clicks: null, findingCount: 0 },
    { keywordCount: 1, bestRank: 3, topic: 'shops', clicks: null, findingCount: 0 },
    { keywordCount: 0, bestRank: null, topic: null, clicks: null, findingCount: 1 },
  ]);
  expect((await list({ finding: 'no_description' })).names).toEqual(['about']);
  expect((await list({ search: 'on T', state: 'healthy', language: 'EN', folder: '/te' })).names).toEqual([
    'tea',
  ]);
});

it('sorts by each column, unknown values last', async () => {
  const { list, listId } = await addSite();
  await storeClicks(listId, { tea: [5, 1], shop: [9, 12] });
  const [first] = (await list()).data;
  expect(first).toMatchObject({
    address: 'https://acme.com/shop',
    clicks: { clicks: 252, impressions: 2800, change: -84 },
  });
  const orders: Record<string, string[]> = {};
  for (const sortBy of ['clicks', 'clicks_change', 'keywords', 'best_rank', 'links_in', 'words'] as const) {
    orders[sortBy] = (await list({ sortBy, sortOrder: 'asc' })).names;
  }
  expect(orders).toEqual({
    clicks: ['tea', 'shop', 'about'],
    clicks_change: ['shop', 'tea', 'about'],
    keywords: ['shop', 'tea', 'about'],
    best_rank: ['shop', 'tea', 'about'],
    links_in: ['about', 'tea', 'shop'],
    words: ['shop', 'tea', 'about'],
  });
  expect((await list({ sortBy: 'address', sortOrder: 'desc', limit: 1, page: 2 })).names).toEqual(['shop']);
});
