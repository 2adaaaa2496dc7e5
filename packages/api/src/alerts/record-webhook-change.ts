import { schema, type Transaction } from '@keydence/db';
import type { AuditKind } from '@keydence/domain';
import { eq } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import type { Services } from '../context.ts';
import type { WebhookRow } from './access.ts';

type Webhook = Pick<WebhookRow, 'id' | 'url'>;

interface WebhookChange {
  kind: Extract<AuditKind, `webhook.${string}`>;
  webhook: Webhook;
}

/** Records a person's change of a webhook in the transaction of the change. */
export async function recordWebhookChange(
  tx: Transaction,
  ctx: DomainContext,
  { kind, webhook }: WebhookChange,
): Promise<void> {
  const notes = [{ kind, subject: nameWebhook(webhook), details: {} }];
  await recordAudit(tx, ctx, { workspaceId: ctx.domain.workspaceId, notes });
}

/** Records that the server itself disabled a webhook. */
export async function recordWebhookOff(
  tx: Transaction,
  services: Services,
  webhook: Webhook & { domainId: string },
): Promise<void> {
  const { trackedDomains } = schema;
  const [domain] = await tx
    .select({ workspaceId: trackedDomains.workspaceId })
    .from(trackedDomains)
    .where(eq(trackedDomains.id, webhook.domainId));
  if (!domain) return;
  const notes = [{ kind: 'webhook.turned_off' as const, subject: nameWebhook(webhook), details: {} }];
  await recordAudit(tx, { services }, { ...domain, notes });
}

/** Only the host: the path of an address is often a secret. */
const nameWebhook = ({ id, url }: Webhook) => ({ id, name: new URL(url).host });
