import { schema, type Transaction } from '@keydence/db';
import { and, eq, lt, or } from 'drizzle-orm';
import { AuthError } from '../auth-error.ts';
import type { IdentityContext } from '../context.ts';
import { maxFactors, unverifiedFactorSeconds } from '../lifetimes.ts';
import type { SessionRecord, UserRow } from '../session-store.ts';

const factors = schema.mfaFactors;

interface Newcomer {
  session: SessionRecord;
  user: UserRow;
  friendlyName: string;
  phone: string | null;
}

/**
 * Checks that the user may add a factor: name and phone are unused, the limit is not reached, and a
 * user with a factor has verified one in this session.
 */
export async function requireRoom(ctx: IdentityContext, tx: Transaction, newcomer: Newcomer): Promise<void> {
  const { session, user, friendlyName, phone } = newcomer;
  // Serializes concurrent set-ups.
  await tx
    .select({ id: schema.users.id })
    .from(schema.users)
    .where(eq(schema.users.id, user.id))
    .for('no key update');
  await dropAbandoned(ctx, tx, newcomer);
  const existing = await tx.select().from(factors).where(eq(factors.userId, user.id));
  if (existing.some(({ status }) => status === 'verified') && session.aal !== 'aal2')
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  if (phone !== null && existing.some((factor) => factor.phone === phone))
    throw new AuthError(
      422,
      'mfa_verified_factor_exists',
      'A verified phone factor already exists, unenroll the existing factor to continue',
    );
  if (existing.length >= maxFactors)
    throw new AuthError(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    );
  if (existing.some((factor) => factor.friendlyName === friendlyName))
    throw new AuthError(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${friendlyName}" for this user already exists`,
    );
}

/** Deletes expired set-ups, and an unfinished one of the same phone that this set-up replaces. */
async function dropAbandoned(
  ctx: IdentityContext,
  tx: Transaction,
  { user, phone }: Newcomer,
): Promise<void> {
  const abandonedBefore = new Date(ctx.now().getTime() - unverifiedFactorSeconds * 1000);
  await tx
    .delete(factors)
    .where(
      and(
        eq(factors.userId, user.id),
        eq(factors.status, 'unverified'),
        or(lt(factors.createdAt, abandonedBefore), phone === null ? undefined : eq(factors.phone, phone)),
      ),
    );
}
