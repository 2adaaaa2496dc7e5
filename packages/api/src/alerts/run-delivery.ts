import { type Queryable, schema, type Transaction } from '@keydence/db';
import {
  type DeliveryAttempt,
  maxDeliveryAttempts,
  maxFailedDeliveries,
  pauseAfter,
  readAnswer,
} from '@keydence/domain';
import { eq } from 'drizzle-orm';
import type { DeliveryJob, PostAnswer, Services } from '../context.ts';
import { type LinkSigner, loadLinkSigner } from '../load-link-signer.ts';
import type { WebhookRow } from './access.ts';
import { recordWebhookOff } from './record-webhook-change.ts';
import { sendDisabledMails } from './send-disabled-mails.ts';
import { signMessage } from './sign-message.ts';

const { alertDeliveries, alertWebhooks } = schema;
type DeliveryRow = typeof alertDeliveries.$inferSelect;

/**
 * Makes one attempt at a message and records the result: delivered, retried later, or failed. Skips
 * a recorded attempt; if the process died before recording it, repeats the attempt with the same
 * `webhook-id`.
 */
export async function runDelivery(services: Services, job: DeliveryJob): Promise<void> {
  const found = await findDelivery(services.database.db, job);
  if (!found) return;
  const { delivery, webhook } = found;
  const at = services.now();
  const answer = await post(services, { delivery, webhook, at });
  const attempt = { ...answer, at: at.toISOString(), milliseconds: services.now().getTime() - at.getTime() };
  const signer = await loadLinkSigner(services.database, 'alert-mails');
  const isOver = await services.database.db.transaction(async (tx) => {
    await tx.select().from(alertWebhooks).where(eq(alertWebhooks.id, webhook.id)).for('update');
    const still = await findDelivery(tx, job);
    return still !== null && settleAttempt(tx, services, { ...still, attempt, signer });
  });
  if (isOver) services.log.warn({ webhookId: webhook.id, ...answer }, 'a webhook was switched off');
  services.log.info({ deliveryId: delivery.id, attempt: job.attempt, ...answer }, 'a webhook was called');
}

interface FoundDelivery {
  delivery: DeliveryRow;
  webhook: WebhookRow;
}

/**
 * The message of a job; null if the attempt was made, or if the message has ended or was deleted.
 */
async function findDelivery(
  db: Queryable,
  { deliveryId, attempt }: DeliveryJob,
): Promise<FoundDelivery | null> {
  const [row] = await db
    .select({ delivery: alertDeliveries, webhook: alertWebhooks })
    .from(alertDeliveries)
    .innerJoin(alertWebhooks, eq(alertWebhooks.id, alertDeliveries.webhookId))
    .where(eq(alertDeliveries.id, deliveryId));
  if (row?.delivery.state !== 'pending' || row.delivery.attempts.length !== attempt - 1) return null;
  return row;
}

async function post(
  { sealer, webhooks }: Services,
  { delivery, webhook, at }: FoundDelivery & { at: Date },
): Promise<PostAnswer> {
  const { id, body, eventId } = delivery;
  if (!webhook.isActive && eventId !== null) {
    return { status: null, problem: 'The webhook was switched off.' };
  }
  const secret = await sealer.open(webhook.sealedSecret);
  const headers = { 'content-type': 'application/json', ...signMessage(secret, { id, at, body }) };
  const answer = await webhooks.post({ url: webhook.url, headers, body });
  if (answer.problem !== null || readAnswer(answer.status) === 'taken') return answer;
  return { ...answer, problem: `The server answered ${answer.status}.` };
}

/** Writes the result of an attempt. Returns true if it disabled the webhook. */
async function settleAttempt(
  tx: Transaction,
  services: Services,
  { delivery, webhook, attempt, signer }: FoundDelivery & { attempt: DeliveryAttempt; signer: LinkSigner },
): Promise<boolean> {
  const attempts = [...delivery.attempts, attempt];
  const meaning = readAnswer(attempt.status);
  const isTest = delivery.eventId === null && !delivery.isAboutMoves;
  const pause = isTest || meaning !== 'failed' || !webhook.isActive ? null : pauseAfter(attempts.length);
  const nextAttemptAt = pause === null ? null : new Date(services.now().getTime() + pause);
  const ended = meaning === 'taken' ? 'delivered' : 'failed';
  await tx
    .update(alertDeliveries)
    .set({ attempts, nextAttemptAt, claimedUntil: null, state: nextAttemptAt ? 'pending' : ended })
    .where(eq(alertDeliveries.id, delivery.id));
  if (nextAttemptAt) return false;
  if (meaning === 'taken') {
    await tx.update(alertWebhooks).set({ failures: 0 }).where(eq(alertWebhooks.id, webhook.id));
  } else if (!isTest && webhook.isActive && (meaning === 'gone' || attempts.length <= maxDeliveryAttempts)) {
    return noteFailure(tx, services, { webhook, isGone: meaning === 'gone', signer });
  }
  return false;
}

/** Disables a webhook after repeated failures and notifies the members. */
async function noteFailure(
  tx: Transaction,
  services: Services,
  { webhook, isGone, signer }: { webhook: WebhookRow; isGone: boolean; signer: LinkSigner },
): Promise<boolean> {
  const failures = webhook.failures + 1;
  const isOver = isGone || failures >= maxFailedDeliveries;
  await tx
    .update(alertWebhooks)
    .set({ failures, ...(isOver && { isActive: false, disabledAt: services.now() }) })
    .where(eq(alertWebhooks.id, webhook.id));
  if (isOver) {
    await sendDisabledMails(tx, services, { webhook, signer });
    await recordWebhookOff(tx, services, webhook);
  }
  return isOver;
}
