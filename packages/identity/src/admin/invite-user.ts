import { schema } from '@keydence/db';
import { eq } from 'drizzle-orm';
import { AuthError } from '../auth-error.ts';
import { normaliseEmail } from '../contact.ts';
import type { IdentityContext } from '../context.ts';
import { findOrCreateUser } from '../find-or-create-user.ts';
import { issueLink, type MailedType, sendCodeMail } from '../mails/send-code-mail.ts';
import { requireGoodPassword } from '../passwords/check-password.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { resolveRedirect } from '../redirect.ts';
import type { UserRow } from '../session-store.ts';
import { transact } from '../transact.ts';
import { readUserView, type UserView } from '../user-view.ts';
import { findUser } from './find-user.ts';
import { requireAdmin } from './require-admin.ts';

export interface InviteInput {
  email: string;
  data: Record<string, unknown>;
  redirectTo: string | undefined;
}

/** Makes a user of a new address and mails the invitation; throws 422 `email_exists` for a confirmed one. */
export async function inviteUser(
  ctx: IdentityContext,
  authorization: string | undefined,
  input: InviteInput,
): Promise<UserView> {
  await requireAdmin(ctx, authorization);
  const user = await prepareUser(ctx, { ...input, type: 'invite' });
  const { email } = user;
  if (email) await sendCodeMail(ctx, { ...input, user, email, type: 'invite', codeChallenge: null });
  return readUserView(ctx.database.db, await findUser(ctx.database.db, user.id));
}

export interface GenerateLinkInput extends InviteInput {
  type: string;
  password?: string | undefined;
}

export type GeneratedLinkView = UserView & {
  action_link: string;
  email_otp: string;
  hashed_token: string;
  redirect_to: string;
  verification_type: string;
};

const linkTypes: readonly MailedType[] = ['signup', 'magiclink', 'recovery', 'invite'];

/** What the mail would carry, for an operator who sends it another way. */
export async function generateLink(
  ctx: IdentityContext,
  authorization: string | undefined,
  input: GenerateLinkInput,
): Promise<GeneratedLinkView> {
  await requireAdmin(ctx, authorization);
  const type = linkTypes.find((known) => known === input.type);
  if (!type) throw new AuthError(400, 'validation_failed', 'Invalid email action link type requested');
  const user = await prepareUser(ctx, { ...input, type });
  const email = user.email ?? '';
  const issued = await issueLink(ctx, { ...input, user, email, type, codeChallenge: null });
  const redirectTo = resolveRedirect(ctx.settings, input.redirectTo);
  const link = new URL(`${ctx.settings.issuer}/verify`);
  link.search = new URLSearchParams({ token: issued.linkToken, type, redirect_to: redirectTo }).toString();
  const view = await readUserView(ctx.database.db, await findUser(ctx.database.db, user.id));
  return {
    ...view,
    action_link: link.href,
    email_otp: issued.code,
    hashed_token: issued.linkToken,
    redirect_to: redirectTo,
    verification_type: type,
  };
}

async function prepareUser(
  ctx: IdentityContext,
  input: GenerateLinkInput & { type: MailedType },
): Promise<UserRow> {
  const { type, data, password } = input;
  const value = normaliseEmail(input.email);
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
      ...(passwordHash && !user.passwordHash && { passwordHash }),
    };
    if (Object.keys(changes).length > 0)
      await tx.update(schema.users).set(changes).where(eq(schema.users.id, user.id));
    return user;
  });
}
