import { copyPacked, type Transaction } from '@keydence/db';
import { type NewKeywords, writeNewKeywords } from './write-new-keywords.ts';

/**
 * Sends keywords that the list does not know, and of which a part of the file has one row each, straight to their tables:
 * the rows that `storeMeasures`, `recordHistory`, `recordRanks` and `applyMeasures` would write, without what these look up.
 */
export async function storeNewKeywords(tx: Transaction, keywords: NewKeywords): Promise<void> {
  for (const { target, packed } of writeNewKeywords(keywords)) await copyPacked(tx, target, packed);
}
