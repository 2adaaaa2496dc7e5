import { schema } from '@keydence/db';
import { eq } from 'drizzle-orm';
import { isUnproven } from '../account-claim.ts';
import { AuthError } from '../auth-error.ts';
import { normaliseEmail } from '../contact.ts';
import type { IdentityContext } from '../context.ts';
import { findOrCreateUser } from '../find-or-create-user.ts';
import type { MailedType } from '../mails/send-code-mail.ts';
import { requireGoodPassword } from '../passwords/check-password.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import type { UserRow } from '../session-store.ts';
import { transact } from '../transact.ts';
import { mergeMetadata, requireMetadataSize } from '../user-metadata.ts';

interface LinkedUser {
  email: string;
  data: Record<string, unknown>;
  password?: string | undefined;
  type: MailedType;
}

/** The user for a link, created if needed; throws 404 `user_not_found`, 422 `email_exists`. */
export async function prepareUser(ctx: IdentityContext, input: LinkedUser): Promise<UserRow> {
  const { type, data, password } = input;
  const value = normaliseEmail(input.email);
  requireMetadataSize(data);
  if (password !== undefined) requireGoodPassword(ctx.settings, password);
  const passwordHash = password === undefined ? null : await hashPassword(password);
  return transact(ctx, async (tx) => {
    const create = type !== 'recovery';
    const user = await findOrCreateUser(ctx, tx, { contact: { kind: 'email', value }, create, data });
    if (!user) throw new AuthError(404, 'user_not_found', 'User not found');
    if (user.emailConfirmedAt && (type === 'signup' || type === 'invite'))
      throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
    const changes = {
      ...(type === 'invite' && { invitedAt: ctx.now() }),
      ...(passwordHash && (isUnproven(user) || !user.passwordHash) && { passwordHash }),
      ...(isUnproven(user) && { userMetadata: mergeMetadata(user.userMetadata, data) }),
    };
    if (Object.keys(changes).length > 0)
      await tx.update(schema.users).set(changes).where(eq(schema.users.id, user.id));
    return user;
  });
}
