import type { DatabaseHandle } from '@keydence/db';
import { competitorRank } from '../keyword-lists/build-competitor-rank.ts';
import type { GapSite } from './read-gap-sites.ts';

/** The text of a keyword, and its rank on each site, in the order of the sites. */
export interface GapRanks {
  keyword: string;
  ranks: (number | null)[];
  /** Collection time of the newest rank. */
  lastUpdated: Date;
}

/** Texts and ranks for the page's cells, by hash: one look-up by the index of the matrix. */
export async function findGapRanks(
  { sql }: Pick<DatabaseHandle, 'sql'>,
  { listId, sites, hashes }: { listId: number; sites: readonly GapSite[]; hashes: readonly string[] },
): Promise<Map<string, GapRanks>> {
  if (hashes.length === 0) return new Map();
  const theirRank = sql.unsafe(competitorRank('c'));
  const columns = new Map(sites.map(({ id }, column) => [id, column]));
  const cells = await sql<{ hash: string; site: string; keyword: string; rank: number; updated: string }[]>`
    select kw_hash::text as hash, competitor_id as site, keyword_text as keyword, ${theirRank} as rank,
      last_updated as updated
    from competitor_keywords c
    where list_id = ${listId} and kw_hash in ${sql([...hashes])} and competitor_id in ${sql([...columns.keys()])}
      and ${theirRank} between 1 and 100`;
  const found = new Map<string, GapRanks>();
  for (const { hash, site, keyword, rank, ...cell } of cells) {
    const updated = new Date(cell.updated);
    const row = found.get(hash) ?? { keyword, ranks: sites.map(() => null), lastUpdated: updated };
    row.ranks[columns.get(site) ?? 0] = rank;
    if (updated > row.lastUpdated) row.lastUpdated = updated;
    found.set(hash, row);
  }
  return found;
}
