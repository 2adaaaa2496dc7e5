import { schema } from '@keydence/db';
import { eq } from 'drizzle-orm';
import { AuthError } from '../auth-error.ts';
import type { IdentityContext } from '../context.ts';
import { endSessionsIn } from '../end-sessions.ts';
import { deleteOneTimeTokens } from '../one-time-token.ts';
import { requireGoodPassword } from '../passwords/check-password.ts';
import { hashPassword, verifyPassword } from '../passwords/hash-password.ts';
import { recordActivity } from '../record-activity.ts';
import type { SessionRecord, UserRow } from '../session-store.ts';
import { transact } from '../transact.ts';

export interface PasswordChange {
  session: SessionRecord;
  user: UserRow;
  password: string;
  currentPassword?: string | undefined;
}

/**
 * Sets a new password and ends all other access: other sessions, mailed links and codes, and
 * unconfirmed changes of address or phone.
 */
export async function changePassword(ctx: IdentityContext, change: PasswordChange): Promise<void> {
  const { session, user, password } = change;
  if (!user.email && !user.phone)
    throw new AuthError(
      422,
      'validation_failed',
      'Updating password of an anonymous user without an email or phone is not allowed',
    );
  requireGoodPassword(ctx.settings, password);
  await requireCurrent(change);
  if (user.passwordHash && (await verifyPassword(user.passwordHash, password)))
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
  const passwordHash = await hashPassword(password);
  const forget = await transact(ctx, async (tx) => {
    await tx
      .update(schema.users)
      .set({ passwordHash, updatedAt: ctx.now() })
      .where(eq(schema.users.id, user.id));
    await deleteOneTimeTokens(tx, user.id);
    await recordActivity(ctx, tx, { userId: user.id, action: 'password_changed' });
    return endSessionsIn(ctx, tx, { userId: user.id, except: session.id });
  });
  forget();
}

async function requireCurrent({ user, currentPassword }: PasswordChange): Promise<void> {
  if (currentPassword === undefined || !user.passwordHash) return;
  if (await verifyPassword(user.passwordHash, currentPassword)) return;
  throw new AuthError(400, 'current_password_invalid', 'The current password is not right');
}
