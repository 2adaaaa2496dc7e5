// A Citus cluster (TEST_CITUS_URL) whose worker is out of reach, and whose shards move, while people read and write. Only
// the lists of that worker may answer 503, with Retry-After; no confirmed keyword may be lost, and no page may be older
// than what was confirmed.
import { setTimeout as pause } from 'node:timers/promises';
import { createDatabase, type DatabaseHandle, migrate } from '@keydence/db';
import { type Coordinator, openCoordinator } from '@keydence/db/testing';
import { type NodeLink, openLink } from './node-link.ts';
import { type Answer, addImportDomain, dataOf, type Person, signIn } from './person.ts';
import { recordRun } from './record-run.ts';
import { isShort } from './run-options.ts';
import { type ServerSeat, startIsolatedServer } from './running-server.ts';

const awayMs = isShort ? 5_000 : 30_000;
const backLimitMs = 30_000;
const longestWaitMs = 2_000;
const maxSites = 12;

/** A list with the texts that were confirmed. */
interface Site {
  domainId: string;
  listId: number;
  texts: string[];
}

/** What people saw of some lists. */
interface Seen {
  statuses: Record<string, number>;
  /** Answers of 503 without Retry-After. */
  unready: number;
  stale: number;
  slowestMs: number;
  /** The first answer that is neither a success nor 503. */
  example: string;
}

const newSeen = (): Seen => ({ statuses: {}, unready: 0, stale: 0, slowestMs: 0, example: '' });

const isSuccess = (status: number) => status >= 200 && status < 300;
const total = ({ statuses }: Seen) => Object.values(statuses).reduce((sum, count) => sum + count, 0);
const succeeded = ({ statuses }: Seen) =>
  Object.entries(statuses).reduce((sum, [status, count]) => sum + (isSuccess(Number(status)) ? count : 0), 0);

const address = process.env.TEST_CITUS_URL;
if (address) await run(address);
else console.log('skipped: TEST_CITUS_URL is not set');

async function run(adminUrl: string): Promise<void> {
  const coordinator = await openCoordinator(adminUrl);
  const [first, ...others] = coordinator.workers;
  if (!first || others.length === 0) throw new Error('the cluster has no two workers');
  const link = await openLink(first);
  try {
    const url = await prepare(coordinator, link);
    const seat = await startIsolatedServer(url);
    const database = await createDatabase(url, { maxConnections: 2, statementTimeoutMs: 0 });
    try {
      await seat.start();
      await breakAndMove(seat, database, link);
    } finally {
      await seat.remove();
      await database.close();
    }
  } finally {
    await link.cut();
    await coordinator.close();
  }
}

async function prepare(coordinator: Coordinator, link: NodeLink): Promise<string> {
  const url = await coordinator.create();
  const database = await createDatabase(url);
  await migrate(database).finally(() => database.close());
  await coordinator.distribute(url, [link, ...coordinator.workers.slice(1)]);
  return url;
}

async function breakAndMove({ origin }: ServerSeat, database: DatabaseHandle, link: NodeLink): Promise<void> {
  const person = await signIn(origin, 'ada@people.example');
  const { near, far } = await addSites(person, database, link.port);
  console.log(`${far.length} lists on the worker that goes away, ${near.length} on the others`);

  const [nearSeen, farSeen, rest] = [newSeen(), newSeen(), newSeen()];
  await link.cut();
  const end = performance.now() + awayMs;
  const isOver = () => performance.now() > end;
  await Promise.all([
    ...near.map((site) => keepUsing(person, site, nearSeen, isOver)),
    ...far.map((site) => keepUsing(person, site, farSeen, isOver)),
    keepAsking(person, rest, isOver),
  ]);
  await link.mend();
  const backMs = await waitUntilBack(person, far);

  const moved = newSeen();
  const moves = await moveWhileUsed(person, database, { sites: [...near, ...far], seen: moved });
  const lost = await countLost(database, [...near, ...far]);
  recordRun('cluster', [
    {
      fault: 'a worker out of reach, its own lists',
      runs: total(farSeen),
      criterion: '503 with Retry-After, nothing else',
      figures: { ...farSeen.statuses, 'without Retry-After': farSeen.unready },
      isMet: (farSeen.statuses['503'] ?? 0) === total(farSeen) && total(farSeen) > 0 && farSeen.unready === 0,
    },
    {
      fault: 'a worker out of reach, lists of other workers and the profile',
      runs: total(nearSeen) + total(rest),
      criterion: 'all succeed',
      figures: { ...nearSeen.statuses, 'profile succeeded': succeeded(rest) },
      isMet: succeeded(nearSeen) === total(nearSeen) && succeeded(rest) === total(rest) && total(rest) > 0,
    },
    {
      fault: 'the worker is back',
      runs: far.length,
      criterion: 'its lists are read and written within 30 s',
      figures: { 'slowest ms': backMs },
      isMet: backMs <= backLimitMs,
    },
    {
      fault: 'shards move under readers and writers',
      runs: moves,
      criterion: '0 failed, 0 stale pages, longest wait 2 s',
      figures: { ...moved.statuses, 'stale pages': moved.stale, 'slowest ms': moved.slowestMs },
      isMet:
        moves > 0 &&
        succeeded(moved) === total(moved) &&
        moved.stale === 0 &&
        moved.slowestMs <= longestWaitMs,
    },
    {
      fault: 'confirmed keywords',
      runs: [...near, ...far].reduce((sum, { texts }) => sum + texts.length, 0),
      criterion: 'each is there once',
      figures: { lost },
      isMet: lost === 0,
    },
  ]);
  for (const { example } of [nearSeen, farSeen, rest, moved]) if (example) console.log(example);
}

/** Adds sites until both kinds are there. */
async function addSites(
  person: Person,
  database: DatabaseHandle,
  farPort: number,
): Promise<{ near: Site[]; far: Site[] }> {
  const [near, far]: [Site[], Site[]] = [[], []];
  for (let number = 1; number <= maxSites && (near.length === 0 || far.length === 0); number++) {
    const domainId = await addImportDomain(person, `Site ${number}`);
    const [found] = await database.sql<{ id: number }[]>`
      select list_id as id from tracked_domains where id = ${domainId}`;
    const listId = found?.id ?? 0;
    const { port } = await findPlace(database, listId);
    const site = { domainId, listId, texts: [] };
    (port === farPort ? far : near).push(site);
    // A list without keywords is read on the coordinator alone.
    dataOf(await write(person, site, newSeen()));
  }
  if (near.length === 0 || far.length === 0) throw new Error('all lists came to one worker');
  return { near, far };
}

/** The shard of a list and where it is. */
async function findPlace({ sql }: DatabaseHandle, listId: number) {
  const [place] = await sql<{ shard: string; host: string; port: number }[]>`
    select shardid::text as shard, nodename as host, nodeport as port
    from pg_dist_placement join pg_dist_node using (groupid)
    where shardid = get_shard_id_for_distribution_column('tracked_keywords', ${listId}::int)`;
  if (!place) throw new Error('the list has no shard');
  return place;
}

/** Writes and reads in turns; what was confirmed before a read must be on its page. */
async function keepUsing(person: Person, site: Site, seen: Seen, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await write(person, site, seen);
    await readPage(person, site, seen);
    await pause(20);
  }
}

async function write(person: Person, site: Site, seen: Seen): Promise<Answer> {
  const text = `word ${crypto.randomUUID()}`;
  const answer = await ask(person, seen, 'POST', '/api/seo/keywords', {
    body: { domain_id: site.domainId, keyword_text: text },
  });
  if (isSuccess(answer.status)) site.texts.push(text);
  return answer;
}

async function readPage(person: Person, site: Site, seen: Seen): Promise<Answer> {
  const known = site.texts.length;
  const answer = await ask(person, seen, 'GET', `/api/seo/keywords?domain_id=${site.domainId}`);
  const { pagination } = answer.body as { pagination?: { total: number } };
  if (isSuccess(answer.status) && (pagination?.total ?? 0) < known) seen.stale += 1;
  return answer;
}

async function keepAsking(person: Person, seen: Seen, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await ask(person, seen, 'GET', '/api/users/profile');
    await pause(50);
  }
}

async function ask(person: Person, seen: Seen, ...call: Parameters<Person['call']>): Promise<Answer> {
  const from = performance.now();
  const answer = await person.call(...call);
  const { status, headers, text } = answer;
  seen.slowestMs = Math.max(seen.slowestMs, performance.now() - from);
  seen.statuses[status] = (seen.statuses[status] ?? 0) + 1;
  if (status === 503 && !headers.get('retry-after')) seen.unready += 1;
  if (!isSuccess(status) && status !== 503)
    seen.example ||= `${call[0]} ${call[1]}: ${status} ${text.slice(0, 200)}`;
  return answer;
}

/** Milliseconds until each list is written and read again. */
async function waitUntilBack(person: Person, sites: readonly Site[]): Promise<number> {
  const from = performance.now();
  const ignored = newSeen();
  for (const site of sites) {
    for (;;) {
      const answers = [await write(person, site, ignored), await readPage(person, site, ignored)];
      if (answers.every(({ status }) => isSuccess(status)) || performance.now() - from > 2 * backLimitMs)
        break;
      await pause(50);
    }
  }
  return performance.now() - from;
}

/** Moves the shards of a list to the other worker and back while all lists are used; resolves with the number of moves. */
async function moveWhileUsed(
  person: Person,
  database: DatabaseHandle,
  { sites, seen }: { sites: readonly Site[]; seen: Seen },
): Promise<number> {
  let isDone = false;
  const work = sites.map((site) => keepUsing(person, site, seen, () => isDone));
  let moves = 0;
  try {
    for (const target of [sites.at(-1), sites.at(0)]) {
      if (!target) continue;
      const from = await findPlace(database, target.listId);
      const [to] = await database.sql<{ host: string; port: number }[]>`
        select nodename as host, nodeport as port from pg_dist_node
        where groupid > 0 and nodeport <> ${from.port}::int limit 1`;
      if (!to) continue;
      const startedAt = performance.now();
      await database.sql`
        select citus_move_shard_placement(${from.shard}::bigint, ${from.host}, ${from.port}::int, ${to.host}, ${to.port}::int)`;
      console.log(`a shard moved in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
      moves += 1;
    }
  } finally {
    isDone = true;
    await Promise.all(work);
  }
  return moves;
}

async function countLost({ sql }: DatabaseHandle, sites: readonly Site[]): Promise<number> {
  let lost = 0;
  for (const { listId, texts } of sites) {
    const [found] = await sql<{ n: number }[]>`
      select count(*)::int as n from tracked_keywords
      where list_id = ${listId} and keyword_text = any(${texts}::text[])`;
    lost += texts.length - (found?.n ?? 0);
  }
  return lost;
}
