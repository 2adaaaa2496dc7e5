import { schema } from '@keydence/db';
import { AppError } from '@keydence/domain';
import { and, eq, gt } from 'drizzle-orm';
import type { AuthedContext } from '../context.ts';
import { hashLinkToken } from '../link-token.ts';
import { type AnnouncedAction, computeActionHash } from './compute-action-hash.ts';

/**
 * Consumes the consent to a change, once. AppError('conflict') if it was consumed before, has
 * expired, or was given to another session or key, or for another change.
 */
export async function acceptConfirmation(
  { services, caller }: AuthedContext,
  { action, token }: { action: AnnouncedAction; token: string },
): Promise<void> {
  const { confirmations: c } = schema;
  const tokenHash = hashLinkToken(token);
  const spent = tokenHash
    ? await services.database.db
        .delete(c)
        .where(
          and(
            eq(c.tokenHash, tokenHash),
            eq(c.userId, caller.userId),
            eq(c.grantId, caller.sessionId),
            eq(c.actionHash, computeActionHash(action)),
            gt(c.expiresAt, services.now()),
          ),
        )
        .returning({ userId: c.userId })
    : [];
  if (spent.length === 0)
    throw new AppError(
      'conflict',
      'Nothing was done: this confirmation is used, too old, or for something else. Ask for a new one.',
    );
}
