import type { Transaction } from '@keydence/db';
import { findKeywordIds } from './find-keyword-ids.ts';

/** The numbers that keywords of a list had when it was at a version. */
export interface KnownIds {
  listVersion: number;
  ids: ReadonlyMap<string, number>;
}

/**
 * The numbers of those normalised texts that the list has, by text: as they were read before where the list is still as it
 * was then, else looked up.
 */
export async function findKnownIds(
  tx: Transaction,
  list: { id: number; version: number },
  { texts, read }: { texts: readonly string[]; read: KnownIds | undefined },
): Promise<Map<string, number>> {
  if (read?.listVersion !== list.version) return findKeywordIds(tx, list.id, texts);
  const found = new Map<string, number>();
  for (const text of texts) {
    const id = read.ids.get(text);
    if (id !== undefined) found.set(text, id);
  }
  return found;
}
