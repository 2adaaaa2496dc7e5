import {
  dashboardRankText,
  formatTrend,
  gainGapText,
  gainSpeech,
  gainText,
  type KeywordSortKey,
  keywordDifficultyLabel,
  keywordRankTone,
  shortenVolume,
  type VolumeTrend,
} from '@keydence/domain';
import { formatNumber, GridBar, type GridColumn, Sparkline, ToneBadge, TrendMark } from '@keydence/ui';
import type { ReactNode } from 'react';
import { intentText } from '../../lib/insight-labels.ts';
import { pathOf } from '../../lib/path-of.ts';
import { messages, topicStateTexts, trendWords } from './messages.ts';
import type { Keyword } from './use-keywords.ts';

/** Inputs of the columns besides the row. */
export interface ColumnFacts {
  /** Formats an instant as "2 days ago". */
  freshness: (moment: string) => string;
}

export const keywordColumnKeys = [
  'gain',
  'rank',
  'clicks',
  'impressions',
  'ctr',
  'volume',
  'difficulty',
  'opportunity',
  'intent',
  'quarter',
  'months',
  'checked',
  'topic',
  'page',
  'cpc',
  'month',
  'year',
  'tags',
] as const;
export type KeywordColumnKey = (typeof keywordColumnKeys)[number];

const volumeColumns: readonly KeywordColumnKey[] = [
  'gain',
  'rank',
  'volume',
  'difficulty',
  'opportunity',
  'intent',
  'quarter',
  'months',
];
const consoleColumns: readonly KeywordColumnKey[] = [
  'gain',
  'rank',
  'clicks',
  'impressions',
  'ctr',
  'intent',
  'topic',
];

/** Columns before the first choice: Search Console's counts if no source has reported a search volume. */
export function findDefaultColumns(keywords: readonly Keyword[]): readonly KeywordColumnKey[] {
  const hasCounts = keywords.some(({ searchConsole }) => searchConsole !== null);
  const hasVolumes = keywords.some(({ searchVolume }) => searchVolume !== null);
  return hasCounts && !hasVolumes ? consoleColumns : volumeColumns;
}

/** Sort keys of the server by column. */
export const columnSorts: Partial<Record<KeywordColumnKey, KeywordSortKey>> = {
  gain: 'gain',
  rank: 'rank_absolute',
  clicks: 'clicks',
  volume: 'search_volume',
  difficulty: 'difficulty_score',
  opportunity: 'opportunity_score',
  checked: 'last_ranking_check',
  month: 'trend_monthly',
  quarter: 'trend_quarterly',
  year: 'trend_yearly',
};

type KeywordColumn = Omit<GridColumn<Keyword>, 'key' | 'render' | 'isSortable'> & {
  render: (keyword: Keyword, facts: ColumnFacts) => ReactNode;
};

const unknown = (reason: string) => <span title={reason}>–</span>;
const noCounts = 'Search Console has no counts for this keyword.';
const directions = { up: 'up', down: 'down', stable: 'flat', 'no-data': 'unknown' } as const;

function trendOf({ trend, change }: VolumeTrend) {
  if (trend === 'no-data') return unknown(messages.unknownTrend);
  return (
    <TrendMark direction={directions[trend]}>
      {change === null ? trendWords[trend] : formatTrend(change)}
    </TrendMark>
  );
}

export const keywordColumns: Record<KeywordColumnKey, KeywordColumn> = {
  gain: {
    name: 'Gain',
    hint: 'Extra visits a month from this keyword alone. A move adds up all of its keywords.',
    width: 120,
    isNumber: true,
    render: ({ gain, gainGap }) =>
      gain ? (
        <span title={gainSpeech(gain)} style={{ width: '100%' }}>
          <GridBar text={gainText(gain)} value={gain.mid} max="gain" />
        </span>
      ) : (
        unknown(gainGapText(gainGap ?? 'not_known'))
      ),
  },
  rank: { name: 'Rank', width: 116, isNumber: true, render: (keyword) => <Rank keyword={keyword} /> },
  clicks: {
    name: 'Clicks',
    width: 80,
    isNumber: true,
    render: ({ searchConsole }) => formatNumber(searchConsole?.clicks ?? null) ?? unknown(noCounts),
  },
  impressions: {
    name: 'Impressions',
    width: 104,
    isNumber: true,
    render: ({ searchConsole }) => formatNumber(searchConsole?.impressions ?? null) ?? unknown(noCounts),
  },
  ctr: { name: 'CTR', width: 72, isNumber: true, render: ({ searchConsole }) => clickRateOf(searchConsole) },
  volume: {
    name: 'Volume',
    width: 88,
    isNumber: true,
    render: ({ searchVolume }) =>
      searchVolume === null ? (
        unknown(messages.unknownVolume)
      ) : (
        <span title={formatNumber(searchVolume)} style={{ width: '100%' }}>
          <GridBar text={shortenVolume(searchVolume)} value={searchVolume} max="volume" />
        </span>
      ),
  },
  difficulty: {
    name: 'Difficulty',
    width: 104,
    isNumber: true,
    render: ({ difficultyScore: score }) =>
      score === null ? (
        unknown(messages.unknownDifficulty)
      ) : (
        <GridBar text={`${keywordDifficultyLabel(score)} ${score}`} value={score} max={100} isQuiet />
      ),
  },
  opportunity: {
    name: 'Opportunity',
    width: 96,
    isNumber: true,
    render: ({ opportunityScore: score }) => score ?? unknown(messages.unknownOpportunity),
  },
  intent: { name: 'Intent', width: 112, render: (keyword) => intentText(keyword) },
  quarter: {
    name: '3 months',
    width: 96,
    isNumber: true,
    render: ({ searchVolumeTrends }) => trendOf(searchVolumeTrends.threeMonths),
  },
  months: {
    name: 'Searches by month',
    width: 124,
    render: ({ monthlySearches }) =>
      monthlySearches.length === 0 ? (
        unknown(messages.unknownTrend)
      ) : (
        <Sparkline values={monthlySearches} label={describeMonths(monthlySearches)} height={20} />
      ),
  },
  checked: {
    name: 'Checked',
    width: 112,
    render: ({ lastRankingCheck }, { freshness }) =>
      lastRankingCheck === null ? 'Not checked yet' : freshness(lastRankingCheck),
  },
  topic: {
    name: 'Topic',
    width: 148,
    render: ({ topic, topicState }) => topic?.name ?? unknown(topicStateTexts[topicState]),
  },
  page: {
    name: 'Page',
    width: 200,
    render: ({ rankingUrl }) =>
      rankingUrl === null ? unknown('No page ranks.') : <span title={rankingUrl}>{pathOf(rankingUrl)}</span>,
  },
  cpc: {
    name: 'CPC',
    width: 72,
    isNumber: true,
    render: ({ cpc }) => (cpc === null ? unknown('No source has reported a price.') : `$${cpc.toFixed(2)}`),
  },
  month: {
    name: '1 month',
    width: 96,
    isNumber: true,
    render: ({ searchVolumeTrends }) => trendOf(searchVolumeTrends.oneMonth),
  },
  year: {
    name: '12 months',
    width: 96,
    isNumber: true,
    render: ({ searchVolumeTrends }) => trendOf(searchVolumeTrends.twelveMonths),
  },
  tags: { name: 'Tags', width: 140, render: ({ tags }) => tags.join(', ') || unknown('No tags.') },
};

function clickRateOf(counts: Keyword['searchConsole']) {
  if (counts === null || counts.impressions === 0) return unknown(noCounts);
  const percent = (100 * counts.clicks) / counts.impressions;
  return `${percent.toLocaleString('en-US', { maximumFractionDigits: 1 })}%`;
}

function Rank({ keyword }: { keyword: Keyword }) {
  return (
    <ToneBadge tone={keywordRankTone(keyword.rankGroup)} isPlain>
      {dashboardRankText(keyword.rankGroup ?? keyword.rankAbsolute, keyword)}
    </ToneBadge>
  );
}

function describeMonths(values: readonly number[]): string {
  return `Last ${values.length} months: from ${formatNumber(values[0] ?? 0)} to ${formatNumber(values.at(-1) ?? 0)}`;
}
