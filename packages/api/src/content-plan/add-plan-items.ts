import type { Transaction } from '@keydence/db';
import type { AddContentPlanItemsInput, AddedContentPlanItems } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { type DomainContext, requireList } from '../access/get-domain-scope.ts';
import { notFound } from '../access.ts';
import { invalidField } from '../errors.ts';
import { decodeKeywordId } from '../keyword-lists/encode-keyword-id.ts';
import { hashTexts } from '../keyword-lists/hash-texts.ts';
import { recordPredictions } from '../predictions/record-predictions.ts';
import { composePlanItems } from './compose-plan-items.ts';
import { insertPlanItems } from './insert-plan-items.ts';
import { changePlan } from './lock-plan.ts';
import { viewPlanItem } from './plan-item-view.ts';
import { readPlanItems } from './read-plan-items.ts';

/**
 * Adds a plan item for each keyword, in Research. Keywords that the plan has already are reported,
 * not doubled, even on concurrent requests; adding a suggested one accepts it.
 */
export async function addPlanItems(
  ctx: DomainContext,
  { keywords, keywordIds }: AddContentPlanItemsInput,
): Promise<AddedContentPlanItems> {
  const { services, domain } = ctx;
  const { db } = services.database;
  const listId = requireList(domain).id;
  const texts = [...new Set([...keywords, ...(await findTexts(ctx, listId, keywordIds))])];
  if (texts.length === 0) throw invalidField('keywords', 'At least one keyword is required');
  const planned = new Set((await readPlanItems(db, listId)).map((row) => row.keyword_text));
  const fresh = texts.filter((text) => !planned.has(text));
  // The source is called before the transaction.
  const pieces = await composePlanItems(ctx, listId, fresh);
  return changePlan(ctx, listId, async (tx) => {
    const ids = await insertPlanItems(tx, services, { listId, status: 'research', pieces });
    await keepSuggestions(tx, { listId, texts, now: services.now() });
    await recordPredictions(tx, services, { listId, texts, origin: 'added' });
    const rows = new Map((await readPlanItems(tx, listId)).map((row) => [row.keyword_text, row]));
    const data = texts.flatMap((text) => {
      const row = ids.has(text) ? rows.get(text) : undefined;
      return row ? [viewPlanItem(row)] : [];
    });
    return { data, created: data.length, duplicates: texts.filter((text) => !ids.has(text)) };
  });
}

/** From now on no new report drops or changes them. */
async function keepSuggestions(
  tx: Transaction,
  { listId, texts, now }: { listId: number; texts: readonly string[]; now: Date },
): Promise<void> {
  await tx.execute(sql`
    update content_plan_items set touched_at = ${now.toISOString()}
    where list_id = ${listId} and touched_at is null and deleted_at is null and kw_hash = ${hashTexts(texts)}`);
}

async function findTexts(
  { services }: DomainContext,
  listId: number,
  keywordIds: readonly string[],
): Promise<string[]> {
  if (keywordIds.length === 0) return [];
  const keys = keywordIds.map(decodeKeywordId);
  const numbers = keys.filter((key) => key.listId === listId).map(({ id }) => id);
  const rows = await services.database.db.execute<{ id: string; keyword_text: string }>(sql`
    select id, keyword_text from tracked_keywords
    where list_id = ${listId} and id = any(${`{${numbers.join(',')}}`}::bigint[])`);
  const byId = new Map([...rows].map((row) => [Number(row.id), row.keyword_text]));
  return keys.map((key) => {
    const text = key.listId === listId ? byId.get(key.id) : undefined;
    if (text === undefined) throw notFound();
    return text;
  });
}
