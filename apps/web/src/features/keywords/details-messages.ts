import type { RankState, SerpFeature, TargetState } from '@keydence/domain';
import { formatNumber } from '@keydence/ui';

export const detailsTexts = {
  title: 'Keyword',
  open: 'Details',
  loadFailed: 'Could not load the keyword',
  gone: 'This keyword is no longer tracked',
  goneHint: 'It was deleted, or you do not have access.',
  back: 'Back to the keywords',
  figures: 'Figures',
  ofDomain: (domainName: string) => `Tracked for ${domainName}`,
  cpc: 'Cost per click',
  unknownCpc: 'No source has reported a cost per click for this keyword.',
  rankingPage: 'Ranking page',
  checkFailed: (day: string) => `· check failed ${day}`,
  rankingUntitled: 'The source reported no title for this page.',
  features: 'Search result features',
  noFeatures: 'No source has reported special features on the results page.',
  resultsPage: 'Results page',
  openResults: 'Read the results page in the Keyword Inspector',
  yours: 'Your notes',
  tags: 'Tags',
  tagsHint: 'Up to 10. Press Enter after each.',
  targetUrl: 'Target page',
  targetUrlHint: 'The page that should rank for this keyword.',
  note: 'Note',
  noteCount: (count: number) => `${formatNumber(count)} of 2,000 characters`,
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved',
  unsaved: 'Unsaved changes',
  saveFailed: 'Could not save your changes',
  saveFailedHint: 'They are still in the form.',
  saveAgain: 'Try Again',
  discardTitle: 'Discard your changes?',
  discardText: 'Your changes to this keyword are not saved.',
  keepEditing: 'Keep editing',
  discard: 'Discard',
  volumeHistory: 'Search volume history',
  volumeSeries: 'Searches',
  noVolumeHistory: 'No months yet',
  noVolumeHistoryHint: 'No source has reported searches by month for this keyword.',
} as const;

/** Texts about a keyword's attributes from runs and members. */
export const insightTexts = {
  title: 'Intent, relevance and topic',
  intent: 'Intent',
  relevance: 'Relevance',
  topic: 'Topic',
  setIntent: 'Set intent',
  automatic: 'By sources and rules',
  ours: 'Our subject',
  notOurs: 'Not our subject',
} as const;

/** Reasons for an unknown ranking page. */
export const noRankingPageTexts: Record<RankState, string> = {
  ranked: 'No source names the ranking page.',
  not_found: 'The last check found no page of this domain.',
  not_checked: 'Not checked yet. The next ranking check looks for this domain.',
  failed: 'The last check failed. The next ranking check tries again.',
};

/** Relation between the ranking page and the target page. */
export const targetTexts: Record<TargetState, string> = {
  no_target: 'No target page set',
  not_ranking: 'The target page does not rank yet',
  target_ranks: 'The target page ranks',
  other_ranks: 'Ranks with another page',
};

export const serpFeatureHints: Record<SerpFeature, string> = {
  featured_snippet: 'One page is quoted as the answer above result 1.',
  local_pack: 'A map with nearby places appears in the results.',
  ai_overview: 'An AI answer appears above the results.',
  video: 'Videos appear in the results.',
  image: 'Images appear in the results.',
};

/** Sources of a keyword's figures. */
export const sourceTexts = {
  title: 'Sources',
  table: 'Figures of each source',
  hint: 'Figures of each source, newest first. The figures above come from DataForSEO if it has collected the keyword. Otherwise they come from the best import: exact volumes before ranges, Google’s own before estimates, then the newest. Difficulties all use one scale.',
  source: 'Source',
  rank: 'Rank',
  volume: 'Searches a month',
  difficulty: 'Difficulty',
  intent: 'Intent',
  cpc: 'Cost per click',
  clicks: 'Clicks',
  impressions: 'Impressions',
  notTold: 'Not in this source.',
  notRanking: 'Not in the top 100',
  average: (position: number) => `${position} on average`,
  below: (volume: string) => `below ${volume}`,
  about: (volume: string) => `about ${volume}`,
} as const;
