import type { IdentityContext } from '../context.ts';
import { sendAwaitedCodeMail } from '../mails/send-code-mail.ts';
import { readUserView, type UserView } from '../user-view.ts';
import { findUser } from './find-user.ts';
import { prepareUser } from './prepare-user.ts';
import { requireAdmin } from './require-admin.ts';

export interface InviteInput {
  email: string;
  data: Record<string, unknown>;
  redirectTo: string | undefined;
}

/**
 * Creates a user for a new address and mails the invitation; mails it again to a user who has not
 * accepted. @throws AuthError 422 `email_exists` for a confirmed address, 503 if the mail cannot be
 * sent.
 */
export async function inviteUser(
  ctx: IdentityContext,
  authorization: string | undefined,
  input: InviteInput,
): Promise<UserView> {
  await requireAdmin(ctx, authorization);
  const user = await prepareUser(ctx, { ...input, type: 'invite' });
  const { email } = user;
  if (email)
    await sendAwaitedCodeMail(ctx, { ...input, user, email, type: 'invite', codeChallenge: null, claim: {} });
  return readUserView(ctx.database.db, await findUser(ctx.database.db, user.id));
}
