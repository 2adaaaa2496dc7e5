import { type Queryable, schema } from '@keydence/db';
import { and, eq, isNull } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { isId, notFound } from '../access.ts';

export type RuleRow = typeof schema.alertRules.$inferSelect;
export type WebhookRow = typeof schema.alertWebhooks.$inferSelect;

/**
 * A rule of the domain. AppError('not_found') for any other id, and for a deleted rule unless the
 * caller includes those.
 */
export async function findRule(
  db: Queryable,
  { domain }: Pick<DomainContext, 'domain'>,
  { ruleId, withDeleted = false }: { ruleId: string; withDeleted?: boolean },
): Promise<RuleRow> {
  if (!isId(ruleId)) throw notFound();
  const { alertRules } = schema;
  const [row] = await db
    .select()
    .from(alertRules)
    .where(
      and(
        eq(alertRules.id, ruleId),
        eq(alertRules.domainId, domain.id),
        withDeleted ? undefined : isNull(alertRules.deletedAt),
      ),
    );
  if (!row) throw notFound();
  return row;
}

/** A webhook of the domain; AppError('not_found') for any other id. */
export async function findWebhook(
  db: Queryable,
  { domain }: Pick<DomainContext, 'domain'>,
  webhookId: string,
): Promise<WebhookRow> {
  if (!isId(webhookId)) throw notFound();
  const { alertWebhooks } = schema;
  const [row] = await db
    .select()
    .from(alertWebhooks)
    .where(and(eq(alertWebhooks.id, webhookId), eq(alertWebhooks.domainId, domain.id)));
  if (!row) throw notFound();
  return row;
}
