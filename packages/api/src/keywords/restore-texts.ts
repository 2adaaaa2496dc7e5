import { intentToCode, type Transaction } from '@keydence/db';
import type { SearchIntent } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { bumpListVersion } from '../keyword-lists/bump-list-version.ts';
import { findDeleted } from '../keyword-lists/find-deleted.ts';
import { lockList } from '../keyword-lists/lock-list.ts';
import { purgeDeleted } from '../keyword-lists/purge-deleted.ts';
import { restoreRemoved } from './restore-removed.ts';

interface Return {
  listId: number;
  /** Normalized texts, with the given intent. */
  wanted: ReadonlyMap<string, SearchIntent | undefined>;
  now: Date;
}

/**
 * Undoes the deletion of texts that a member tracks again: restores the keyword with its id and its
 * history, or allows it to be added as a new one if its rows were purged. Returns the numbers of
 * the restored ones. The list stays locked until the transaction ends.
 */
export async function restoreTexts(tx: Transaction, { listId, wanted, now }: Return): Promise<number[]> {
  await lockList(tx, listId);
  const deleted = await findDeleted(tx, listId, [...wanted.keys()]);
  if (deleted.size === 0) return [];
  await bumpListVersion(tx, listId);
  await purgeDeleted(tx, listId, now);
  const ids = [...deleted.values()];
  const restored = await restoreRemoved(tx, { listId, ids, now });
  await tx.execute(sql`
    delete from deleted_keywords where list_id = ${listId} and id = any(${`{${ids.join(',')}}`}::bigint[])`);
  await setIntents(
    tx,
    listId,
    [...deleted].map(([text, id]) => ({ id, intent: wanted.get(text) })),
  );
  return restored;
}

async function setIntents(
  tx: Transaction,
  listId: number,
  keywords: readonly { id: number; intent: SearchIntent | undefined }[],
): Promise<void> {
  const given = keywords.flatMap(({ id, intent }) =>
    intent === undefined ? [] : [{ id, intent: intentToCode(intent) }],
  );
  if (given.length === 0) return;
  const rows = sql`jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as n (id bigint, intent smallint)`;
  for (const table of ['tracked_keywords', 'keyword_rankings']) {
    await tx.execute(sql`
      update ${sql.identifier(table)} k set intent = n.intent from ${rows}
      where k.list_id = ${listId} and k.id = n.id`);
  }
}
