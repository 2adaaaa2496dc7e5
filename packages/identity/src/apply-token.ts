import { schema, type Transaction } from '@keydence/db';
import { eq } from 'drizzle-orm';
import { endEarlierAccess } from './account-claim.ts';
import { applyContactChange } from './accounts/apply-address-change.ts';
import { confirmContact } from './confirm-contact.ts';
import type { IdentityContext } from './context.ts';
import { deleteOneTimeTokens, type SpentToken } from './one-time-token.ts';
import type { UserRow } from './session-store.ts';

/** Response to the first of the two confirmations of a new address. */
export const halfConfirmed = {
  msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
  code: '200',
} as const;
export type HalfConfirmed = typeof halfConfirmed;

/**
 * Applies a spent token. Returns false if the other address must still agree; otherwise the user's
 * remaining tokens are deleted and a session may follow.
 */
export async function applyToken(
  ctx: IdentityContext,
  tx: Transaction,
  { user, spent }: { user: UserRow; spent: SpentToken },
): Promise<boolean> {
  const { tokenType, claimed } = spent;
  if (tokenType === 'email_change_current' || tokenType === 'email_change_new') {
    if (!(await agreeToEmailChange(ctx, tx, user))) return false;
  } else if (tokenType === 'phone_change') {
    if (user.phoneChange && user.isAnonymous) await endEarlierAccess(ctx, tx, user.id);
    if (user.phoneChange)
      await applyContactChange(ctx, tx, { user, contact: { kind: 'phone', value: user.phoneChange } });
  } else {
    const prover = { ...user, ...claimed };
    await confirmContact(ctx, tx, { user: prover, kind: tokenType === 'sms' ? 'phone' : 'email' });
  }
  await deleteOneTimeTokens(tx, user.id);
  return true;
}

/**
 * Each address has its own single-use token, so the second token spent is from the other address.
 */
async function agreeToEmailChange(ctx: IdentityContext, tx: Transaction, user: UserRow): Promise<boolean> {
  const needsBoth = ctx.settings.secureEmailChange && user.email !== null;
  if (needsBoth && user.emailChangeConfirmStatus === 0) {
    await tx.update(schema.users).set({ emailChangeConfirmStatus: 1 }).where(eq(schema.users.id, user.id));
    return false;
  }
  // The owner of an anonymous account's first address may differ from its earlier user.
  if (user.emailChange && user.isAnonymous) await endEarlierAccess(ctx, tx, user.id);
  if (user.emailChange)
    await applyContactChange(ctx, tx, { user, contact: { kind: 'email', value: user.emailChange } });
  return true;
}
