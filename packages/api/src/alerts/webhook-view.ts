import { type Queryable, schema } from '@keydence/db';
import type { AlertDelivery, AlertWebhook } from '@keydence/domain';
import { desc, eq } from 'drizzle-orm';
import type { WebhookRow } from './access.ts';

const shownDeliveries = 10;

/** The API form of a webhook, with its newest messages but never its secret. */
export async function viewWebhook(
  db: Queryable,
  { id, url, isActive, disabledAt, createdAt }: WebhookRow,
): Promise<AlertWebhook> {
  const { alertDeliveries } = schema;
  const rows = await db
    .select()
    .from(alertDeliveries)
    .where(eq(alertDeliveries.webhookId, id))
    .orderBy(desc(alertDeliveries.createdAt), desc(alertDeliveries.id))
    .limit(shownDeliveries);
  return { id, url, isActive, disabledAt, createdAt, deliveries: rows.map(viewDelivery) };
}

function viewDelivery(row: typeof schema.alertDeliveries.$inferSelect): AlertDelivery {
  const { id, eventId, isAboutMoves, state, createdAt, nextAttemptAt, attempts } = row;
  return {
    id,
    eventId,
    isTest: eventId === null && !isAboutMoves,
    state,
    createdAt,
    nextAttemptAt,
    attempts,
  };
}
