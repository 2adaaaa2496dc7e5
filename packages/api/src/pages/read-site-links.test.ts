import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { signIn } from '../../testing/sign-in.ts';
import { runSetup } from '../setup/run-setup.ts';
import { readSiteLinks } from './read-site-links.ts';

const pageCount = 1_200;
const address = (id: number) => `https://acme.com/${id}`;

let services: TestServices;
let listId: number;
beforeAll(async () => {
  services = await createTestServices({});
  const { api } = await signIn(services);
  const { domains } = await api.workspaces.create({ name: 'Acme', domainUrl: 'acme.com' });
  const domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  const { sql } = services.database;
  const [list] = await sql`select list_id as id from tracked_domains where id = ${domainId}`;
  listId = list?.id;
  const [site] = await sql`insert into sites (domain_id) values (${domainId}) returning id`;
  const siteId: number = site?.id;
  await sql`insert into crawl_runs (site_id, run, state) values (${siteId}, 1, 'done')`;
  await sql`
    insert into pages (site_id, id, key, state, depth, first_run, found_run, last_run, links_in, version)
    select ${siteId}::int, n, 'https://acme.com/' || n, 'healthy', 1, 1, 1, 1, n % 50, 1
    from generate_series(1, ${pageCount}::int) n`;
  const text = 'Burr grinders\nA burr grinder lasts. Clean it often.\nNotes';
  await sql`
    insert into page_versions (site_id, page_id, version, run, read_at, headings, words, schema_types, content_hash, main_text)
    select ${siteId}::int, n, 1, 1, now(), '[[1,"Burr grinders"]]', 9, '{}', 'x', ${deflateSync(text)}
    from generate_series(1, ${pageCount}::int) n`;
  // Each page links to the first in its text, to the next in its menu, and to itself.
  await sql`
    insert into page_links (site_id, page_id, targets, places, anchors)
    select ${siteId}::int, n, array[1, n % ${pageCount}::int + 1, n], '\\x000100'::bytea, array['a', 'b', 'c']
    from generate_series(1, ${pageCount}::int) n`;
});
afterAll(() => services.database.close());

describe('the links and texts of a site', () => {
  it('have the links of all pages, also of those whose text is left out', async () => {
    const found = await readSiteLinks(services.database.db, listId, 500);
    expect(found?.pages).toHaveLength(pageCount);
    expect(new Set(found?.pages.map(({ page }) => page)).size).toBe(pageCount);
    expect(found?.links).toHaveLength(pageCount - 1);
    expect(found?.links[0]).toEqual({ from: address(49), to: address(1), place: 'text' });
    expect(found?.pages.filter(({ sentences }) => sentences.length > 0)).toHaveLength(500);
  });

  it('have no sentences of headings', async () => {
    const found = await readSiteLinks(services.database.db, listId);
    expect(found?.pages[0]?.sentences).toEqual(['A burr grinder lasts.', 'Clean it often.', 'Notes']);
  });

  it('are unknown without a completed read', async () => {
    expect(await readSiteLinks(services.database.db, 0)).toBeNull();
  });
});
