import { schema, type Transaction } from '@keydence/db';
import { findListDay } from '../access/find-time-zone.ts';
import { type Counted, readListFigures } from './read-list-figures.ts';

/**
 * Stores the day's dashboard figures of a list; a later snapshot of the same day replaces it. Figures that the caller
 * has counted are not counted again.
 */
export async function recordSnapshot(
  tx: Transaction,
  listId: number,
  now: Date,
  counted: Counted = {},
): Promise<void> {
  const { trackedCompetitors: _, ...figures } = await readListFigures(tx, listId, counted);
  const { overviewSnapshots } = schema;
  await tx
    .insert(overviewSnapshots)
    .values({ listId, day: await findListDay(tx, listId, now), ...figures })
    .onConflictDoUpdate({ target: [overviewSnapshots.listId, overviewSnapshots.day], set: figures });
}
