import { type DataSourceName, formatDay, type OverallHealth, type PositionBucket } from '@keydence/domain';
import type { Report } from './count-changes.ts';

export const messages = {
  title: 'Keyword Report',
  subtitle: 'Advanced analytics and insights for your domain performance',
  rerun: 'Re-run Report',
  rerunning: 'Refreshing...',
  noDomain: 'No Domain Selected',
  noDomainHint: 'Choose a domain to unlock powerful SEO insights and competitive intelligence.',
  loadFailed: 'Data Load Failed',
  fetchFailed: 'Failed to fetch reports',
  tryAgain: 'Try Again',
  navigation: 'Sections of the report',
  print: 'Print or save as PDF',
  evidence: 'Evidence',
  evidenceKeywords: 'Keywords',
  evidenceCompetitors: 'Competitors',
  evidencePages: 'Pages',
  evidenceFigures: 'Figures',
  yourRank: 'You',
  seeKeywords: 'See the keywords',
  noEvidence: 'This report is older than its evidence. Re-run it to see the rows behind each sentence.',
  health: 'AI Health Score',
  overview: 'Autopilot Overview',
  strengths: 'Key strengths',
  weaknesses: 'Key weaknesses',
  allFindings: 'All strengths and weaknesses',
  fewerFindings: 'Show fewer',
  unrated: 'Not rated',
  between: (low: number, high: number) => `Between ${low} and ${high} of 100`,
  unratedReason: 'There is not enough data for a rating.',
  none: 'Nothing stands out in the numbers that are known.',
  positions: 'Keyword Position Distribution',
  momentum: 'Growth Momentum',
  momentumLabel: 'of keywords trending up over 3 months',
  opportunities: 'High Priority Opportunities',
  noOpportunities: 'No keyword is expected to gain visits right now.',
  nothingPriced: 'No gain can be estimated yet',
  nothingPricedHint:
    'A gain needs a search volume, or 30 impressions on the first two result pages in a Search Console export with its days. Files of Keyword Planner, Ahrefs and Semrush have search volumes, and so does live search data.',
  impact: 'Impact Potential',
  strategy: 'AI Content Strategy',
  actions: 'Strategic Actions',
  noActions: 'The analyst found no action to take right now.',
  expectedImpact: 'Expected impact',
  quantifiableImpact: 'Quantifiable impact',
  actionPlan: 'Plan and context',
  details: 'Details',
  competitiveContext: 'Competitive context',
  successMetrics: 'Success metrics',
  requiredResources: 'Required resources',
  contingencyPlans: 'Contingency plans',
  keywordMomentum: 'Keyword Momentum',
  gainers: 'Top Gainers',
  decliners: 'Top Decliners',
  noGainers: 'No keyword is known to gain searches.',
  noDecliners: 'No keyword is known to lose searches.',
  allTrends: 'View All Trends',
  topTrends: 'Show Top 5',
  momentumHint:
    'How fast searches for this keyword grow (up to +100) or shrink (down to -100): its changes over one, three and twelve months together. The longest counts most, and few searches count less.',
  intelligence: 'Competitive Intelligence',
  intelligenceHint:
    'Content gaps: keywords for which a competitor ranks in the top 20, and you are not in the top 100 or at least 20 places below.',
  noCompetitors: 'No competitor is tracked yet, so there are no gaps to show.',
  openCompetitors: 'Go to competitors',
  gapsOf: 'Content gaps:',
  maximumGaps: 'The maximum number of content gaps that can be analyzed for actionable insights.',
  noGaps: 'No content gap found.',
  fewerGaps: 'Show Less',
  strategies: 'Competitor Strategy Analysis',
  noStrategies: 'No competitor is tracked yet, so there is no strategy to read.',
  analyzedCount: 'Competitors Analyzed',
  mixedCount: 'Mixed Strategy',
  tacticCount: 'Actionable Tactics',
  signals: 'Key targeting signals',
  playbook: 'Replication playbook',
  strategyRisks: 'Risks',
  growth: 'Growth Opportunities',
  noGrowth: 'The analyst found no further growth opportunity right now.',
  advantage: 'Competitive advantage',
  approach: 'Implementation approach',
  roiTimeframe: 'Expected return',
  positioning: 'Competitive Positioning',
  position: 'Position',
  keyGaps: 'Key gaps',
  recommendations: 'Recommendations',
  gapsAndRecommendations: 'Gaps and recommendations',
  risks: 'Risk Areas',
  mitigation: 'Mitigation',
  pages: 'Top Performing Pages',
  noPages: 'No page of this domain is known to rank in the top 100 yet.',
  pageMove: 'Move',
  unknownPages: 'Which page ranks for a keyword is not known.',
  unknownPagesHint:
    'The files imported so far name keywords and pages apart. Refetch the rankings, or import positions with their addresses.',
  rankings: 'Highest Volume Keywords We Rank For',
  noRankings: 'No rank of this domain in the top 100 is known yet.',
  unknownVolumes: 'No keyword that ranks has a search volume.',
  unknownVolumesHint:
    'No source has reported one. Import a file of Keyword Planner, Ahrefs or Semrush, or refetch the keywords.',
  unknownVolume: 'No source has reported a search volume.',
  unknownDifficulty: 'No source has reported a difficulty.',
  unknownRank: 'This domain does not rank in the top 100 yet.',
  unknownMomentum: 'No keyword has three months of search volume yet.',
  unknownTrend: 'There are not enough months of search volume to compare.',
} as const;

/** Result of a rerun. `changed` is null without an earlier report. */
export function rebuiltText(numbersOn: string | null, changed: number | null): string {
  const from = numbersOn === null ? '' : ` from the numbers of ${formatDay(numbersOn, 'medium')}`;
  if (changed === null) return `Report rebuilt${from}.`;
  const sections = changed === 0 ? 'no section' : changed === 1 ? '1 section' : `${changed} sections`;
  return `Report rebuilt${from}; ${sections} changed.`;
}

/** Messages of the loading screen, 2.8 s each. */
export const progressMessages = [
  'Collecting your keyword rankings…',
  'Adding up search volumes…',
  'Sorting positions into buckets…',
  'Measuring three months of momentum…',
  'Weighing difficulty against demand…',
  'Comparing you with your competitors…',
  'Looking for pages that carry the most keywords…',
  'Writing down what matters most…',
] as const;

export const skeletonNames = [
  'SEO Performance',
  'Keyword Analytics',
  'Competitor Analysis',
  'Content Performance',
  'Traffic Insights',
  'Growth Opportunities',
] as const;

export const healthLabels: Record<OverallHealth, string> = {
  excellent: 'Excellent',
  good: 'Good',
  fair: 'Fair',
  poor: 'Poor',
};

type PrimaryStrategy = Report['competitorStrategy']['competitorStrategies'][number]['primaryStrategy'];

export const strategyLabels: Record<PrimaryStrategy, string> = {
  comparison_pages: 'Comparison pages',
  commercial_intent: 'Commercial intent',
  informational_hub: 'Informational hub',
  mixed: 'Mixed',
  paid_focus: 'Paid focus',
  brand_navigation: 'Brand navigation',
  local_seo: 'Local SEO',
  other: 'Other',
};

type Level = 'low' | 'medium' | 'high';

export const difficultyLabels: Record<Level, string> = {
  low: 'Low difficulty',
  medium: 'Medium difficulty',
  high: 'High difficulty',
};

export const impactLabels: Record<Level, string> = {
  low: 'Low impact',
  medium: 'Medium impact',
  high: 'High impact',
};

export const bucketLabels: Record<PositionBucket, string> = {
  top3: 'Top 3',
  top10: '4-10',
  top20: '11-20',
  top50: '21-50',
  beyond50: '50+',
};

export const sourceLabels: Record<DataSourceName, string> = {
  sample: 'the built-in sample data',
  dataforseo: 'DataForSEO',
  import: 'imported exports',
};
