import { deflateSync } from 'node:zlib';
import type { LinkQuestion } from '@keydence/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { signIn } from '../../testing/sign-in.ts';
import { storeSlice } from '../console-facts/store-slice.ts';
import { runSetup } from '../setup/run-setup.ts';
import { encodePageId } from './access.ts';

let services: TestServices;
const questions: LinkQuestion[] = [];
beforeAll(async () => {
  services = await createTestServices();
  services.pageRules = {
    ...services.pageRules,
    suggestLinks: async (question) => {
      questions.push(question);
      const [source] = question.sources;
      const idea = { before: 'A ', anchor: 'tea', after: '.', paragraph: 1, query: null, isInMenu: false };
      return { ideas: source ? [{ from: source.key, ...idea }] : [], reason: null };
    },
  };
});
afterAll(() => services.database.close());

it('asks with the searches that are of this page, not of another one', async () => {
  const { api } = await signIn(services);
  const { domains } = await api.workspaces.create({ name: 'Acme', domainUrl: 'acme.com' });
  const domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  const { sql, db } = services.database;
  const [list] = await sql<
    { id: number }[]
  >`select list_id as id from tracked_domains where id = ${domainId}`;
  const [site] = await sql<{ id: number }[]>`
    insert into sites (domain_id) values (${domainId}) returning id`;
  const siteId = site?.id ?? 0;
  await sql`
    insert into pages (site_id, id, key, state, depth, first_run, found_run, title, language, is_sure, words, version, facts)
    select ${siteId}::int, u.id::int, 'https://acme.com/' || u.name, 'healthy', 1, 1, 1, 'On ' || u.name, 'en', true, 9, 1,
      '{"blocks":"t"}' from unnest(array['tea', 'shop']) with ordinality as u (name, id)`;
  await sql`
    insert into page_versions (site_id, page_id, version, run, read_at, headings, words, schema_types, content_hash, main_text)
    select ${siteId}::int, n, 1, 1, now(), '[]', 9, '{}', 'x', ${deflateSync('Tea.')} from generate_series(1, 2) n`;
  const row = (query: string, path: string, impressions: number) => ({
    ...{ query, page: `https://acme.com/${path}`, clicks: 1, impressions, position: 4 },
  });
  const rows = [row('green tea', 'tea', 90), row('green tea', 'shop', 30)];
  rows.push(row('tea shop', 'tea', 10), row('tea shop', 'shop', 50));
  const scope = { source: 'search_console_api', property: 'sc-domain:acme.com', filter: null } as const;
  const day = { scope, startsOn: '2026-11-18', endsOn: '2026-11-18', isFinal: true, isCut: false };
  await db.transaction(async (tx) => {
    for (const kind of ['page', 'pair'] as const) {
      const own = kind === 'page' ? rows.map((each) => ({ ...each, query: null })) : rows;
      await storeSlice(tx, list?.id ?? 0, { ...day, kind, rows: own, now: new Date('2026-11-21T12:00:00Z') });
    }
  });
  for (const [keywordText, path] of [
    ['sencha', 'tea'],
    ['oolong', 'shop'],
  ] as const) {
    const { id } = await api.keywords.add({ domainId, keywordText });
    await api.keywords.update({ keywordId: id, targetUrl: `https://acme.com/${path}` });
  }
  const detail = await api.pages.get({ domainId, pageId: encodePageId(siteId, 1) });
  expect(questions.map(({ queries }) => queries.map(({ text }) => text))).toEqual([['green tea', 'sencha']]);
  expect(detail.queries.map(({ text }) => text)).toEqual(['green tea', 'tea shop']);
  expect(detail.linkIdeas).toEqual([
    {
      ...{ pageId: encodePageId(siteId, 2), address: 'https://acme.com/shop', title: 'On shop' },
      ...{ before: 'A ', anchor: 'tea', after: '.', paragraph: 1, query: null, isInMenu: false },
    },
  ]);
  expect(detail.noLinkIdeas).toBeNull();
});
