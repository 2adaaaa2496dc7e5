import { schema, type Transaction } from '@keydence/db';
import { identifySearch } from '@keydence/domain';
import { and, eq, isNull, like, sql } from 'drizzle-orm';

const { moves } = schema;

interface FoundMove {
  identity: string;
  /** Its searches, the one that brings most first. */
  searches: readonly string[];
}

/**
 * A move that was known by its main search alone becomes the one of the topic or page that serves this search, once that
 * is known: it keeps its id, state and plan. What is accepted goes before what is only proposed.
 */
export async function adoptSearches(
  tx: Transaction,
  listId: number,
  found: readonly FoundMove[],
): Promise<void> {
  const open = and(eq(moves.listId, listId), isNull(moves.doneOn));
  const known = await tx
    .select({ id: moves.id, identity: moves.identity, state: moves.state })
    .from(moves)
    .where(and(open, like(moves.identity, `${identifySearch('')}%`)))
    .orderBy(sql`${moves.state} = 'proposed'`);
  if (known.length === 0) return;
  const identities = await tx.select({ identity: moves.identity }).from(moves).where(open);
  const taken = new Set(identities.map(({ identity }) => identity));
  for (const { identity, searches } of found) {
    if (taken.has(identity)) continue;
    const names = new Set(searches.map(identifySearch));
    const at = known.findIndex((row) => names.has(row.identity));
    const [row] = at < 0 ? [] : known.splice(at, 1);
    if (!row) continue;
    taken.add(identity);
    await tx
      .update(moves)
      .set({ identity })
      .where(and(open, eq(moves.id, row.id)));
  }
}
