// A poll of 100 competitors with 50,000 addresses each when nothing changed, at the pace that a
// competitor's server gets: half of the servers answer conditional requests, half send the same again.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { politeCrawl, runRadar } from '@keydence/api';
import type { DatabaseHandle } from '@keydence/db';
import { quickPageRules } from '@keydence/server/quick-page-rules';
import { createThreadedRadarRules } from '@keydence/server/radar-rules';
import { createSiteReader } from '@keydence/server/site-reader';
import { addSite } from './add-site.ts';
import { createServices } from './create-services.ts';
import { addPerson } from './fill-list.ts';
import { openScratchDatabase } from './open-scratch-database.ts';
import type { Finding } from './print-verdicts.ts';
import { watchMemory } from './watch-memory.ts';
import type { WorldPlan } from './world-plan.ts';

const program = fileURLToPath(new URL('../apps/server/dist/radar-thread.js', import.meta.url));

export async function measureRadarPolls({ isSmall }: WorldPlan): Promise<Finding[]> {
  const size = isSmall ? { hosts: 10, addresses: 5_000 } : { hosts: 100, addresses: 50_000 };
  const database = await openScratchDatabase({ statementTimeoutMs: 0 });
  const local = await startSitemaps(size.addresses);
  const siteReader = createSiteReader({
    aboutUrl: 'http://localhost/bot',
    network: {
      mayResolve: () => true,
      resolve: async (name) => (name.startsWith('www.') ? [] : ['127.0.0.1']),
      readTexts: async () => [],
      mayDial: () => true,
      ports: { http: local.port, https: 1 },
    },
  });
  const services = {
    ...createServices(database),
    siteReader,
    pageRules: { ...createServices(database).pageRules, ...quickPageRules },
    radarRules: createThreadedRadarRules({ program }),
    crawl: politeCrawl,
  };
  try {
    const { workspaceId } = await addPerson(database, 'radar-polls@bench.example');
    const { listId } = await addSite(database, workspaceId, 'bench.com');
    await addCompetitors(database, listId, size.hosts);
    const poll = async () => {
      const memory = watchMemory();
      const from = performance.now();
      await runRadar(services, { listId });
      return { ms: performance.now() - from, memory: memory.stop() };
    };
    const baseline = await poll();
    await requireKnown(database, size);
    await database.sql`
      update radar_sites set state = 'queued', polled_at = polled_at - interval '14 days' where list_id = ${listId}`;
    const again = await poll();
    await requireKnown(database, size);
    const row = 'radar';
    const name = `${size.hosts} competitors with ${size.addresses} addresses each`;
    return [
      { row, name: `${name}, first poll`, figure: baseline.ms / 1_000, unit: 's' },
      { row, name: 'the same, nothing changed', figure: again.ms / 1_000, atMost: 60, unit: 's' },
      { row, name: 'memory of the process during the first poll', figure: baseline.memory, unit: 'MB' },
      { row, name: 'memory of the process during the other', figure: again.memory, atMost: 300, unit: 'MB' },
    ];
  } finally {
    siteReader.close();
    await local.close();
    await database.close();
  }
}

async function addCompetitors({ sql }: DatabaseHandle, listId: number, count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const id = randomUUID();
    const name = `site-${number}.com`;
    await sql`
      insert into competitors (list_id, id, domain_name, display_name) values (${listId}, ${id}, ${name}, ${name})`;
    await sql`
      insert into radar_sites (list_id, competitor_id, state, queued_at, next_at)
      values (${listId}, ${id}, 'queued', now(), now())`;
  }
}

/** Throws unless every poll was stored with all addresses. */
async function requireKnown(
  { sql }: DatabaseHandle,
  { hosts, addresses }: { hosts: number; addresses: number },
) {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from radar_sites where state = 'done' and address_count = ${addresses}`;
  if (row?.count !== hosts) throw new Error(`${row?.count} of ${hosts} competitors were polled.`);
}

async function startSitemaps(addresses: number) {
  const server = createServer((request, response) => {
    const host = (request.headers.host ?? '').split(':')[0] ?? '';
    if (request.url !== '/sitemap.xml') return void response.writeHead(404).end();
    const isConditional = Number(/\d+/.exec(host)?.[0] ?? 0) % 2 === 0;
    const etag = `"${host}"`;
    if (isConditional && request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
    response.writeHead(200, { 'content-type': 'application/xml', ...(isConditional && { etag }) });
    response.end(writeSitemap(host, addresses));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function writeSitemap(host: string, addresses: number): string {
  const entries = Array.from(
    { length: addresses },
    (_, at) =>
      `<url><loc>http://${host}/folder-${at % 50}/page-about-${at}</loc><lastmod>2026-01-02</lastmod></url>`,
  );
  return `<urlset>${entries.join('')}</urlset>`;
}
