import type { Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';

interface RecipientQuery {
  feedbackId: string;
  /** The person who made the change, and gets no e-mail about it. */
  actorId: string;
  /** The last person of the previous batch; null for the first batch. */
  after: string | null;
  limit: number;
}

/**
 * A batch of e-mail recipients for an item, by id: its voters, its author and the authors of items
 * merged into it, except the actor, people who turned the e-mails off, and people without an
 * address.
 */
export async function findRecipients(
  tx: Transaction,
  { feedbackId, actorId, after, limit }: RecipientQuery,
): Promise<{ userId: string; email: string }[]> {
  const rows = await tx.execute<{ userId: string; email: string }>(sql`
    select u.id as "userId", u.email
    from (
      select user_id from feedback_votes where feedback_id = ${feedbackId}
      union
      select author_id from feedback where id = ${feedbackId} or merged_into_id = ${feedbackId}
    ) as concerned
    join identity.users u on u.id = concerned.user_id
    left join feedback_notices n on n.user_id = u.id
    where u.id <> ${actorId} and u.email is not null and coalesce(n.is_on, true)
      and (${after}::uuid is null or u.id > ${after}::uuid)
    order by u.id
    limit ${limit}`);
  return [...rows];
}
