import { schema } from '@keydence/db';
import { eq } from 'drizzle-orm';
import { AuthError } from '../auth-error.ts';
import type { IdentityContext } from '../context.ts';
import { transact } from '../transact.ts';
import { requireFactor, requireFactorOwner } from './require-factor.ts';

const { mfaFactors, sessions } = schema;
const factorMethods = new Set(['totp', 'mfa/phone', 'mfa/webauthn']);

/**
 * Removes a factor; sessions that were raised by it fall back to aal1.
 * @throws AuthError 422 `insufficient_aal` when it is verified and this session has shown none.
 */
export async function unenrolFactor(
  ctx: IdentityContext,
  authorization: string | undefined,
  factorId: string,
): Promise<void> {
  const { session, user } = await requireFactorOwner(ctx, authorization);
  const factor = await requireFactor(ctx.database.db, { userId: user.id, factorId });
  if (factor.status === 'verified' && session.aal !== 'aal2')
    throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
  await transact(ctx, async (tx) => {
    await tx.delete(mfaFactors).where(eq(mfaFactors.id, factorId));
    const raised = await tx.select().from(sessions).where(eq(sessions.factorId, factorId)).for('update');
    for (const { id, amr } of raised)
      await tx
        .update(sessions)
        .set({ aal: 'aal1', factorId: null, amr: amr.filter(({ method }) => !factorMethods.has(method)) })
        .where(eq(sessions.id, id));
  });
}
