import type { Queryable } from '@keydence/db';
import { findConsoleState } from '../console-facts/find-console-state.ts';
import { readPairs } from '../console-facts/read-figures.ts';

export interface PageShare {
  page: string;
  /** Share of the keyword's impressions, 0 to 1. */
  share: number;
}

/** Minimum impressions of a pair of keyword and page; fewer are ignored. */
const leastImpressions = 10;

/**
 * Pages that Search Console showed for each keyword of a list in the newest window, with their shares. Empty without
 * daily data.
 */
export async function readPageShares(db: Queryable, listId: number): Promise<Map<number, PageShare[]>> {
  const shares = new Map<number, PageShare[]>();
  const state = await findConsoleState(db, listId);
  if (!state?.hasDays) return shares;
  const totals = new Map<number, number>();
  for (const { keywordId, page, impressions } of await readPairs(db, listId, state.window, {
    leastImpressions,
  })) {
    if (keywordId === null) continue;
    totals.set(keywordId, (totals.get(keywordId) ?? 0) + impressions);
    const known = shares.get(keywordId);
    if (known) known.push({ page, share: impressions });
    else shares.set(keywordId, [{ page, share: impressions }]);
  }
  for (const [keywordId, pages] of shares) {
    for (const page of pages) page.share /= totals.get(keywordId) ?? 1;
  }
  return shares;
}
