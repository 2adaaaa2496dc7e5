import { type AcceptedKeywords, maxPlanItems } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';

/** Accepted keywords: on the content plan, with an open prediction. */
export async function listAccepted({ services, domain }: DomainContext): Promise<AcceptedKeywords> {
  const { list } = domain;
  if (!list) return [];
  const rows = await services.database.db.execute<{ text: string }>(sql`
    select p.keyword_text as text from content_plan_items p
    where p.list_id = ${list.id} and p.deleted_at is null
      and exists (select 1 from predictions q where q.list_id = ${list.id} and q.kw_hash = p.kw_hash
        and q.withdrawn_at is null and q.look_at is not null)
    order by p.keyword_text limit ${maxPlanItems}`);
  return rows.map(({ text }) => text);
}
