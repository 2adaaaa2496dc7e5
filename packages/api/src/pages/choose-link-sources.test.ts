import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { signIn } from '../../testing/sign-in.ts';
import { chooseLinkSources, readLinkTarget } from './choose-link-sources.ts';

const pageCount = 500;

let services: TestServices;
/** Sites with pages of the same addresses and titles. */
const siteIds: number[] = [];
beforeAll(async () => {
  services = await createTestServices({});
  const { sql } = services.database;
  for (const name of ['Acme', 'Other']) {
    const { api } = await signIn(services);
    const { domains } = await api.workspaces.create({ name, domainUrl: 'acme.com' });
    const [site] = await sql`insert into sites (domain_id) values (${domains[0]?.id ?? ''}) returning id`;
    const siteId: number = site?.id;
    siteIds.push(siteId);
    // Every 10th page is about grinders, every 50th is German; pages 20 and 30 are no pages to link from.
    await sql`
      insert into pages (site_id, id, key, state, depth, first_run, found_run, title, language, is_sure, words, version, facts)
      select ${siteId}::int, n, 'https://acme.com/' || n, case when n = 20 then 'noindex' else 'healthy' end, 1, 1, 1,
        case when n % 10 = 0 then 'Grinders ' else 'Page ' end || n, case when n % 50 = 0 then 'de' else 'EN' end,
        n <> 30, 9, 1, '{"blocks":"t"}'
      from generate_series(1, ${pageCount}::int) n`;
    await sql`
      insert into page_versions (site_id, page_id, version, run, read_at, headings, words, schema_types, content_hash, main_text)
      select ${siteId}::int, n, 1, 1, now(), '[]', 9, '{}', 'x', ${deflateSync(`Text of ${name}.`)}
      from generate_series(1, ${pageCount}::int) n`;
    // Page 40 links to page 10 in its text, page 60 in its menu.
    await sql`
      insert into page_links (site_id, page_id, targets, places, anchors)
      values (${siteId}, 40, array[10], '\\x00', array['a']), (${siteId}, 60, array[10, 1], '\\x0100', array['a', 'b'])`;
  }
});
afterAll(() => services.database.close());

it('chooses close pages and some spread over the site, which represent the others', async () => {
  const { db } = services.database;
  const scope = { siteId: siteIds[0] ?? 0, listId: 0, id: 10 };
  const target = await readLinkTarget(db, scope);
  expect(target).toMatchObject({ key: 'https://acme.com/10', title: 'Grinders 10', language: 'en' });
  const sources = await chooseLinkSources(db, scope, { language: 'en', texts: ['Grinders'] });
  const near = sources.filter(({ weight }) => weight === 1);
  expect([near.length, sources.length, new Set(sources.map(({ id }) => id)).size]).toEqual([41, 71, 71]);
  // 50 pages on grinders, without 10 in German, the target, and pages 20 and 30. Page 40 links to it already.
  const close = near.filter(({ title }) => title?.startsWith('Grinders'));
  expect(close.map(({ id }) => id).slice(0, 3)).toEqual([40, 60, 70]);
  expect(close).toHaveLength(37);
  expect(sources.filter(({ id, language }) => id % 50 === 0 || language !== 'en')).toEqual([]);
  expect(sources.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(487);
  expect(close[1]).toMatchObject({
    contentLinks: ['https://acme.com/1'],
    isInMenu: true,
    blocks: 't',
  });
  const texts = new Set(sources.map(({ mainText }) => Buffer.from(mainText ?? []).toString('hex')));
  expect([...texts]).toEqual([deflateSync('Text of Acme.').toString('hex')]);
});

it('has no source in a language without other pages', async () => {
  const scope = { siteId: siteIds[1] ?? 0, listId: 0, id: 10 };
  expect(await chooseLinkSources(services.database.db, scope, { language: 'ja', texts: ['緑茶'] })).toEqual(
    [],
  );
});

it('compares pages with longer names, also those that link to the page', async () => {
  const { db, sql } = services.database;
  const [siteId = 0] = siteIds;
  await sql`update pages set title = 'Burr Grinders of steel' where site_id = ${siteId} and id = 499`;
  await sql`
    insert into page_links (site_id, page_id, targets, places, anchors)
    values (${siteId}, 499, array[10], '\\x00', array['a'])`;
  const scope = { siteId, listId: 0, id: 10 };
  const sources = await chooseLinkSources(db, scope, { language: 'en', texts: ['burr grinders', 'Page'] });
  expect(sources.filter(({ id }) => id === 499)).toMatchObject([{ weight: 1 }]);
  expect(sources.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(487);
});
