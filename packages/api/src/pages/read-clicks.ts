import type { Queryable } from '@keydence/db';
import { findConsoleState } from '../console-facts/find-console-state.ts';
import { readPages } from '../console-facts/read-figures.ts';

/** Clicks by address in the newest Search Console window, the most first; empty without one. */
export async function readClicks(db: Queryable, listId: number | null): Promise<Map<string, number>> {
  const state = listId === null ? null : await findConsoleState(db, listId);
  if (!state || listId === null) return new Map();
  const rows = await readPages(db, listId, state.window);
  return new Map(rows.map(({ page, clicks }) => [page, clicks]));
}
