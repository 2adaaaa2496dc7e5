import type { Transaction } from '@keydence/db';
import { lockList } from '../keywords/lock-list.ts';

/** Lets one change of a list's plan run at a time, so that its columns stay in one order. */
export function lockPlan(tx: Transaction, listId: number): Promise<void> {
  return lockList(tx, listId);
}
