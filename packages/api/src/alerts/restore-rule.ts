import { schema } from '@keydence/db';
import type { AlertRule } from '@keydence/domain';
import { eq } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { findRule } from './access.ts';
import { changeRules, requireRoomForRule } from './change-rules.ts';
import { getRule } from './get-rule.ts';

/**
 * Undoes the deletion of a rule. Idempotent. AppError('conflict') if the domain has reached its
 * limit of rules since.
 */
export async function restoreRule(ctx: DomainContext, { ruleId }: { ruleId: string }): Promise<AlertRule> {
  await changeRules(ctx, async (tx) => {
    const rule = await findRule(tx, ctx, { ruleId, withDeleted: true });
    if (rule.deletedAt === null) return;
    await tx.update(schema.alertRules).set({ deletedAt: null }).where(eq(schema.alertRules.id, rule.id));
    await requireRoomForRule(tx, ctx.domain.id);
  });
  return getRule(ctx, { ruleId });
}
