import { type Queryable, schema } from '@keydence/db';
import { desc, eq } from 'drizzle-orm';

const { topicRuns } = schema;

export async function findRun(db: Queryable, listId: number): Promise<typeof topicRuns.$inferSelect | null> {
  const [row] = await db
    .select()
    .from(topicRuns)
    .where(eq(topicRuns.listId, listId))
    .orderBy(desc(topicRuns.run))
    .limit(1);
  return row ?? null;
}
