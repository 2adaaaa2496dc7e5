import { schema, type Transaction } from '@keydence/db';
import type { AccountAction } from '@keydence/domain';
import type { AuthedContext } from '../context.ts';

/** Notes in the change's own transaction what the owner of the account may want to know later. */
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
