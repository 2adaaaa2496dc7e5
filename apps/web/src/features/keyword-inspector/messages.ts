export const messages = {
  title: 'Keyword Inspector',
  subtitle: 'What one keyword is worth, how hard it is, and where its demand goes.',
  label: 'Keyword',
  placeholder: 'Type any keyword',
  refresh: 'Refresh Analysis',
  refreshing: 'Refreshing...',
  ready: 'Ready to Analyze',
  readyHint: 'Type a keyword above to see its numbers.',
  noData: 'No data found for this keyword',
  noDataHint: 'The data source does not know it. Try a more common wording.',
  failed: 'Failed to fetch keyword data',
  tryAgain: 'Try Again',
  loading: 'Loading the analysis',
  demand: 'Demand',
  trends: 'Change of the search volume',
  advertising: 'Advertising',
  unknown: 'The data source does not report this figure.',
  unknownTrend: 'There are not enough months of search volume to compare.',
} as const;

export const trendWords = { up: 'Up', down: 'Down', stable: 'Stable', 'no-data': 'No data' } as const;

export const competitionLabels = { low: 'Low', medium: 'Medium', high: 'High' } as const;
