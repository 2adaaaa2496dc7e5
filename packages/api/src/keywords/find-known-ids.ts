import type { Transaction } from '@keydence/db';
import { findKeywordIds } from './find-keyword-ids.ts';

/** The numbers that keywords of a list had when it was at a version. */
export interface KnownIds {
  listVersion: number;
  ids: ReadonlyMap<string, number>;
}

/**
 * The numbers of those normalised texts that the list has, by text: all that were read before where the list is still as
 * it was then, else looked up.
 */
export async function findKnownIds(
  tx: Transaction,
  list: { id: number; version: number },
  { texts, read }: { texts: readonly string[]; read: KnownIds | undefined },
): Promise<ReadonlyMap<string, number>> {
  return read?.listVersion === list.version ? read.ids : findKeywordIds(tx, list.id, texts);
}
