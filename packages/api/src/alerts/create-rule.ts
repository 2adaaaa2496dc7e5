import { schema } from '@keydence/db';
import type { AlertRule, AlertRuleFields } from '@keydence/domain';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { changeRules, requireRoomForRule, requireTargets } from './change-rules.ts';
import { getRule } from './get-rule.ts';

/**
 * Adds a rule to a domain. AppError('validation_failed') for an unknown view or webhook, 'conflict'
 * at the domain's limit of rules.
 */
export async function createRule(ctx: DomainContext, fields: AlertRuleFields): Promise<AlertRule> {
  const { services, domain } = ctx;
  const ruleId = services.newId();
  await changeRules(ctx, async (tx) => {
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
    await tx.insert(schema.alertRules).values({
      id: ruleId,
      domainId: domain.id,
      createdAt: services.now(),
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
    });
    await requireRoomForRule(tx, domain.id);
  });
  services.log.info({ domainId: domain.id, ruleId }, 'an alert was added');
  return getRule(ctx, { ruleId });
}
