import { copyPacked, type Transaction } from '@keydence/db';
import { type NewKeywords, writeNewKeywords } from './write-new-keywords.ts';

/**
 * Sends keywords that are new to the list, with one row each in a part of the file, straight to
 * their tables: the rows that `storeMeasures`, `recordHistory`, `recordRanks` and `applyMeasures`
 * would write, without their look-ups.
 */
export async function storeNewKeywords(tx: Transaction, keywords: NewKeywords): Promise<void> {
  for (const { target, packed } of writeNewKeywords(keywords)) await copyPacked(tx, target, packed);
}
