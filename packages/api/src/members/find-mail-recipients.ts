import type { Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';

interface ReceiverQuery {
  domainId: string;
  /** The kind of e-mail; members can turn off each kind separately. */
  mails: 'reports' | 'alerts';
  /** Last user of the previous batch; null for the first batch. */
  after: string | null;
  limit: number;
}

const choices = {
  reports: sql`select user_id, is_on from report_mails where domain_id = d.id`,
  alerts: sql`select user_id, is_mail_on as is_on from alert_readers where domain_id = d.id`,
};

/** A batch of e-mail recipients for a domain: members with an address who have not turned these e-mails off. */
export async function findMailRecipients(
  tx: Transaction,
  { domainId, mails, after, limit }: ReceiverQuery,
): Promise<{ userId: string; email: string }[]> {
  const rows = await tx.execute<{ userId: string; email: string }>(sql`
    select u.id as "userId", u.email
    from tracked_domains d
    join workspace_members m on m.workspace_id = d.workspace_id
    join identity.users u on u.id = m.user_id
    left join lateral (${choices[mails]}) as c on c.user_id = u.id
    where d.id = ${domainId} and u.email is not null and coalesce(c.is_on, true)
      and (${after}::uuid is null or u.id > ${after}::uuid)
    order by u.id
    limit ${limit}`);
  return [...rows];
}
