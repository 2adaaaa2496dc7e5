import type { DatabaseHandle } from '@keydence/db';
import { sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { bumpListVersion } from '../keyword-lists/bump-list-version.ts';
import { measureSpan } from '../keyword-lists/measure-span.ts';
import { findSiteRates } from './find-site-rates.ts';
import { readGainsOfIds } from './read-gains.ts';

type Pools = Pick<DatabaseHandle, 'db' | 'indexSql'>;

const batchSize = 5_000;
/** A request orders lists up to this size itself; the worker orders larger ones. */
const orderedByRequest = 10_000;

interface Stored extends Record<string, unknown> {
  version: string;
  gains_version: string | null;
  gains_on: string | null;
}

/**
 * Prepares a list for sorting by the gain in its rows. False for a large list that the worker has
 * not ordered yet.
 */
export async function prepareGains(
  pools: Pools,
  list: { id: number; keywordCount: number },
  now: Date,
): Promise<boolean> {
  const stored = await readStored(pools, list.id);
  if (list.keywordCount > orderedByRequest) return stored?.gains_version != null;
  if (stored) await storeGains(pools, { listId: list.id, stored, now });
  return true;
}

/** Orders every list whose keywords or day have changed since. */
export async function orderGains({ database, now }: Pick<Services, 'database' | 'now'>): Promise<void> {
  const lists = await database.sql<{ id: number }[]>`
    select id from keyword_lists
    where keyword_count > ${orderedByRequest}
      and (gains_version is distinct from version or gains_on is distinct from ${dayOf(now())}::date)
    order by id`;
  for (const { id } of lists) {
    const stored = await readStored(database, id);
    if (!stored) continue;
    const changed = await storeGains(database, { listId: id, stored, now: now() });
    if (changed > 0) await announceOrder(database, id, stored.version);
  }
}

/** Responses cached for the version have the former order. */
async function announceOrder({ db }: Pools, listId: number, version: string): Promise<void> {
  await db.transaction(async (tx) => {
    await bumpListVersion(tx, listId);
    await tx.execute(sql`
      update keyword_lists set gains_version = version where id = ${listId} and version = ${version}::bigint + 1`);
  });
}

async function readStored({ db }: Pools, listId: number): Promise<Stored | undefined> {
  const [stored] = await db.execute<Stored>(sql`
    select version::text as version, gains_version::text as gains_version, gains_on::text as gains_on
    from keyword_lists where id = ${listId}`);
  return stored;
}

/** Returns the number of changed gains. */
async function storeGains(
  pools: Pools,
  { listId, stored, now }: { listId: number; stored: Stored; now: Date },
): Promise<number> {
  const day = dayOf(now);
  if (stored.gains_version === stored.version && stored.gains_on === day) return 0;
  const list = await findSiteRates(pools.db, listId, now);
  let changed = 0;
  for (let after = 0; ; ) {
    const rows = await pools.db.execute<{ id: string }>(sql`
      select id from tracked_keywords where list_id = ${listId} and id > ${after} order by id limit ${batchSize}`);
    const ids = [...rows].map(({ id }) => Number(id));
    changed += await storeBatch(pools, { listId, ids, now, list });
    if (ids.length < batchSize) break;
    after = ids.at(-1) ?? 0;
  }
  await pools.db.execute(sql`
    update keyword_lists set gains_version = ${stored.version}::bigint, gains_on = ${day}::date where id = ${listId}`);
  return changed;
}

interface Batch {
  listId: number;
  ids: readonly number[];
  now: Date;
  list: Awaited<ReturnType<typeof findSiteRates>>;
}

async function storeBatch(pools: Pools, { listId, ids, now, list }: Batch): Promise<number> {
  if (ids.length === 0) return 0;
  const gains = await readGainsOfIds(pools, { listId, ids, now, list });
  const values = [...gains].map(([id, { gain }]) => ({ id: Number(id), mid: gain?.mid ?? null }));
  const changed = await pools.db.execute(sql`
    update keyword_rankings r set gain_mid = n.mid
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as n (id bigint, mid real)
    where r.list_id = ${listId} and r.id = n.id and r.id ${measureSpan(ids)} and r.gain_mid is distinct from n.mid
    returning r.id`);
  return changed.length;
}

/** The demand of a keyword depends on the month, so its order is computed again each day. */
function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}
