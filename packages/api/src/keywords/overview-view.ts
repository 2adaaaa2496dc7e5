import {
  type CompetitionLevel,
  competitionLevelOf,
  type InspectedKeywordsWithMonths,
  type KeywordOverview,
  type SourceKeyword,
  volumeTrendsOf,
} from '@keydence/domain';
import { readVolumes } from '../keyword-lists/read-volumes.ts';

const shownMonths = 12;

/** The inspector's form of a source's facts. */
export function viewOverview(keyword: SourceKeyword): InspectedKeywordsWithMonths['items'][number] {
  const { changes, newestMonth } = readVolumes(keyword);
  const trends = volumeTrendsOf(changes);
  return {
    keyword: keyword.keywordText,
    keywordInfo: {
      searchVolume: keyword.searchVolume,
      cpc: keyword.cpc,
      competition: keyword.competition,
      competitionLevel: viewLevel(keyword.competition),
      searchVolumeTrend: {
        monthly: trends.oneMonth,
        quarterly: trends.threeMonths,
        yearly: trends.twelveMonths,
      },
      lowTopOfPageBid: keyword.lowTopOfPageBid,
      highTopOfPageBid: keyword.highTopOfPageBid,
      lastUpdatedTime: newestMonth === null ? null : endOfMonth(newestMonth),
    },
    keywordProperties: {
      keywordDifficulty: keyword.difficulty === null ? null : Math.round(keyword.difficulty),
    },
    monthlySearches: [...keyword.monthlySearches]
      .sort((a, b) => (a.month < b.month ? -1 : 1))
      .slice(-shownMonths),
  };
}

type Level = KeywordOverview['keywordInfo']['competitionLevel'];
const levels = { LOW: 'low', MEDIUM: 'medium', HIGH: 'high' } as const satisfies Record<
  CompetitionLevel,
  Level
>;

/** The inspector's levels are in lower case, the explorer's are not. */
function viewLevel(competition: number | null): Level {
  const level = competitionLevelOf(competition === null ? null : Math.round(competition * 100));
  return level && levels[level];
}

/** The first instant after a month, given by its first day. */
function endOfMonth(firstDay: string): Date {
  const [year = 0, month = 1] = firstDay.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1));
}
