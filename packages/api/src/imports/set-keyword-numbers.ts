import { copyRows, type Transaction, toCopyLine } from '@keydence/db';
import { type SQL, sql } from 'drizzle-orm';
import { findingRows, findRow } from '../keyword-lists/find-row.ts';

interface UnnumberedKeywords {
  listId: number;
  /** The number of the first new keyword. */
  nextId: number;
  /** Distinct, in the order of the file. */
  texts: readonly string[];
  /** False for texts that are certainly new to the list. */
  mayBeKnown: (text: string) => boolean;
  /** Resolves when `tx` may send a statement. */
  isFree: Promise<void>;
}

export interface NumberedKeywords {
  /** By text; deleted keywords of the list have none. */
  numbers: ReadonlyMap<string, number>;
  added: number;
  updated: number;
  deleted: number;
}

/**
 * Finds the numbers of keywords in the list, and gives new ones the next numbers from `nextId` on,
 * in the order of the file; deleted ones get none. Looks hashes up one by one: PostgreSQL has no
 * statistics yet of rows that this transaction has written, and could read the whole list for each.
 */
export async function setKeywordNumbers(
  tx: Transaction,
  { listId, nextId, texts, mayBeKnown, isFree }: UnnumberedKeywords,
): Promise<NumberedKeywords> {
  const lines = texts.flatMap((text, place) => (mayBeKnown(text) ? [toCopyLine([place, text])] : []));
  if (lines.length > 0) await isFree;
  const known = lines.length > 0 ? await findKnown(tx, listId, lines) : [];
  const ids = new Map(known.map(({ place, id }) => [place, id === null ? null : Number(id)]));
  const numbers = new Map<string, number>();
  let next = nextId;
  for (const [place, text] of texts.entries()) {
    const id = ids.get(place);
    if (id === null) continue;
    numbers.set(text, id ?? next);
    if (id === undefined) next += 1;
  }
  return {
    numbers,
    added: next - nextId,
    updated: known.filter(({ id }) => id !== null).length,
    deleted: known.filter((row) => row.is_deleted).length,
  };
}

interface KnownText extends Record<string, unknown> {
  place: number;
  /** Null for a deleted keyword. */
  id: string | null;
  is_deleted: boolean;
}

async function findKnown(tx: Transaction, listId: number, lines: readonly string[]): Promise<KnownText[]> {
  await tx.execute(sql`truncate import_texts`);
  await copyRows(tx, 'import_texts (place, keyword_text)', lines);
  const ofHash = (table: SQL) => findRow({ table, listId, key: sql`kw_hash`, value: sql`t.hash` });
  const known = sql`
    with found as materialized (
      select place, (select id from (${ofHash(sql`tracked_keywords`)}) as k) as id,
        (select id from (${ofHash(sql`deleted_keywords`)}) as d) is not null as is_deleted
      from (select place, hashtextextended(keyword_text, 0) as hash from import_texts) as t)
    select place, id, is_deleted from found where id is not null or is_deleted`;
  return [...(await findingRows(tx, () => tx.execute<KnownText>(known)))];
}
