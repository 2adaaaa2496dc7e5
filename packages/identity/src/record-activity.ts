import { schema, type Transaction } from '@keydence/db';
import type { AccountAction } from '@keydence/domain';
import type { IdentityContext } from './context.ts';
import { shortenUserAgent } from './shorten-user-agent.ts';

export interface Activity {
  userId: string;
  action: AccountAction;
  /** How a sign-in was proven. */
  method?: string;
  device?: { ip: string; userAgent: string | undefined };
}

/** Notes in the change's own transaction what its owner may want to know later. */
export async function recordActivity(
  ctx: IdentityContext,
  tx: Transaction,
  { userId, action, method, device }: Activity,
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
}
