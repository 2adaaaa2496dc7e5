// Lists on the nodes of a Citus cluster (TEST_CITUS_URL) against the same rows on one node, its coordinator: reads over
// HTTP, and an import and a refresh of 100,000 keywords.
import { createDatabase, type DatabaseHandle, migrate } from '@keydence/db';
import { type Coordinator, openCoordinator } from '@keydence/db/testing';
import { exportKinds } from './export-kinds.ts';
import { fillCompetitors } from './fill-competitors.ts';
import { addFillFunctions, addPerson, type FilledList, fillList } from './fill-list.ts';
import { addEmptyList, importFile } from './import-file.ts';
import { at, measureInTurns, median } from './measure.ts';
import { ownerEmail } from './open-world.ts';
import type { Finding } from './print-verdicts.ts';
import { createKnowingSource, refresh } from './rank-refresh.ts';
import { findProcesses, readCpu } from './read-cpu.ts';
import { signIn } from './sign-in.ts';
import { type RunningServer, startServer } from './start-server.ts';
import type { WorldPlan } from './world-plan.ts';

/** Largest ratios to one node. */
const limits = { page: 1.3, read: 2, bulk: 1.5 };
const bulkRounds = 3;
const options = { statementTimeoutMs: 0 };

interface Filled {
  userId: string;
  workspaceId: string;
  list: FilledList;
  competitorId: string;
  /** One for each import. */
  empty: FilledList[];
}

export async function measureCluster({ isSmall }: WorldPlan): Promise<Finding[]> {
  const address = process.env.TEST_CITUS_URL;
  if (!address)
    return [{ row: 'cluster', name: 'against one node', reason: 'skipped: TEST_CITUS_URL is not set' }];
  const coordinator = await openCoordinator(address);
  try {
    const size = isSmall ? 10_000 : 100_000;
    const oneNode = await coordinator.create();
    const filled = await fill(oneNode, size);
    const cluster = await copyToCluster(coordinator, oneNode);
    const reads = await measureReads([oneNode, cluster], filled, isSmall ? 4 : 15);
    return [...reads, ...(await measureBulk([oneNode, cluster], filled))];
  } finally {
    await coordinator.close();
  }
}

async function fill(url: string, size: number): Promise<Filled> {
  const database = await createDatabase(url, options);
  try {
    await migrate(database);
    await addFillFunctions(database);
    const { userId, workspaceId } = await addPerson(database, ownerEmail);
    const list = await fillList(database, workspaceId, size);
    await fillCompetitors(database, list, { count: 3, size: size / 20 });
    const empty: FilledList[] = [];
    for (let round = 0; round < bulkRounds; round++)
      empty.push({ ...(await addEmptyList(database, workspaceId)), size });
    await database.sql.unsafe('analyze');
    const [competitor] = await database.sql<{ id: string }[]>`
      select id from competitors where list_id = ${list.listId} order by domain_name limit 1`;
    return { userId, workspaceId, list, empty, competitorId: competitor?.id ?? '' };
  } finally {
    await database.close();
  }
}

async function copyToCluster(coordinator: Coordinator, original: string): Promise<string> {
  const url = await coordinator.create(original);
  const from = performance.now();
  await coordinator.distribute(url);
  console.log(`distributed in ${((performance.now() - from) / 1000).toFixed(0)} s`);
  return url;
}

const readsOf = ({ workspaceId, list: { domainId }, competitorId }: Filled): Record<string, string> => ({
  'page of keywords': `/api/seo/keywords?domain_id=${domainId}`,
  'filtered page': `/api/seo/keywords?domain_id=${domainId}&min_search_volume=500&sort_by=rank_absolute`,
  search: `/api/seo/keywords?domain_id=${domainId}&search=ab`,
  'dashboard overview': `/api/seo/dashboard/overview/${workspaceId}`,
  competitors: `/api/seo/competitors?domain_id=${domainId}`,
  'one competitor': `/api/seo/competitors/${competitorId}`,
  'its top keywords': `/api/seo/competitors/${competitorId}/top-keywords`,
  gaps: `/api/seo/gaps?domain_id=${domainId}`,
  'content plan': `/api/seo/content-plan?domain_id=${domainId}`,
  topics: `/api/seo/topics?domain_id=${domainId}`,
  moves: `/api/seo/moves?domain_id=${domainId}`,
  report: `/api/seo/reports?domain_id=${domainId}`,
  profile: '/api/users/profile',
});

/** One client, whose requests go to both servers in turns. */
async function measureReads(urls: readonly string[], filled: Filled, count: number): Promise<Finding[]> {
  const servers: RunningServer[] = [];
  try {
    for (const url of urls) servers.push(await startServer(url, { WORKER: 'off' }));
    const sessions = await Promise.all(servers.map((server) => signIn(server, ownerEmail)));
    const findings: Finding[] = [];
    for (const [name, path] of Object.entries(readsOf(filled))) {
      const ways = servers.map(({ origin }, place) => async () => {
        for (let sent = 0; sent < count; sent++) await read(`${origin}${path}`, sessions[place]);
      });
      const costs = () => readCpu(findServed(servers, urls));
      const [one, ours] = await measureBoth(ways, costs);
      const tell = ({ ms, cpu }: Cost) =>
        `${(ms / count).toFixed(1)} ms (processors ${(cpu / count).toFixed(1)})`;
      console.log(`${name.padEnd(20)} ${tell(one)} on one node, ${tell(ours)} on the cluster`);
      const atMost = name.includes('page') ? limits.page : limits.read;
      findings.push(
        { row: 'cluster', name: `${name} over HTTP, against one node`, figure: ours.ms / one.ms, atMost },
        { row: 'cluster', name: 'the same, processor time of all nodes', figure: ours.cpu / one.cpu },
      );
    }
    return findings;
  } finally {
    for (const server of servers) await server.stop();
  }
}

interface Cost {
  ms: number;
  cpu: number;
}

/** Medians of two ways in turns, by the clock and by processors. */
async function measureBoth(ways: (() => Promise<void>)[], readCosts: () => number): Promise<[Cost, Cost]> {
  const found: { ms: number[]; cpu: number[] }[] = ways.map(() => ({ ms: [], cpu: [] }));
  for (let round = -2; round < 9; round++) {
    for (const [place, ask] of ways.entries()) {
      const [cpu, from] = [readCosts(), performance.now()];
      await ask();
      if (round < 0) continue;
      found[place]?.ms.push(performance.now() - from);
      found[place]?.cpu.push(readCosts() - cpu);
    }
  }
  const costs = found.map(({ ms, cpu }) => ({ ms: median(ms), cpu: median(cpu) }));
  const none = { ms: Number.NaN, cpu: Number.NaN };
  return [costs[0] ?? none, costs[1] ?? none];
}

/** The servers and the processes of their databases on all nodes, which must be on this machine. */
function findServed(servers: readonly RunningServer[], urls: readonly string[]): number[] {
  const names = urls.map((url) => ` ${new URL(url).pathname.slice(1)} `);
  return [
    ...servers.map(({ pid }) => pid),
    ...findProcesses((title) => names.some((name) => title.includes(name))),
  ];
}

async function read(url: string, headers: Record<string, string> = {}): Promise<void> {
  const response = await fetch(url, { headers });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`);
}

/** The work of a job, in this process. */
async function measureBulk(urls: readonly string[], { userId, list, empty }: Filled): Promise<Finding[]> {
  const content = new TextEncoder().encode(exportKinds['Semrush Positions'](list.size));
  const databases: DatabaseHandle[] = [];
  for (const url of urls) databases.push(await createDatabase(url, options));
  try {
    const imports = databases.map((database) => {
      const left = [...empty];
      return async () => {
        const into = left.pop();
        if (into) await importFile(database, userId, { list: into, content });
      };
    });
    const rounds = { rounds: bulkRounds, warmUps: 0 };
    const importing = await measureInTurns(imports, rounds);
    const sources = await Promise.all(databases.map((database) => createKnowingSource(database, list)));
    const refreshes = databases.map((database, place) => async () => {
      const source = sources[place];
      if (source) await refresh(database, userId, { list, source });
    });
    const refreshing = await measureInTurns(refreshes, rounds);
    const judge = (name: string, times: number[]): Finding => {
      console.log(
        `${name}: ${at(times, 0).toFixed(0)} ms on one node, ${at(times, 1).toFixed(0)} ms on the cluster`,
      );
      return {
        row: 'cluster',
        name: `${name} of ${list.size} keywords, against one node`,
        figure: at(times, 1) / at(times, 0),
        atMost: limits.bulk,
      };
    };
    return [judge('import', importing), judge('refresh', refreshing)];
  } finally {
    for (const database of databases) await database.close();
  }
}
