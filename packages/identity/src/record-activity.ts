import { schema, type Transaction } from '@keydence/db';
import type { AccountAction } from '@keydence/domain';
import { eq } from 'drizzle-orm';
import type { IdentityContext } from './context.ts';
import { composeAccountNotice, isNoticed } from './mails/compose-account-notice.ts';
import { shortenUserAgent } from './shorten-user-agent.ts';

export interface Activity {
  userId: string;
  action: AccountAction;
  method?: string;
  /** The changed factor, provider or application, for the mail to the owner. */
  detail?: string | undefined;
  device?: { ip: string; userAgent: string | undefined };
}

/**
 * Records an activity for the owner in the change's own transaction, and mails changes of sign-in
 * methods to the account's verified address.
 */
export async function recordActivity(
  ctx: IdentityContext,
  tx: Transaction,
  { userId, action, method, detail, device }: Activity,
): Promise<void> {
  await tx.insert(schema.accountActivity).values({
    id: ctx.newId(),
    userId,
    action,
    method,
    ip: device?.ip,
    userAgent: shortenUserAgent(device?.userAgent),
    createdAt: ctx.now(),
  });
  if (!isNoticed(action)) return;
  const { users } = schema;
  const [owner] = await tx.select().from(users).where(eq(users.id, userId));
  if (!owner?.email || !owner.emailConfirmedAt) return;
  const { siteUrl } = ctx.settings;
  const notice = composeAccountNotice({ to: owner.email, action, detail, at: ctx.now(), siteUrl });
  await ctx.enqueueMail(tx, notice);
}
