import { type AlertWebhook, composeTestMessage } from '@keydence/domain';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { insertDelivery } from '../runs/insert-delivery.ts';
import { findWebhook } from './access.ts';
import { recordWebhookChange } from './record-webhook-change.ts';
import { viewWebhook } from './webhook-view.ts';

/**
 * Queues one test message to a webhook, even a disabled one. It gets one attempt.
 * AppError('rate_limited').
 */
export async function testWebhook(
  ctx: DomainContext,
  { webhookId }: { webhookId: string },
): Promise<AlertWebhook> {
  const { services, domain, caller } = ctx;
  const { db } = services.database;
  const webhook = await findWebhook(db, ctx, webhookId);
  await services.rateLimiter.take('webhook_minute', caller.userId);
  const body = composeTestMessage(services.now(), { id: domain.id, name: domain.domainName });
  const message = { workspaceId: domain.workspaceId, webhookId: webhook.id, eventId: null, body };
  await db.transaction(async (tx) => {
    await insertDelivery(tx, services, message);
    await recordWebhookChange(tx, ctx, { kind: 'webhook.tested', webhook });
  });
  return viewWebhook(db, webhook);
}
