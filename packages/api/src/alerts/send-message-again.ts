import { schema } from '@keydence/db';
import { type AlertWebhook, AppError, maxMessageAttempts } from '@keydence/domain';
import { and, eq } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { isId, notFound } from '../access.ts';
import { findWebhook } from './access.ts';
import { alertMessages } from './alert-messages.ts';
import { recordWebhookChange } from './record-webhook-change.ts';
import { viewWebhook } from './webhook-view.ts';

/**
 * Resends a message now with the same `webhook-id`, even if it was delivered, failed or waits for
 * its next attempt. AppError('conflict') if the webhook is disabled or the message has no attempt
 * left, 'rate_limited'.
 */
export async function sendMessageAgain(
  ctx: DomainContext,
  { webhookId, deliveryId }: { webhookId: string; deliveryId: string },
): Promise<AlertWebhook> {
  const { services, caller } = ctx;
  const { db } = services.database;
  const webhook = await findWebhook(db, ctx, webhookId);
  if (!isId(deliveryId)) throw notFound();
  await services.rateLimiter.take('webhook_minute', caller.userId);
  const { alertDeliveries } = schema;
  const isMessage = and(eq(alertDeliveries.id, deliveryId), eq(alertDeliveries.webhookId, webhook.id));
  await db.transaction(async (tx) => {
    const [message] = await tx.select().from(alertDeliveries).where(isMessage).for('update');
    if (!message) throw notFound();
    if (!webhook.isActive && (message.eventId || message.isAboutMoves))
      throw new AppError('conflict', alertMessages.webhookIsOff);
    if (message.attempts.length >= maxMessageAttempts) {
      throw new AppError('conflict', alertMessages.tooManyAttempts);
    }
    const at = services.now();
    if (message.claimedUntil && message.claimedUntil > at) return;
    await tx.update(alertDeliveries).set({ state: 'pending', nextAttemptAt: at }).where(isMessage);
    await recordWebhookChange(tx, ctx, { kind: 'webhook.redelivered', webhook });
  });
  return viewWebhook(db, webhook);
}
