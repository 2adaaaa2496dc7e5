import { schema } from '@keydence/db';
import { expiredApiKeyDays } from '@keydence/domain';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { IdentityContext } from './context.ts';
import { activityDays, challengeSeconds, flowStateHours, unverifiedFactorSeconds } from './lifetimes.ts';
import { createSessionStore } from './session-store.ts';

/** Deletes what has expired: sessions with their refresh tokens, unspent codes, links that restore an address, known devices, abandoned flows and set-ups, keys that are shown no longer, unanswered confirmations, counters of windows long over. */
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
  // A used code is kept as long: its second use ends the session that it opened.
  const { oauthAuthorizations } = schema;
  await db.delete(oauthAuthorizations).where(lt(oauthAuthorizations.createdAt, abandonedBefore));
  await db.delete(schema.walletMessages).where(lt(schema.walletMessages.expiresAt, ctx.now()));
  const unanswerable = new Date(ctx.now().getTime() - challengeSeconds * 1000);
  await db.delete(schema.mfaChallenges).where(lt(schema.mfaChallenges.createdAt, unanswerable));
  await db.delete(schema.passkeyChallenges).where(lt(schema.passkeyChallenges.createdAt, unanswerable));
  // The last question of a set-up may have been asked at its very end.
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
