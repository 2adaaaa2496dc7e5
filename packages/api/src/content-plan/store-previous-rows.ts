import type { Transaction } from '@keydence/db';
import { type SQL, sql } from 'drizzle-orm';
import { hashTexts } from '../keyword-lists/hash-texts.ts';

type FormerRows = Record<string, Record<string, unknown>>;

/** Current plan items of these keywords by keyword, deleted ones too; the plan must be locked. */
export async function readFormerRows(
  tx: Transaction,
  listId: number,
  texts: readonly string[],
): Promise<FormerRows> {
  const [row] = await tx.execute<{ rows: FormerRows }>(sql`
    select coalesce(jsonb_object_agg(keyword_text, to_jsonb(p) - 'acceptance' - 'kw_hash'), '{}') as rows
    from content_plan_items p where list_id = ${listId} and kw_hash = ${hashTexts(texts)}`);
  return row?.rows ?? {};
}

interface Kept {
  listId: number;
  texts: readonly string[];
  acceptanceId: string;
  before: FormerRows;
}

/** Stores with each item of an accepted plan its previous state, for `revertPlan`. */
export async function storePreviousRows(
  tx: Transaction,
  { listId, texts, acceptanceId, before }: Kept,
): Promise<void> {
  const acceptance = JSON.stringify({
    id: acceptanceId,
    count: texts.length,
    isChanged: false,
    before: null,
  });
  await tx.execute(sql`
    update content_plan_items set acceptance = jsonb_set(${acceptance}::jsonb, '{before}',
      coalesce(${JSON.stringify(before)}::jsonb -> keyword_text, 'null'))
    where list_id = ${listId} and kw_hash = ${hashTexts(texts)} and deleted_at is null`);
}

/** Marks the acceptance as changed by a person: the plan can no longer be undone as a whole. */
export const changedAcceptance: SQL = sql`acceptance || '{"isChanged": true}'::jsonb`;
