import { type DatabaseHandle, schema } from '@keydence/db';
import type { FeedbackNotices } from '@keydence/domain';

const { feedbackNotices } = schema;

/** Turns a person's e-mails about feedback on or off. */
export async function changeNotices(
  { db }: DatabaseHandle,
  userId: string,
  change: FeedbackNotices & { now: Date },
): Promise<FeedbackNotices> {
  const choice = { isOn: change.isOn, updatedAt: change.now };
  await db
    .insert(feedbackNotices)
    .values({ userId, ...choice })
    .onConflictDoUpdate({ target: feedbackNotices.userId, set: choice });
  return { isOn: change.isOn };
}
