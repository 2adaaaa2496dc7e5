import type { Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';

interface ReceiverQuery {
  domainId: string;
  /** The last person of the batch before; null for the first batch. */
  after: string | null;
  limit: number;
}

/** A batch of the members who get the reports of a domain: all with an address who have not switched them off. */
export async function findReceivers(
  tx: Transaction,
  { domainId, after, limit }: ReceiverQuery,
): Promise<{ userId: string; email: string }[]> {
  const rows = await tx.execute<{ userId: string; email: string }>(sql`
    select u.id as "userId", u.email
    from tracked_domains d
    join workspace_members m on m.workspace_id = d.workspace_id
    join users u on u.id = m.user_id
    left join report_mails c on c.domain_id = d.id and c.user_id = u.id
    where d.id = ${domainId} and u.email is not null and coalesce(c.is_on, true)
      and (${after}::uuid is null or u.id > ${after}::uuid)
    order by u.id
    limit ${limit}`);
  return [...rows];
}
