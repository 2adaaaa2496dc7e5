import { schema } from '@keydence/db';
import { and, desc, eq } from 'drizzle-orm';
import type { Services } from '../context.ts';
import type { RefreshKey } from './access.ts';
import type { RefreshRow } from './refresh-view.ts';

/** A refresh of a list by run number, or the newest of its kind; null if there is none. */
export async function findRefresh(
  { database }: Pick<Services, 'database'>,
  { listId, kind, run }: RefreshKey & { run?: number },
): Promise<RefreshRow | null> {
  const { refreshRuns } = schema;
  const [row] = await database.db
    .select()
    .from(refreshRuns)
    .where(
      and(
        eq(refreshRuns.listId, listId),
        eq(refreshRuns.kind, kind),
        run === undefined ? undefined : eq(refreshRuns.run, run),
      ),
    )
    .orderBy(desc(refreshRuns.run))
    .limit(1);
  return row ?? null;
}
