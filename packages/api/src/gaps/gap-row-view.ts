import { intentFromCode } from '@keydence/db';
import { type GapRow, gapClassOf } from '@keydence/domain';
import type { OwnKeyword } from '../competitors/find-own-keywords.ts';
import type { PricedKeyword } from '../gains/estimate-gain.ts';
import { showRange } from '../gains/gain-view.ts';
import { viewIntentBasis } from '../keyword-lists/insight-view.ts';
import type { GapKey } from './build-gap-page.ts';
import { type GapInsight, noInsight } from './find-gap-insights.ts';
import type { GapRanks } from './find-gap-ranks.ts';

const deepestRank = 100;

/** The API form of a row; empty for a keyword deleted since the page was read. */
export function viewGapRow(
  row: GapKey,
  ranks: ReadonlyMap<string, GapRanks>,
  own: ReadonlyMap<bigint, OwnKeyword>,
  gains: ReadonlyMap<string, PricedKeyword>,
  insights: ReadonlyMap<string, GapInsight>,
): GapRow[] {
  const theirs = ranks.get(row.kw_hash);
  if (!theirs) return [];
  const insight = insights.get(row.kw_hash) ?? noInsight;
  const ours = own.get(BigInt(row.kw_hash));
  const isRanked = ours?.rankGroup != null && ours.rankGroup <= deepestRank;
  const ownRank = isRanked ? ours.rankGroup : null;
  const gapClass = gapClassOf({ ownRank, ranks: theirs.ranks });
  // No class: the ranks were deleted since the page was read.
  if (gapClass === null) return [];
  return [
    {
      keyword: theirs.keyword,
      ownKeywordId: ours?.keywordId ?? null,
      searchVolume: row.search_volume,
      difficultyScore: row.difficulty_score,
      intentType: intentFromCode(row.intent),
      ...viewIntentBasis(row.intent, insight.intent),
      ...insight.view,
      gain: showRange(gains.get(theirs.keyword)?.gain ?? null),
      gainGap: gains.has(theirs.keyword) ? (gains.get(theirs.keyword)?.gainGap ?? null) : 'not_known',
      lastUpdated: theirs.lastUpdated,
      ownRank,
      ownRankState: ours?.rankState ?? null,
      ownRankDepth: ours?.rankDepth ?? null,
      ownLastRankingCheck: ours?.lastRankingCheck ?? null,
      ranks: theirs.ranks,
      gapClass,
    },
  ];
}
