import { schema } from '@keydence/db';
import type { AlertRule, AlertRuleFields } from '@keydence/domain';
import { eq } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { findRule } from './access.ts';
import { changeRules, requireTargets } from './change-rules.ts';
import { getRule } from './get-rule.ts';

/**
 * Replaces the fields of a rule. The result of the last check stays only if the condition is
 * unchanged. AppError('not_found'), 'validation_failed' for an unknown view or webhook.
 */
export async function updateRule(
  ctx: DomainContext,
  { ruleId, ...fields }: AlertRuleFields & { ruleId: string },
): Promise<AlertRule> {
  await changeRules(ctx, async (tx) => {
    const rule = await findRule(tx, ctx, { ruleId });
    await requireTargets(tx, ctx, fields);
    const {
      name,
      isActive,
      keywordSet,
      tag,
      viewId,
      kind,
      places,
      minKeywords,
      quietDays,
      sendsMail,
      webhookId,
    } = fields;
    const asksTheSame =
      rule.kind === kind &&
      rule.places === places &&
      rule.keywordSet === keywordSet &&
      rule.tag === tag &&
      rule.viewId === viewId;
    await tx
      .update(schema.alertRules)
      .set({
        ...{
          name,
          isActive,
          keywordSet,
          tag,
          viewId,
          kind,
          places,
          minKeywords,
          quietDays,
          sendsMail,
          webhookId,
        },
        ...(!asksTheSame && { lastOutcome: null }),
      })
      .where(eq(schema.alertRules.id, rule.id));
  });
  return getRule(ctx, { ruleId });
}
