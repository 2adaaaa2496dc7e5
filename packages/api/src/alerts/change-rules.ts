import { schema, type Transaction } from '@keydence/db';
import { type AlertRuleFields, AppError, maxAlertRules } from '@keydence/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { isId } from '../access.ts';
import { invalidField } from '../errors.ts';
import { alertMessages } from './alert-messages.ts';

/**
 * Runs a change of a domain's rules and webhooks, one at a time per domain; concurrent changes
 * could exceed the limit.
 */
export async function changeRules<Result>(
  { services, domain, requireUnchanged }: DomainContext,
  write: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return services.database.db.transaction(async (tx) => {
    await tx.execute(sql`select from tracked_domains where id = ${domain.id} for no key update`);
    await requireUnchanged?.(tx);
    return write(tx);
  });
}

/** AppError('conflict') if the domain has more rules than the limit. Call it after adding one. */
export async function requireRoomForRule(tx: Transaction, domainId: string): Promise<void> {
  const { alertRules } = schema;
  const count = await tx.$count(
    alertRules,
    and(eq(alertRules.domainId, domainId), isNull(alertRules.deletedAt)),
  );
  if (count > maxAlertRules) throw new AppError('conflict', alertMessages.tooManyRules);
}

/**
 * AppError('validation_failed') unless the view belongs to the domain's workspace and the webhook
 * to the domain.
 */
export async function requireTargets(
  tx: Transaction,
  { domain }: DomainContext,
  { viewId, webhookId }: Pick<AlertRuleFields, 'viewId' | 'webhookId'>,
): Promise<void> {
  const { keywordViews, alertWebhooks } = schema;
  if (viewId !== null) {
    const isIt = and(eq(keywordViews.id, viewId), eq(keywordViews.workspaceId, domain.workspaceId));
    const isKnown = isId(viewId) && (await tx.$count(keywordViews, isIt)) > 0;
    if (!isKnown) throw invalidField('viewId', alertMessages.unknownView);
  }
  if (webhookId !== null) {
    const isIt = and(eq(alertWebhooks.id, webhookId), eq(alertWebhooks.domainId, domain.id));
    const isKnown = isId(webhookId) && (await tx.$count(alertWebhooks, isIt)) > 0;
    if (!isKnown) throw invalidField('webhookId', alertMessages.unknownWebhook);
  }
}
