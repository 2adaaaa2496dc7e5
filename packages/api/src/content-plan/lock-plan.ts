import type { Transaction } from '@keydence/db';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { lockList } from '../keyword-lists/lock-list.ts';
import { writeInTurn } from '../keyword-lists/write-in-turn.ts';

/** Lets one change of a list's plan run at a time, so that its columns stay in one order. */
export async function lockPlan(tx: Transaction, listId: number): Promise<void> {
  await lockList(tx, listId);
}

/**
 * Runs a person's change of the plan of one of a domain's lists. AppError('conflict') if another
 * change takes too long, see `writeInTurn`.
 */
export function changePlan<Result>(
  { services, domain }: Pick<DomainContext, 'services' | 'domain'>,
  listId: number,
  change: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return writeInTurn(services, domain.id, async (tx) => {
    await lockPlan(tx, listId);
    return change(tx);
  });
}
