import { schema } from '@keydence/db';
import { and, eq } from 'drizzle-orm';
import { AuthError } from '../auth-error.ts';
import type { IdentityContext } from '../context.ts';
import type { SessionRecord } from '../session-store.ts';

/** Whoever has a second factor must have shown it before the account's ways in change; throws 401 `insufficient_aal`. */
export async function requireSecondFactor(ctx: IdentityContext, session: SessionRecord): Promise<void> {
  if (session.aal === 'aal2') return;
  const { mfaFactors: factors } = schema;
  const [verified] = await ctx.database.db
    .select({ id: factors.id })
    .from(factors)
    .where(and(eq(factors.userId, session.userId), eq(factors.status, 'verified')))
    .limit(1);
  if (verified)
    throw new AuthError(
      401,
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    );
}
