import { schema } from '@keydence/db';
import type { AuthedContext } from '../context.ts';
import { createLinkToken, hashLinkToken } from '../link-token.ts';
import { type AnnouncedAction, computeActionHash } from './compute-action-hash.ts';

const lifeMs = 5 * 60_000;

/** Token of an announced change, and its expiry. */
interface Confirmation {
  token: string;
  expiresAt: Date;
}

/**
 * Creates the token by which the same session or key can consent to this one change, once and
 * within five minutes.
 */
export async function createConfirmation(
  { services, caller }: AuthedContext,
  action: AnnouncedAction,
): Promise<Confirmation> {
  const token = createLinkToken();
  const expiresAt = new Date(services.now().getTime() + lifeMs);
  await services.database.db.insert(schema.confirmations).values({
    tokenHash: hashLinkToken(token) ?? new Uint8Array(),
    userId: caller.userId,
    grantId: caller.sessionId,
    actionHash: computeActionHash(action),
    expiresAt,
  });
  return { token, expiresAt };
}
