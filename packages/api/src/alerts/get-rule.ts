import { schema } from '@keydence/db';
import { type AlertRule, localDay } from '@keydence/domain';
import { eq } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { notFound } from '../access.ts';
import { findRule } from './access.ts';
import { readRules } from './list-rules.ts';

export async function getRule(ctx: DomainContext, { ruleId }: { ruleId: string }): Promise<AlertRule> {
  const { db } = ctx.services.database;
  const { id } = await findRule(db, ctx, { ruleId });
  const [rule] = await readRules(db, {
    where: eq(schema.alertRules.id, id),
    today: localDay(ctx.services.now(), ctx.domain.timeZone),
  });
  if (!rule) throw notFound();
  return rule;
}
