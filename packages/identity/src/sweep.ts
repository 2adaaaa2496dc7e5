import { schema } from '@keydence/db';
import { expiredApiKeyDays } from '@keydence/domain';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { IdentityContext } from './context.ts';
import { activityDays, challengeSeconds, flowStateHours, unverifiedFactorSeconds } from './lifetimes.ts';
import { createSessionStore } from './session-store.ts';

/**
 * Deletes expired rows: sessions with their refresh tokens, unspent codes, restore links, known
 * devices, abandoned flows and set-ups, retired keys, unanswered confirmations, and counters of
 * past windows.
 */
export async function sweep(ctx: IdentityContext): Promise<void> {
  const { db } = ctx.database;
  await createSessionStore(db).sweep();
  const forgottenBefore = new Date(ctx.now().getTime() - activityDays * 86_400_000);
  await db.delete(schema.accountActivity).where(lt(schema.accountActivity.createdAt, forgottenBefore));
  await db.delete(schema.knownDevices).where(lt(schema.knownDevices.expiresAt, ctx.now()));
  await db.delete(schema.addressChanges).where(lt(schema.addressChanges.expiresAt, ctx.now()));
  await db.delete(schema.oneTimeTokens).where(lt(schema.oneTimeTokens.expiresAt, ctx.now()));
  const abandonedBefore = new Date(ctx.now().getTime() - flowStateHours * 3_600_000);
  await db.delete(schema.flowStates).where(lt(schema.flowStates.createdAt, abandonedBefore));
  // A used code is kept as long as a session: its second use ends the session that it opened.
  const { oauthAuthorizations } = schema;
  await db.delete(oauthAuthorizations).where(lt(oauthAuthorizations.createdAt, abandonedBefore));
  await db.delete(schema.walletMessages).where(lt(schema.walletMessages.expiresAt, ctx.now()));
  const unanswerable = new Date(ctx.now().getTime() - challengeSeconds * 1000);
  await db.delete(schema.mfaChallenges).where(lt(schema.mfaChallenges.createdAt, unanswerable));
  await db.delete(schema.passkeyChallenges).where(lt(schema.passkeyChallenges.createdAt, unanswerable));
  // The last challenge of a set-up may have been issued at its very end.
  const unfinished = new Date(ctx.now().getTime() - (unverifiedFactorSeconds + challengeSeconds) * 1000);
  const { mfaFactors } = schema;
  await db
    .delete(mfaFactors)
    .where(and(eq(mfaFactors.status, 'unverified'), lt(mfaFactors.createdAt, unfinished)));
  const { apiKeys, confirmations } = schema;
  const shownUntil = new Date(ctx.now().getTime() - expiredApiKeyDays * 86_400_000);
  await db.delete(apiKeys).where(lt(apiKeys.expiresAt, shownUntil));
  await db.delete(confirmations).where(lt(confirmations.expiresAt, ctx.now()));
  await db
    .delete(schema.rateLimits)
    .where(lt(schema.rateLimits.windowStartedAt, sql`now() - interval '2 days'`));
}
