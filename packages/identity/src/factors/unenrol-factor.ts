import { schema } from '@keydence/db';
import { eq } from 'drizzle-orm';
import { AuthError } from '../auth-error.ts';
import type { IdentityContext } from '../context.ts';
import type { ClientDevice } from '../open-session.ts';
import { recordActivity } from '../record-activity.ts';
import { transact } from '../transact.ts';
import { factorKinds, nameFactor } from './factor-kinds.ts';
import { requireFactor, requireFactorOwner } from './require-factor.ts';

export interface UnenrolFactorInput {
  factorId: string;
  device: ClientDevice;
}

const { mfaFactors, sessions } = schema;
const factorMethods = new Set(Object.values(factorKinds).map(({ method }) => method));

/**
 * Removes a factor; sessions elevated by it return to aal1. @throws AuthError 422
 * `insufficient_aal` if it is verified and this session has not used a factor.
 */
export async function unenrolFactor(
  ctx: IdentityContext,
  authorization: string | undefined,
  { factorId, device }: UnenrolFactorInput,
): Promise<void> {
  const { session, user } = await requireFactorOwner(ctx, authorization);
  const factor = await requireFactor(ctx.database.db, { userId: user.id, factorId });
  if (factor.status === 'verified' && session.aal !== 'aal2')
    throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
  await transact(ctx, async (tx) => {
    const [removed] = await tx.delete(mfaFactors).where(eq(mfaFactors.id, factorId)).returning();
    if (removed?.status === 'verified')
      await recordActivity(ctx, tx, {
        userId: user.id,
        action: 'factor_removed',
        detail: nameFactor(removed),
        device,
      });
    const raised = await tx.select().from(sessions).where(eq(sessions.factorId, factorId)).for('update');
    for (const { id, amr } of raised)
      await tx
        .update(sessions)
        .set({ aal: 'aal1', factorId: null, amr: amr.filter(({ method }) => !factorMethods.has(method)) })
        .where(eq(sessions.id, id));
  });
}
