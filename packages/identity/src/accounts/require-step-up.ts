import { schema } from '@keydence/db';
import { eq } from 'drizzle-orm';
import { AuthError } from '../auth-error.ts';
import type { IdentityContext } from '../context.ts';
import { stepUpMinutes } from '../lifetimes.ts';
import { spendCode } from '../one-time-token.ts';
import type { SessionRecord, UserRow } from '../session-store.ts';
import { transact } from '../transact.ts';
import { hasVerifiedFactor } from './has-verified-factor.ts';

export interface StepUp {
  session: SessionRecord;
  user: UserRow;
  /**
   * The code that `reauthenticate` sent. A correct code confirms the session for `stepUpMinutes`.
   */
  nonce?: string | undefined;
  /** Extra minutes for the last step of a flow whose first step already passed this check. */
  graceMinutes?: number;
  /** Status and message of the error if a second factor is missing. */
  insufficient?: readonly [status: number, message: string];
}

const defaultInsufficient = [
  401,
  'AAL2 session is required to update email or password when MFA is enabled.',
] as const;

/**
 * Required before sign-in methods change: the second factor if the user has one, else a sign-in or
 * confirmation within the last minutes. An anonymous user has nothing to confirm with. @throws
 * AuthError `insufficient_aal`, 400 `reauthentication_needed`, 422 `reauthentication_not_valid`.
 */
export async function requireStepUp(ctx: IdentityContext, stepUp: StepUp): Promise<void> {
  const { session, user, nonce, graceMinutes = 0 } = stepUp;
  await requireSecondFactor(ctx, stepUp);
  if (nonce !== undefined) return confirmSession(ctx, { session, user, nonce });
  if (session.aal === 'aal2' || user.isAnonymous) return;
  const [{ timestamp } = { timestamp: 0 }] = session.amr;
  const ageMs = ctx.now().getTime() - timestamp * 1000;
  if (ageMs < (stepUpMinutes + graceMinutes) * 60_000) return;
  throw new AuthError(
    400,
    'reauthentication_needed',
    'This change needs a recent sign-in. Nothing was changed. Confirm with a code that we send you, then try again.',
  );
}

export async function requireSecondFactor(
  ctx: IdentityContext,
  { session, insufficient = defaultInsufficient }: Pick<StepUp, 'session' | 'insufficient'>,
): Promise<void> {
  if (session.aal === 'aal2' || !(await hasVerifiedFactor(ctx.database.db, session.userId))) return;
  const [status, message] = insufficient;
  throw new AuthError(status, 'insufficient_aal', message);
}

/** Spends the nonce, once, and stores the confirmation time in the session. */
async function confirmSession(
  ctx: IdentityContext,
  { session, user, nonce }: { session: SessionRecord; user: UserRow; nonce: string },
): Promise<void> {
  const spent = await transact(ctx, async (tx) => {
    const token = await spendCode(ctx, tx, {
      userId: user.id,
      tokenTypes: ['reauthentication'],
      code: nonce,
    });
    if (!token) return false;
    const confirmed = { method: 'otp', timestamp: Math.floor(ctx.now().getTime() / 1000) };
    await tx
      .update(schema.sessions)
      .set({ amr: [confirmed, ...session.amr.filter(({ method }) => method !== 'otp')] })
      .where(eq(schema.sessions.id, session.id));
    return true;
  });
  if (!spent) throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
}
