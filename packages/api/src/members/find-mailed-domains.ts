import type { Queryable } from '@keydence/db';
import { sql } from 'drizzle-orm';

export interface Holder {
  workspaceId: string;
  userId: string;
}

/** Domains whose reports or alerts the member gets by e-mail; both are on by default. */
export async function findMailedDomains(db: Queryable, { workspaceId, userId }: Holder): Promise<string[]> {
  const rows = await db.execute<{ name: string }>(sql`
    select d.domain_name as name from tracked_domains d
    left join report_mails r on r.domain_id = d.id and r.user_id = ${userId}
    left join alert_readers a on a.domain_id = d.id and a.user_id = ${userId}
    where d.workspace_id = ${workspaceId} and (r.is_on is distinct from false or a.is_mail_on is distinct from false)
    order by d.domain_name`);
  return [...rows].map(({ name }) => name);
}
