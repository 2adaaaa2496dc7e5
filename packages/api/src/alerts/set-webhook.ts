import { schema } from '@keydence/db';
import type { AlertWebhook } from '@keydence/domain';
import { eq } from 'drizzle-orm';
import type { DomainContext } from '../tracked-domains/access.ts';
import { findWebhook } from './access.ts';
import { viewWebhook } from './webhook-view.ts';

/** Switches a webhook on or off. Switched on, it starts with a clean slate. */
export async function setWebhook(
  ctx: DomainContext,
  { webhookId, isActive }: { webhookId: string; isActive: boolean },
): Promise<AlertWebhook> {
  const { db } = ctx.services.database;
  const webhook = await findWebhook(db, ctx, webhookId);
  const change = { isActive, ...(isActive && { failures: 0, disabledAt: null }) };
  await db.update(schema.alertWebhooks).set(change).where(eq(schema.alertWebhooks.id, webhook.id));
  return viewWebhook(db, { ...webhook, ...change });
}
