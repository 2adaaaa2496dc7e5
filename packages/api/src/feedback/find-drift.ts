import type { DatabaseHandle } from '@keydence/db';

/** An item whose counts differ from its rows. */
export interface FeedbackDrift {
  feedbackId: string;
  upvotesCount: number;
  votes: number;
  commentsCount: number;
  comments: number;
}

/**
 * At most 100 items whose stored counts differ from their rows; only manual changes in the database
 * cause any.
 */
export async function findDrift({ sql }: Pick<DatabaseHandle, 'sql'>): Promise<FeedbackDrift[]> {
  return sql<FeedbackDrift[]>`
    select f.id as "feedbackId", f.upvotes_count as "upvotesCount", coalesce(v.n, 0) as votes,
      f.comments_count as "commentsCount", coalesce(c.n, 0) as comments
    from feedback f
    left join (select feedback_id, count(*)::int as n from feedback_votes group by 1) v on v.feedback_id = f.id
    left join (select feedback_id, count(*)::int as n from feedback_comments group by 1) c on c.feedback_id = f.id
    where f.upvotes_count <> coalesce(v.n, 0) or f.comments_count <> coalesce(c.n, 0)
    order by f.id
    limit 100`;
}
