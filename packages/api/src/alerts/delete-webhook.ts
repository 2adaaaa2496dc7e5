import { schema } from '@keydence/db';
import { eq } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { findWebhook } from './access.ts';
import { recordWebhookChange } from './record-webhook-change.ts';

/**
 * Permanently deletes a webhook with its secret and its messages; its rules continue without it.
 */
export async function deleteWebhook(ctx: DomainContext, { webhookId }: { webhookId: string }): Promise<void> {
  const { db } = ctx.services.database;
  const webhook = await findWebhook(db, ctx, webhookId);
  const { alertWebhooks } = schema;
  await db.transaction(async (tx) => {
    const gone = await tx
      .delete(alertWebhooks)
      .where(eq(alertWebhooks.id, webhook.id))
      .returning({ id: alertWebhooks.id });
    if (gone.length > 0) await recordWebhookChange(tx, ctx, { kind: 'webhook.deleted', webhook });
  });
}
