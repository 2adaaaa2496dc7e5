import type { Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';

/** Resets the intents of keywords to the newest label of a tool, or to unknown. The next run applies the rules. */
export async function releaseIntents(tx: Transaction, listId: number, ids: readonly number[]): Promise<void> {
  const wanted = sql`any(${`{${ids.join(',')}}`}::bigint[])`;
  await tx.execute(sql`
    update keyword_insights set intent = 0, intent_source = null, intent_reason = null, intent_confidence = null
    where list_id = ${listId} and keyword_id = ${wanted}`);
  const told = sql`
    select k.id, coalesce((
      select m.intent from keyword_measures m
      where m.list_id = ${listId} and m.keyword_id = k.id and m.intent > 0
      order by m.measured_on desc, m.source limit 1), 0::smallint) as intent
    from tracked_keywords k where k.list_id = ${listId} and k.id = ${wanted}`;
  for (const table of ['tracked_keywords', 'keyword_rankings']) {
    await tx.execute(sql`
      update ${sql.identifier(table)} w set intent = n.intent from (${told}) n
      where w.list_id = ${listId} and w.id = n.id and w.intent <> n.intent`);
  }
}

/** Sets the intents again that active corrections gave the keywords. */
export async function reapplyIntents(tx: Transaction, listId: number, ids: readonly number[]): Promise<void> {
  const rows = await tx.execute<{ intent: number; ids: number[] }>(sql`
    select intent, array_agg(id::float8) as ids from (
      select distinct on (n.id) n.id::bigint as id, (c.facts ->> 'intent')::int as intent
      from topic_corrections c cross join lateral jsonb_array_elements_text(c.facts -> 'keywordIds') as n (id)
      where c.list_id = ${listId} and c.kind = 'intent' and c.undone_at is null
        and n.id::bigint = any(${`{${ids.join(',')}}`}::bigint[])
      order by n.id, c.id desc) as k
    where intent > 0 group by intent`);
  for (const row of rows) await writeIntents(tx, listId, row);
}

export async function writeIntents(
  tx: Transaction,
  listId: number,
  { ids, intent }: { ids: readonly number[]; intent: number },
): Promise<void> {
  const wanted = sql`any(${`{${ids.join(',')}}`}::bigint[])`;
  await tx.execute(sql`
    insert into keyword_insights (list_id, keyword_id, intent, intent_source)
    select ${listId}::int, id, ${intent}::smallint, 'person' from tracked_keywords
    where list_id = ${listId} and id = ${wanted}
    on conflict (list_id, keyword_id) do update set intent = excluded.intent, intent_source = 'person',
      intent_reason = null, intent_confidence = null`);
  await tx.execute(sql`
    update tracked_keywords set intent = ${intent} where list_id = ${listId} and id = ${wanted} and intent <> ${intent}`);
  await tx.execute(sql`
    update keyword_rankings set intent = ${intent} where list_id = ${listId} and id = ${wanted} and intent <> ${intent}`);
}
