import type { Transaction } from '@keydence/db';
import { findKeywordIds } from './find-keyword-ids.ts';

/** The numbers of a list's keywords at one version of the list. */
export interface KnownIds {
  listVersion: number;
  ids: ReadonlyMap<string, number>;
}

/**
 * The numbers of those normalized texts that the list has, by text: the ones read before if the
 * list's version is unchanged, else looked up.
 */
export async function findKnownIds(
  tx: Transaction,
  list: { id: number; version: number },
  { texts, read }: { texts: readonly string[]; read: KnownIds | undefined },
): Promise<ReadonlyMap<string, number>> {
  return read?.listVersion === list.version ? read.ids : findKeywordIds(tx, list.id, texts);
}
