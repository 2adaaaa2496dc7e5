import { intentToCode, type Transaction } from '@keydence/db';
import type { Corrected, SetIntentInput } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { notFound } from '../access.ts';
import { getKeywordKeys } from '../keywords/access.ts';
import { recordCorrection } from './record-correction.ts';
import { releaseIntents } from './restore-intents.ts';

/** Sets the intent of keywords, which overrides tools and rules; null removes it. */
export async function setIntent(
  ctx: DomainContext,
  { keywordIds, intentType }: SetIntentInput,
): Promise<Corrected> {
  const keys = await getKeywordKeys(ctx, keywordIds);
  return recordCorrection(ctx, async (tx, listId) => {
    if (keys.listId !== listId) throw notFound();
    const intent = intentToCode(intentType);
    if (intent === 0) await releaseIntents(tx, listId, keys.ids);
    else await writeIntents(tx, listId, { ids: keys.ids, intent });
    return { kind: 'intent', topicId: null, facts: { keywordIds: keys.ids, intent }, touched: [] };
  });
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
