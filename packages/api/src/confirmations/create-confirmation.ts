import { schema } from '@keydence/db';
import type { AuthedContext } from '../context.ts';
import { createLinkToken, hashLinkToken } from '../link-token.ts';
import { type AnnouncedAction, computeActionHash } from './compute-action-hash.ts';

const lifeMs = 5 * 60_000;

/** What the change was announced with, and until when it can be agreed to. */
interface Confirmation {
  token: string;
  expiresAt: Date;
}

/** Makes the token with which the same session or key can agree once, within five minutes, to this one change. */
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
