import { schema } from '@keydence/db';
import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { findRule } from './access.ts';
import { changeRules } from './change-rules.ts';

/** Milliseconds in which a deletion can be undone. */
const keptMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Deletes a rule but keeps its events. `restoreRule` undoes it; rules deleted longer ago than
 * `keptMs` are removed permanently.
 */
export async function deleteRule(ctx: DomainContext, { ruleId }: { ruleId: string }): Promise<void> {
  const { alertRules } = schema;
  const now = ctx.services.now();
  await changeRules(ctx, async (tx) => {
    const rule = await findRule(tx, ctx, { ruleId });
    await tx.update(alertRules).set({ deletedAt: now }).where(eq(alertRules.id, rule.id));
    const longAgo = new Date(now.getTime() - keptMs);
    const isOver = and(isNotNull(alertRules.deletedAt), lt(alertRules.deletedAt, longAgo));
    await tx.delete(alertRules).where(and(eq(alertRules.domainId, ctx.domain.id), isOver));
  });
}
