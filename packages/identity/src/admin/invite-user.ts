import type { IdentityContext } from '../context.ts';
import { sendCodeMail } from '../mails/send-code-mail.ts';
import { readUserView, type UserView } from '../user-view.ts';
import { findUser } from './find-user.ts';
import { prepareUser } from './prepare-user.ts';
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
