import { type Queryable, schema } from '@keydence/db';
import { type AlertRule, localDay } from '@keydence/domain';
import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { viewRule } from './rule-view.ts';

const { alertRules, keywordViews } = schema;

/** Rules of a domain, oldest first. The limit applies on creation. */
export function listRules({ services, domain }: DomainContext): Promise<AlertRule[]> {
  return readRules(services.database.db, {
    where: and(eq(alertRules.domainId, domain.id), isNull(alertRules.deletedAt)),
    today: localDay(services.now(), domain.timeZone),
  });
}

export async function readRules(
  db: Queryable,
  { where, today }: { where: SQL | undefined; today: string },
): Promise<AlertRule[]> {
  const rows = await db
    .select({ rule: alertRules, viewName: keywordViews.name })
    .from(alertRules)
    .leftJoin(keywordViews, eq(keywordViews.id, alertRules.viewId))
    .where(where)
    .orderBy(asc(alertRules.createdAt), asc(alertRules.id));
  return rows.map(({ rule, viewName }) => viewRule(rule, { viewName, today }));
}
