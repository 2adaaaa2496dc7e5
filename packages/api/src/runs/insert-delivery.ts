import { schema, type Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';
import type { Services } from '../context.ts';

/** Maximum messages in a webhook's history. */
const keptDeliveries = 100;

interface NewDelivery {
  workspaceId: string;
  webhookId: string;
  /** Null for a test, and for a message about moves. */
  eventId: string | null;
  isAboutMoves?: boolean;
  body: object;
}

/**
 * Inserts a message whose first attempt is due now, and deletes the webhook's oldest ones. Returns
 * its id.
 */
export async function insertDelivery(
  tx: Transaction,
  { newId, now }: Services,
  { body, ...message }: NewDelivery,
): Promise<string> {
  const at = now();
  const deliveryId = newId();
  await tx.insert(schema.alertDeliveries).values({
    ...message,
    id: deliveryId,
    state: 'pending',
    body: JSON.stringify(body),
    nextAttemptAt: at,
    createdAt: at,
  });
  await tx.execute(sql`
    delete from alert_deliveries where webhook_id = ${message.webhookId} and state <> 'pending' and (created_at, id) <= (
      select created_at, id from alert_deliveries where webhook_id = ${message.webhookId}
      order by created_at desc, id desc offset ${keptDeliveries} limit 1)`);
  return deliveryId;
}
