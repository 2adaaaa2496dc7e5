import { type Queryable, schema } from '@keydence/db';
import { and, desc, eq, notInArray } from 'drizzle-orm';

/** A day: the numbers of the sources do not change more often, and each run may cost money. */
const pauseMs = 86_400_000;

/** When a person may ask for a run of a domain's schedule again; null when that is now. */
export async function findRunnableTime(db: Queryable, domainId: string, now: Date): Promise<Date | null> {
  const { rhythmRuns } = schema;
  const [last] = await db
    .select({ startedAt: rhythmRuns.startedAt })
    .from(rhythmRuns)
    .where(
      and(
        eq(rhythmRuns.domainId, domainId),
        eq(rhythmRuns.isAsked, true),
        notInArray(rhythmRuns.state, ['failed', 'waiting']),
      ),
    )
    .orderBy(desc(rhythmRuns.run))
    .limit(1);
  const at = last && new Date(last.startedAt.getTime() + pauseMs);
  return at && at > now ? at : null;
}
