import { schema, type Transaction } from '@keydence/db';
import type { AccountAction } from '@keydence/domain';
import type { AuthedContext } from '../context.ts';

/** Records the change in the owner's account activity, in the transaction of the change. */
export async function recordKeyActivity(
  tx: Transaction,
  { services, caller, clientAddress }: AuthedContext,
  action: AccountAction,
): Promise<void> {
  await tx.insert(schema.accountActivity).values({
    id: services.newId(),
    userId: caller.userId,
    action,
    ip: clientAddress,
    createdAt: services.now(),
  });
}
