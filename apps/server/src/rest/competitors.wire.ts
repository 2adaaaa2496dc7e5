/** The summary cards keep camelCase names; all other fields of the list are snake_case. */
export const competitorListNames = {
  'summary.trackedCompetitors': 'trackedCompetitors',
  'summary.trackedCompetitors.changePercent': 'changePercent',
  'summary.keywordOpportunities': 'keywordOpportunities',
  'summary.keywordOpportunities.changePercent': 'changePercent',
  'summary.contentGaps': 'contentGaps',
  'summary.contentGaps.changePercent': 'changePercent',
} as const;

/** The explorer's query and figures keep camelCase names; all others are snake_case. */
export const topKeywordsInputNames = {
  minVolume: 'minVolume',
  maxCpc: 'maxCpc',
  sortBy: 'sortBy',
  sortOrder: 'sortOrder',
} as const;

export const topKeywordsNames = {
  'pagination.totalCount': 'totalCount',
  'pagination.hasMore': 'hasMore',
  'summary.totalKeywords': 'totalKeywords',
  'summary.avgSearchVolume': 'avgSearchVolume',
  'summary.avgCpc': 'avgCpc',
  'summary.avgDifficulty': 'avgDifficulty',
} as const;
