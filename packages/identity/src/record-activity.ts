import { schema, type Transaction } from '@keydence/db';
import type { AccountAction } from '@keydence/domain';
import { eq } from 'drizzle-orm';
import type { IdentityContext } from './context.ts';
import { composeAccountNotice, isNoticed } from './mails/compose-account-notice.ts';
import { shortenUserAgent } from './shorten-user-agent.ts';

export interface Activity {
  userId: string;
  action: AccountAction;
  /** How a sign-in was proven. */
  method?: string;
  /** The factor, provider or application that a change is about, for the mail to the owner. */
  detail?: string | undefined;
  device?: { ip: string; userAgent: string | undefined };
}

/**
 * Notes in the change's own transaction what its owner may want to know later, and mails changes of the ways in to the
 * account's proven address.
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
