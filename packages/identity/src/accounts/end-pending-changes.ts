import { schema, type Transaction } from '@keydence/db';
import { and, eq, inArray } from 'drizzle-orm';
import type { OneTimeTokenType } from '../one-time-token.ts';

const changeTypes: OneTimeTokenType[] = ['email_change_current', 'email_change_new', 'phone_change'];

/**
 * Deletes pending changes of address and phone, with their codes. An attacker may have started them
 * and could have the codes sent again.
 */
export async function endPendingChanges(tx: Transaction, userId: string): Promise<void> {
  const { users, oneTimeTokens } = schema;
  await tx
    .update(users)
    .set({
      ...{ emailChange: null, emailChangeSentAt: null, emailChangeConfirmStatus: 0 },
      ...{ phoneChange: null, phoneChangeSentAt: null },
    })
    .where(eq(users.id, userId));
  await tx
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), inArray(oneTimeTokens.tokenType, changeTypes)));
}
