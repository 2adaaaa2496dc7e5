/** The summary cards keep the names that part 1, section 3 gives them. */
export const competitorListNames = {
  'summary.trackedCompetitors': 'trackedCompetitors',
  'summary.trackedCompetitors.changePercent': 'changePercent',
  'summary.keywordOpportunities': 'keywordOpportunities',
  'summary.keywordOpportunities.changePercent': 'changePercent',
  'summary.contentGaps': 'contentGaps',
  'summary.contentGaps.changePercent': 'changePercent',
} as const;
