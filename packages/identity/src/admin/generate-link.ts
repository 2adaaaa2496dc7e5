import { AuthError } from '../auth-error.ts';
import type { IdentityContext } from '../context.ts';
import { verifyLink } from '../mails/mail-link.ts';
import { issueLink, type MailedType } from '../mails/send-code-mail.ts';
import type { IssuedToken } from '../one-time-token.ts';
import { resolveRedirect } from '../redirect.ts';
import type { UserRow } from '../session-store.ts';
import { readUserView, type UserView } from '../user-view.ts';
import { findUser } from './find-user.ts';
import type { InviteInput } from './invite-user.ts';
import { emailChangeTypes, issueEmailChange } from './issue-email-change.ts';
import { prepareUser } from './prepare-user.ts';
import { requireAdmin } from './require-admin.ts';

export interface GenerateLinkInput extends InviteInput {
  type: string;
  password?: string | undefined;
  /** The new address, for the link of an address change. */
  newEmail?: string | undefined;
}

export type GeneratedLinkView = UserView & {
  action_link: string;
  email_otp: string;
  hashed_token: string;
  redirect_to: string;
  verification_type: string;
};

const linkTypes: readonly MailedType[] = ['signup', 'magiclink', 'recovery', 'invite'];

/** Returns the link and code of a mail, for an operator who delivers them another way. */
export async function generateLink(
  ctx: IdentityContext,
  authorization: string | undefined,
  input: GenerateLinkInput,
): Promise<GeneratedLinkView> {
  await requireAdmin(ctx, authorization);
  const { user, issued, linkType } = await issueRequested(ctx, input);
  const redirectTo = resolveRedirect(ctx.settings, input.redirectTo);
  const view = await readUserView(ctx.database.db, await findUser(ctx.database.db, user.id));
  return {
    ...view,
    action_link: verifyLink(ctx.settings, { linkToken: issued.linkToken, type: linkType, redirectTo }),
    email_otp: issued.code,
    hashed_token: issued.linkToken,
    redirect_to: redirectTo,
    verification_type: input.type,
  };
}

async function issueRequested(
  ctx: IdentityContext,
  input: GenerateLinkInput,
): Promise<{ user: UserRow; issued: IssuedToken; linkType: string }> {
  const change = emailChangeTypes.find((known) => known === input.type);
  if (change) {
    const addresses = { email: input.email, newEmail: input.newEmail ?? '' };
    return { ...(await issueEmailChange(ctx, { type: change, ...addresses })), linkType: 'email_change' };
  }
  const type = linkTypes.find((known) => known === input.type);
  if (!type) throw new AuthError(400, 'validation_failed', 'Invalid email action link type requested');
  const user = await prepareUser(ctx, { ...input, type });
  const email = user.email ?? '';
  const issued = await issueLink(ctx, { ...input, user, email, type, codeChallenge: null, claim: {} });
  return { user, issued, linkType: type };
}
