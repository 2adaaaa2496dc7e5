import { schema } from '@keydence/db';
import type { FeedbackNotices } from '@keydence/domain';
import { eq } from 'drizzle-orm';
import type { AuthedContext } from '../context.ts';

const { feedbackNotices } = schema;

/** True if the caller gets e-mails about feedback; the default is true. */
export async function getNotices({ services, caller }: AuthedContext): Promise<FeedbackNotices> {
  const [choice] = await services.database.db
    .select({ isOn: feedbackNotices.isOn })
    .from(feedbackNotices)
    .where(eq(feedbackNotices.userId, caller.userId));
  return { isOn: choice?.isOn ?? true };
}
