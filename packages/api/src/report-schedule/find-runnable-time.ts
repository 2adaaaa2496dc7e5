import { type Queryable, schema } from '@keydence/db';
import { and, desc, eq, notInArray } from 'drizzle-orm';

/** One day, in milliseconds: sources do not update more often, and each run may cost money. */
const pauseMs = 86_400_000;

/** Earliest time at which a user may request a run again; null if that is now. */
export async function findRunnableTime(db: Queryable, domainId: string, now: Date): Promise<Date | null> {
  const { scheduleRuns } = schema;
  const [last] = await db
    .select({ startedAt: scheduleRuns.startedAt })
    .from(scheduleRuns)
    .where(
      and(
        eq(scheduleRuns.domainId, domainId),
        eq(scheduleRuns.isAsked, true),
        notInArray(scheduleRuns.state, ['failed', 'waiting']),
      ),
    )
    .orderBy(desc(scheduleRuns.run))
    .limit(1);
  const at = last && new Date(last.startedAt.getTime() + pauseMs);
  return at && at > now ? at : null;
}
