import { schema } from '@keydence/db';
import { eq } from 'drizzle-orm';
import type { IdentityContext } from '../context.ts';
import { endSessionsIn } from '../end-sessions.ts';
import { nameFactor } from '../factors/factor-kinds.ts';
import { type FactorView, viewFactor } from '../factors/factor-view.ts';
import { requireFactor } from '../factors/require-factor.ts';
import { recordActivity } from '../record-activity.ts';
import { transact } from '../transact.ts';
import { findUser } from './find-user.ts';
import { requireAdmin } from './require-admin.ts';

/**
 * Deletes and returns a factor that its user has lost. Deleting a verified factor ends all of the
 * user's sessions, because an attacker may have opened them. @throws AuthError 404
 * `user_not_found`, `mfa_factor_not_found`.
 */
export async function deleteFactor(
  ctx: IdentityContext,
  authorization: string | undefined,
  { userId, factorId }: { userId: string; factorId: string },
): Promise<FactorView> {
  await requireAdmin(ctx, authorization);
  const { view, forget } = await transact(ctx, async (tx) => {
    const user = await findUser(tx, userId);
    const factor = await requireFactor(tx, { userId: user.id, factorId });
    await tx.delete(schema.mfaFactors).where(eq(schema.mfaFactors.id, factor.id));
    const view = viewFactor(factor);
    if (factor.status !== 'verified') return { view };
    await recordActivity(ctx, tx, { userId, action: 'factor_removed', detail: nameFactor(factor) });
    return { view, forget: await endSessionsIn(ctx, tx, { userId }) };
  });
  forget?.();
  return view;
}
