/** The summary cards keep the names that part 1, section 3 gives them. */
export const competitorListNames = {
  'summary.trackedCompetitors': 'trackedCompetitors',
  'summary.trackedCompetitors.changePercent': 'changePercent',
  'summary.keywordOpportunities': 'keywordOpportunities',
  'summary.keywordOpportunities.changePercent': 'changePercent',
  'summary.contentGaps': 'contentGaps',
  'summary.contentGaps.changePercent': 'changePercent',
} as const;

/** The explorer's query and figures keep the names of part 2, sections 3 and 7. */
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
