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
