import { schema, type Transaction } from '@keydence/db';
import { identifySearch } from '@keydence/domain';
import { and, eq, isNull, like } from 'drizzle-orm';

const { moves } = schema;

interface FoundMove {
  identity: string;
  /** Its searches, largest gain first. */
  searches: readonly string[];
}

/**
 * Links a move known only by its main search to the topic or page that serves this search, once that is known. The move
 * keeps its id, state and plan. Accepted or skipped moves take precedence over proposed ones.
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
    .where(and(open, like(moves.identity, `${identifySearch('')}%`)));
  if (known.length === 0) return;
  const byIdentity = new Map(known.map((row) => [row.identity, row]));
  const identities = await tx.select({ identity: moves.identity }).from(moves).where(open);
  const taken = new Set(identities.map(({ identity }) => identity));
  for (const { identity, searches } of found) {
    if (taken.has(identity)) continue;
    const rows = searches.flatMap((text) => byIdentity.get(identifySearch(text)) ?? []);
    const row = rows.find(({ state }) => state !== 'proposed') ?? rows[0];
    if (!row) continue;
    taken.add(identity);
    byIdentity.delete(row.identity);
    await tx
      .update(moves)
      .set({ identity })
      .where(and(open, eq(moves.id, row.id)));
  }
}
