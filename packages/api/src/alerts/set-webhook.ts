import { schema } from '@keydence/db';
import type { AlertWebhook } from '@keydence/domain';
import { eq } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { notFound } from '../access.ts';
import { findWebhook } from './access.ts';
import { recordWebhookChange } from './record-webhook-change.ts';
import { viewWebhook } from './webhook-view.ts';

/** Enables or disables a webhook. Enabling resets its failures. */
export async function setWebhook(
  ctx: DomainContext,
  { webhookId, isActive }: { webhookId: string; isActive: boolean },
): Promise<AlertWebhook> {
  const { db } = ctx.services.database;
  const webhook = await findWebhook(db, ctx, webhookId);
  const change = { isActive, ...(isActive && { failures: 0, disabledAt: null }) };
  const { alertWebhooks } = schema;
  const isIt = eq(alertWebhooks.id, webhook.id);
  await db.transaction(async (tx) => {
    const [before] = await tx
      .select({ isActive: alertWebhooks.isActive })
      .from(alertWebhooks)
      .where(isIt)
      .for('update');
    if (!before) throw notFound();
    await tx.update(alertWebhooks).set(change).where(isIt);
    if (before.isActive === isActive) return;
    const kind = isActive ? 'webhook.turned_on' : 'webhook.turned_off';
    await recordWebhookChange(tx, ctx, { kind, webhook });
  });
  return viewWebhook(db, { ...webhook, ...change });
}
