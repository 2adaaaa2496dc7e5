import { intentFromCode } from '@keydence/db';
import { type GapRow, gapClassesOf } from '@keydence/domain';
import type { OwnKeyword } from '../competitors/find-own-keywords.ts';
import type { GapKey } from './build-gap-page.ts';
import type { GapRanks } from './find-gap-ranks.ts';

const deepestRank = 100;

/** A row as the API answers it; nothing for a keyword that has gone since the page was read. */
export function viewGapRow(
  row: GapKey,
  ranks: ReadonlyMap<string, GapRanks>,
  own: ReadonlyMap<bigint, OwnKeyword>,
): GapRow[] {
  const theirs = ranks.get(row.kw_hash);
  if (!theirs) return [];
  const ours = own.get(BigInt(row.kw_hash));
  const isRanked = ours?.rankAbsolute != null && ours.rankAbsolute <= deepestRank;
  const ownRank = isRanked ? ours.rankAbsolute : null;
  return [
    {
      keyword: theirs.keyword,
      ownKeywordId: ours?.keywordId ?? null,
      searchVolume: row.search_volume,
      difficultyScore: row.difficulty_score,
      intentType: intentFromCode(row.intent),
      lastUpdated: theirs.lastUpdated,
      ownRank,
      ownLastRankingCheck: ours?.lastRankingCheck ?? null,
      ranks: theirs.ranks,
      gapClasses: gapClassesOf({ ownRank, ranks: theirs.ranks }),
    },
  ];
}
