import { type ContentPlanList, type ListContentPlanInput, paginate } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { viewPlanItem } from './plan-item-view.ts';
import { readPlanItems } from './read-plan-items.ts';

export async function listPlanItems(
  { services, domain }: DomainContext,
  { page, limit, status, priority, search }: ListContentPlanInput,
): Promise<ContentPlanList> {
  const { db } = services.database;
  const { list, dataSource } = domain;
  if (!list) return { data: [], pagination: paginate(page, limit, 0), dataSource };
  const conditions = [
    ...(status ? [sql`p.status = ${status}`] : []),
    ...(priority ? [sql`p.suggestion #>> '{impactAssessment,difficulty}' = ${priority}`] : []),
    ...(search
      ? [sql`strpos(lower(p.title || ' ' || p.keyword_text), ${search.normalize('NFC').toLowerCase()}) > 0`]
      : []),
  ];
  const where = conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
  const [count, rows] = await Promise.all([
    db.execute<{ total: number }>(sql`
      select count(*)::int as total from content_plan_items p
      where p.list_id = ${list.id} and p.deleted_at is null and ${where}`),
    readPlanItems(db, list.id, { where, limit, offset: (page - 1) * limit }),
  ]);
  return {
    data: rows.map(viewPlanItem),
    pagination: paginate(page, limit, count[0]?.total ?? 0),
    dataSource,
  };
}
