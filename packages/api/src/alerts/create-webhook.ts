import { schema } from '@keydence/db';
import { AppError, type CreatedAlertWebhook, maxAlertWebhooks } from '@keydence/domain';
import { eq } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { requireSharing } from '../workspaces/require-sharing.ts';
import { alertMessages } from './alert-messages.ts';
import { changeRules } from './change-rules.ts';
import { recordWebhookChange } from './record-webhook-change.ts';
import { createWebhookSecret } from './sign-message.ts';

/**
 * Adds an address that receives alerts by POST. Only this response contains its secret.
 * AppError('conflict') past the limit.
 */
export async function createWebhook(
  ctx: DomainContext,
  { url }: { url: string },
): Promise<CreatedAlertWebhook> {
  const { services, domain, caller } = ctx;
  const { alertWebhooks } = schema;
  const secret = createWebhookSecret();
  const webhook = { id: services.newId(), url, isActive: true, disabledAt: null, createdAt: services.now() };
  const sealedSecret = await services.sealer.seal(secret);
  await changeRules(ctx, async (tx) => {
    await requireSharing(tx, ctx, domain.workspaceId);
    const count = await tx.$count(alertWebhooks, eq(alertWebhooks.domainId, domain.id));
    if (count >= maxAlertWebhooks) throw new AppError('conflict', alertMessages.tooManyWebhooks);
    await tx
      .insert(alertWebhooks)
      .values({ ...webhook, domainId: domain.id, createdBy: caller.userId, sealedSecret });
    await recordWebhookChange(tx, ctx, { kind: 'webhook.created', webhook });
  });
  return { ...webhook, deliveries: [], secret };
}
