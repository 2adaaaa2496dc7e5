// Concurrent bulk writes in opposite orders: first into one list, which allows one writer at a
// time, then into two lists, where a trigger of this run makes transactions take two locks in
// opposite orders. PostgreSQL aborts one transaction of each deadlock; it must be retried, and
// nothing may be lost or duplicated.
import { setTimeout as pause } from 'node:timers/promises';
import { openOwnPostgres } from './open-own-postgres.ts';
import { type Answer, addReadyDomain, type Person, signIn } from './person.ts';
import { count } from './race.ts';
import { recordRun } from './record-run.ts';
import { isShort } from './run-options.ts';
import { findFreePort, startIsolatedServer } from './running-server.ts';
import type { FaultResult } from './write-page.ts';

const pairs = isShort ? 50 : 1_000;
const keywordsEach = 20;
/** PostgreSQL's connections report their counts after at most ten idle seconds. */
const countsLagMs = 11_000;

const postgres = await openOwnPostgres();
const { sql } = postgres.database;
const operations = await findFreePort();
const seat = await startIsolatedServer(postgres.server.url, {
  environment: { LOG_LEVEL: 'error', OPS_PORT: String(operations) },
});
try {
  await seat.start();
  const person = await signIn(seat.origin, 'ada@people.example');
  const first = await addReadyDomain(person, 'First');
  const second = await addReadyDomain(person, 'Second');
  const inOneList = await write(person, [first, first]);
  await crossLocks(second);
  const inTwoLists = await write(person, [first, second]);
  recordRun('deadlocks', [
    judge('opposite writes into one list', inOneList, { deadlocks: false }),
    judge('writes into two lists that lock each other out', inTwoLists, { deadlocks: true }),
  ]);
} finally {
  await seat.remove();
  await postgres.remove();
}

interface Outcome {
  refused: number;
  /** Confirmed keywords that are missing, or deleted ones that are present. */
  lost: number;
  /** Confirmed or deleted by more than one request. */
  twice: number;
  brokenOff: number;
  repeated: number;
}

/**
 * Each pair concurrently adds the same keywords, one from the front and one from the back, and then
 * deletes them the same way.
 */
async function write(person: Person, domainIds: [string, string]): Promise<Outcome> {
  const before = { brokenOff: await readBrokenOff(), repeated: await readRepeated() };
  const isOneList = domainIds[0] === domainIds[1];
  const outcome = { refused: 0, lost: 0, twice: 0 };
  const compare = (has: number, wanted: number) => {
    outcome.lost += Math.max(0, wanted - has);
    outcome.twice += Math.max(0, has - wanted);
  };
  const inBoth = async (path: string, bodyOf: (domainId: string, isTurned: boolean) => Promise<object>) => {
    const bodies = await Promise.all(domainIds.map((id, place) => bodyOf(id, place === 1)));
    const answers = await Promise.all(bodies.map((body) => person.call('POST', path, { body })));
    outcome.refused += answers.filter(({ status }) => status >= 300).length;
    return answers.reduce((sum, answer) => sum + changedBy(answer), 0);
  };
  for (let pair = 0; pair < pairs; pair += 1) {
    const name = `${isOneList ? 'one' : 'two'} ${pair}`;
    const keywords = Array.from({ length: keywordsEach }, (_, place) => `${name} ${place}`);
    const wanted = isOneList ? keywordsEach : 2 * keywordsEach;
    const countRows = () =>
      count(sql`select count(*)::int as n from tracked_keywords where keyword_text like ${`${name} %`}`);
    const added = await inBoth('/api/seo/keywords/bulk', async (domainId, isTurned) => ({
      domain_id: domainId,
      keywords: isTurned ? keywords.toReversed() : keywords,
    }));
    compare(added, wanted);
    compare(await countRows(), wanted);
    const deleted = await inBoth('/api/seo/keywords/bulk-delete', async (domainId, isTurned) => {
      const ids = await findIds(domainId, name);
      return { domain_id: domainId, keyword_ids: isTurned ? ids.toReversed() : ids };
    });
    compare(deleted, wanted);
    compare(await countRows(), 0);
  }
  await pause(countsLagMs);
  return {
    ...outcome,
    brokenOff: (await readBrokenOff()) - before.brokenOff,
    repeated: (await readRepeated()) - before.repeated,
  };
}

/** Number of keywords that a response reports as added or deleted. */
function changedBy({ body }: Answer): number {
  return Number(body.created ?? (body.data as { count?: number } | undefined)?.count ?? 0);
}

async function findIds(domainId: string, name: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select (k.list_id::bigint << 32 | k.id)::text as id from tracked_keywords k
    join tracked_domains d on d.list_id = k.list_id
    where d.id = ${domainId} and k.keyword_text like ${`${name} %`} order by k.id`;
  return rows.map(({ id }) => id);
}

/** Makes each write of keywords take two locks; for the list `turned` in the other order. */
async function crossLocks(turned: string): Promise<void> {
  await sql`alter system set deadlock_timeout = '20ms'`;
  await sql.unsafe(`
    create table crossing (place int primary key);
    insert into crossing values (1), (2);
    create function cross_locks() returns trigger language plpgsql security definer as $$ declare
      is_turned boolean := exists (
        select from tracked_domains d join changed c on c.list_id = d.list_id where d.id = '${turned}');
    begin
      perform 1 from crossing where place = case when is_turned then 2 else 1 end for update;
      perform pg_sleep(0.02);
      perform 1 from crossing where place = case when is_turned then 1 else 2 end for update;
      return null;
    end $$;
    create trigger crossing_added after insert on tracked_keywords
      referencing new table as changed for each statement execute function cross_locks();
    create trigger crossing_deleted after delete on tracked_keywords
      referencing old table as changed for each statement execute function cross_locks()`);
  await sql`select pg_reload_conf()`;
}

async function readBrokenOff(): Promise<number> {
  return count(sql`select deadlocks::int as n from pg_stat_database where datname = current_database()`);
}

async function readRepeated(): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${operations}/metrics`);
  const [, figure] = /^keydence_database_repeated_transactions_total (\d+)$/m.exec(await answer.text()) ?? [];
  return Number(figure);
}

function judge(fault: string, outcome: Outcome, expected: { deadlocks: boolean }): FaultResult {
  const { refused, lost, twice, brokenOff, repeated } = outcome;
  const areAsExpected = expected.deadlocks ? brokenOff > 0 : brokenOff === 0;
  return {
    fault,
    runs: pairs,
    criterion: `${expected.deadlocks ? 'each aborted transaction is retried' : 'none is aborted'}; all 2xx, nothing lost, nothing twice`,
    figures: { writes: 4 * pairs, aborted: brokenOff, repeated, refused, lost, twice },
    isMet: areAsExpected && repeated === brokenOff && refused + lost + twice === 0,
  };
}
