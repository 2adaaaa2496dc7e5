import { schema } from '@keydence/db';
import { eq } from 'drizzle-orm';
import { requireFreeContact } from '../accounts/apply-address-change.ts';
import { AuthError } from '../auth-error.ts';
import { normaliseEmail } from '../contact.ts';
import type { IdentityContext } from '../context.ts';
import { type IssuedToken, issueOneTimeToken } from '../one-time-token.ts';
import type { UserRow } from '../session-store.ts';
import { transact } from '../transact.ts';

export const emailChangeTypes = ['email_change_current', 'email_change_new'] as const;
export type EmailChangeType = (typeof emailChangeTypes)[number];

/**
 * The link with which the current or the new address agrees to a change. Each call restarts the
 * change, so request both links before opening the first. @throws AuthError 404 `user_not_found`,
 * 422 `email_exists`, 400 `validation_failed`.
 */
export async function issueEmailChange(
  ctx: IdentityContext,
  { type, ...addresses }: { type: EmailChangeType; email: string; newEmail: string },
): Promise<{ user: UserRow; issued: IssuedToken }> {
  if (type === 'email_change_current' && !ctx.settings.secureEmailChange)
    throw new AuthError(400, 'validation_failed', 'The current address is not asked on this server');
  const email = normaliseEmail(addresses.email);
  const newEmail = normaliseEmail(addresses.newEmail);
  const { users } = schema;
  return transact(ctx, async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.email, email)).for('no key update');
    if (!user) throw new AuthError(404, 'user_not_found', 'User not found');
    await requireFreeContact(tx, user.id, { kind: 'email', value: newEmail });
    await tx
      .update(users)
      .set({ emailChange: newEmail, emailChangeSentAt: ctx.now(), emailChangeConfirmStatus: 0 })
      .where(eq(users.id, user.id));
    return { user, issued: await issueOneTimeToken(ctx, tx, { userId: user.id, tokenType: type }) };
  });
}
