import { messages } from './messages.ts';
import type { Keyword } from './use-keywords.ts';

type RankFacts = Pick<Keyword, 'searchConsole' | 'rankGroup' | 'lastRankingCheck'>;

/** Words between a rank and its day: a check, the day of an export, or Search Console's average up to that day. */
export function rankDayLabel(keyword: RankFacts): string {
  if (isAveraged(keyword)) return messages.averageTo;
  return isFromExport(keyword) ? messages.asOf : messages.checked;
}

/** Exports state days, checks have a time. */
function isFromExport({ lastRankingCheck }: RankFacts): boolean {
  return lastRankingCheck?.endsWith('T00:00:00.000Z') === true;
}

/** True if the rank is the rounded average of Search Console's period, not from a check. */
function isAveraged({ searchConsole, rankGroup, lastRankingCheck }: RankFacts): boolean {
  if (!searchConsole || searchConsole.position === null || rankGroup === null) return false;
  const isOfWindow = lastRankingCheck?.startsWith(`${searchConsole.to}T00:00:00`) === true;
  return isOfWindow && Math.abs(searchConsole.position - rankGroup) < 0.6;
}
