import { type Queryable, schema } from '@keydence/db';
import { and, eq } from 'drizzle-orm';
import { AuthError } from '../auth-error.ts';
import type { IdentityContext } from '../context.ts';
import { isUuid } from '../is-uuid.ts';
import { requireSession } from '../require-session.ts';
import type { SessionRecord, UserRow } from '../session-store.ts';
import type { FactorRow } from './factor-view.ts';

/** The signed-in user, with a session that may change factors; throws 403 for an anonymous user. */
export async function requireFactorOwner(
  ctx: IdentityContext,
  authorization: string | undefined,
): Promise<{ session: SessionRecord; user: UserRow }> {
  const found = await requireSession(ctx, authorization);
  if (!found.user.isAnonymous) return found;
  throw new AuthError(403, 'no_authorization', 'Anonymous user not allowed to perform these actions');
}

/** Finds the user's own factor; throws 404 for any other. */
export async function requireFactor(
  db: Queryable,
  { userId, factorId }: { userId: string; factorId: string },
): Promise<FactorRow> {
  if (!isUuid(factorId)) throw new AuthError(404, 'validation_failed', 'factor_id must be an UUID');
  const factors = schema.mfaFactors;
  const [factor] = await db
    .select()
    .from(factors)
    .where(and(eq(factors.id, factorId), eq(factors.userId, userId)));
  if (factor) return factor;
  throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
}
