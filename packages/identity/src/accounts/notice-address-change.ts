import { schema, type Transaction } from '@keydence/db';
import type { IdentityContext } from '../context.ts';
import { addressRestoreDays } from '../lifetimes.ts';
import { composeAddressNotice } from '../mails/compose-address-notice.ts';
import { hashToken, newSecretToken } from '../refresh-token.ts';

/**
 * Mails the replaced address. The mail has a restore link if the owner agreed to the change or had
 * to agree.
 */
export async function noticeAddressChange(
  ctx: IdentityContext,
  tx: Transaction,
  change: { userId: string; previous: string; next: string; hasWayBack: boolean },
): Promise<void> {
  const { userId, previous, next, hasWayBack } = change;
  const at = ctx.now();
  const restoreLink = hasWayBack ? await issueRestoreLink(ctx, tx, { userId, previous }) : null;
  const { siteUrl } = ctx.settings;
  await ctx.enqueueMail(tx, composeAddressNotice({ previous, next, at, siteUrl, restoreLink }));
}

async function issueRestoreLink(
  ctx: IdentityContext,
  tx: Transaction,
  { userId, previous }: { userId: string; previous: string },
): Promise<string> {
  const token = newSecretToken();
  const createdAt = ctx.now();
  await tx.insert(schema.addressChanges).values({
    id: ctx.newId(),
    userId,
    previousEmail: previous,
    tokenHash: hashToken(token),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + addressRestoreDays * 86_400_000),
  });
  const link = new URL('restore-address', ctx.settings.callbackUrl);
  link.searchParams.set('token', token);
  return link.href;
}
