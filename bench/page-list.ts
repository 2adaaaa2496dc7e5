// The inventory of a site with 10,000 pages: the database cost of its list and filters among
// 1,000,000 pages of other workspaces, against the same without them.
import { randomUUID } from 'node:crypto';
import { createDatabase, type DatabaseHandle } from '@keydence/db';
import { type ListPagesInput, listPagesInput } from '@keydence/domain';
import { addSite, type BenchSite } from './add-site.ts';
import { createBenchCaller } from './create-caller.ts';
import { addPerson } from './fill-list.ts';
import { measureWith } from './measure.ts';
import { openScratchDatabase } from './open-scratch-database.ts';
import type { Finding } from './print-verdicts.ts';
import { findAllBackends, readCpu } from './read-cpu.ts';
import { type RecordedStatement, recordStatements, runStatements } from './record-statements.ts';
import type { WorldPlan } from './world-plan.ts';

const pagesOfSite = 10_000;

type Ways = Record<string, Partial<ListPagesInput>>;

const ways: Ways = {
  'first page': {},
  'sorted by words': { sortBy: 'words', sortOrder: 'desc' },
  'last page': { page: pagesOfSite / 100 },
  'filtered by state': { state: 'not_found' },
  'filtered by folder': { folder: '/folder-7/' },
  'filtered by a finding': { finding: 'no_description' },
  searched: { search: 'about 77' },
};

export async function measurePageList({ isSmall }: WorldPlan): Promise<Finding[]> {
  const database = await openScratchDatabase({ statementTimeoutMs: 0 });
  try {
    const { userId, workspaceId } = await addPerson(database, 'page-list@bench.example');
    const site = await addSite(database, workspaceId, 'bench.com');
    await fillSites(database, [site]);
    const alone = await measureCosts(database, { site, userId });
    const others: BenchSite[] = [];
    for (let number = 1; number < (isSmall ? 10 : 100); number += 1) {
      const stranger = await addPerson(database, `${randomUUID()}@bench.example`);
      others.push(await addSite(database, stranger.workspaceId, `bench-${number}.com`));
    }
    for (const other of others) await fillSites(database, [other]);
    const among = await measureCosts(database, { site, userId });
    return Object.keys(ways).map((name, at) => ({
      row: 'pages',
      name: `list ${name}, among ${(others.length + 1) * pagesOfSite} pages against alone`,
      figure: (among[at] ?? 0) / (alone[at] ?? 1),
      atMost: 2,
      isOfGrowth: true,
    }));
  } finally {
    await database.close();
  }
}

/** Processor milliseconds of the database for each way. */
async function measureCosts(
  database: DatabaseHandle,
  { site: { domainId }, userId }: { site: BenchSite; userId: string },
): Promise<number[]> {
  await database.sql.unsafe('vacuum analyze');
  const recorded: RecordedStatement[][] = [];
  for (const choice of Object.values(ways)) {
    const statements: RecordedStatement[] = [];
    const input = listPagesInput.parse({ domainId, limit: 100, ...choice });
    await createBenchCaller(recordStatements(database, statements), userId).pages.list(input);
    recorded.push(statements);
  }
  const bare = await createDatabase(database.url, { maxConnections: 1, maxListConnections: 1 });
  await runStatements(bare, recorded.flat());
  const backends = await findAllBackends(bare.sql);
  const costs = await measureWith(
    recorded.map((statements) => () => runStatements(bare, statements)),
    { rounds: 15, warmUps: 6, read: async () => readCpu(backends) },
  );
  await bare.close();
  for (const [at, name] of Object.keys(ways).entries()) console.log(`${name}: ${costs[at]?.toFixed(1)} ms`);
  return costs;
}

async function fillSites({ sql }: DatabaseHandle, sites: readonly BenchSite[]): Promise<void> {
  const ids = sites.map(({ siteId }) => siteId);
  await sql`
    insert into crawl_runs (site_id, run, state, read_count, finished_at)
    select id, 1, 'done', ${pagesOfSite}::int, now() from unnest(${ids}::int[]) id`;
  await sql`
    insert into pages (site_id, id, key, state, status, depth, first_run, found_run, last_run, sitemap_run, title, description,
      language, type, words, links_in, content_links_in, links_out, version, fetched_at, changed_at, content_hash)
    select s, n, 'https://bench-' || s || '.com/folder-' || n % 97 || '/page-' || n,
      case when n % 50 = 0 then 'not_found' else 'healthy' end, case when n % 50 = 0 then 404 else 200 end, 2, 1, 1, 1, 1,
      'All about ' || n, 'A page', 'en', 'article', n * 7919 % 2000, n % 300, n % 40, 60, 1, now(), now(), md5(n::text)
    from unnest(${ids}::int[]) s cross join generate_series(1, ${pagesOfSite}::int) n`;
  await sql`
    insert into site_findings (site_id, kind, page_id, other_id, "group", state, first_run, last_run, detail)
    select s, 'no_description', n, 0, 'hint', 'open', 1, 1, '{}'
    from unnest(${ids}::int[]) s cross join generate_series(1, ${pagesOfSite}::int, 20) n`;
}
