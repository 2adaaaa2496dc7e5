import { schema } from '@keydence/db';
import { eq } from 'drizzle-orm';
import type { DomainContext } from '../tracked-domains/access.ts';
import { findWebhook } from './access.ts';

/** Removes a webhook with its secret and its messages, for good; its rules go on without it. */
export async function deleteWebhook(ctx: DomainContext, { webhookId }: { webhookId: string }): Promise<void> {
  const { db } = ctx.services.database;
  const webhook = await findWebhook(db, ctx, webhookId);
  await db.delete(schema.alertWebhooks).where(eq(schema.alertWebhooks.id, webhook.id));
}
