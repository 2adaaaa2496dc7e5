import { type CsvCell, csvByteOrderMark, csvLine } from '../csv/csv-line.ts';
import type { DataSourceName } from '../search-data/port.ts';
import type { ExportedKeyword } from './export-schema.ts';
import { insightCsvColumns } from './insight-csv.ts';

/** Values common to all lines: the domain of the keywords and the sources of their numbers. */
export interface KeywordCsvSource {
  domainName: string;
  locationCode: number;
  languageCode: string;
  dataSource: DataSourceName | null;
}

interface KeywordCsvColumn {
  /** With the unit. */
  header: string;
  cell: (keyword: ExportedKeyword, source: KeywordCsvSource) => CsvCell;
}

const columns: readonly KeywordCsvColumn[] = [
  { header: 'keyword', cell: ({ keywordText }) => keywordText },
  { header: 'intent', cell: ({ intentType }) => intentType },
  { header: 'search_volume_per_month', cell: ({ searchVolume }) => searchVolume },
  { header: 'difficulty_0_to_100', cell: ({ difficultyScore }) => difficultyScore },
  { header: 'opportunity_0_to_100', cell: ({ opportunityScore }) => opportunityScore },
  { header: 'search_console_clicks', cell: ({ searchConsole }) => searchConsole?.clicks ?? null },
  { header: 'search_console_impressions', cell: ({ searchConsole }) => searchConsole?.impressions ?? null },
  { header: 'search_console_position', cell: ({ searchConsole }) => searchConsole?.position ?? null },
  { header: 'search_console_from', cell: ({ searchConsole }) => searchConsole?.from ?? null },
  { header: 'search_console_to', cell: ({ searchConsole }) => searchConsole?.to ?? null },
  { header: 'gain_low_visits_per_month', cell: ({ gain }) => gain?.low ?? null },
  { header: 'gain_expected_visits_per_month', cell: ({ gain }) => gain?.mid ?? null },
  { header: 'gain_high_visits_per_month', cell: ({ gain }) => gain?.high ?? null },
  { header: 'cpc_usd', cell: ({ cpc }) => cpc },
  { header: 'rank_absolute', cell: ({ rankAbsolute }) => rankAbsolute },
  { header: 'rank_group', cell: ({ rankGroup }) => rankGroup },
  { header: 'rank_state', cell: ({ rankState }) => rankState },
  { header: 'results_read', cell: ({ rankDepth }) => rankDepth },
  { header: 'results_count', cell: ({ rankingType }) => rankingType },
  { header: 'ranking_url', cell: ({ rankingUrl }) => rankingUrl },
  { header: 'ranking_title', cell: ({ rankingTitle }) => rankingTitle },
  { header: 'volume_change_1_month_percent', cell: ({ searchVolumeTrends: t }) => t.oneMonth.change },
  { header: 'volume_change_3_months_percent', cell: ({ searchVolumeTrends: t }) => t.threeMonths.change },
  { header: 'volume_change_12_months_percent', cell: ({ searchVolumeTrends: t }) => t.twelveMonths.change },
  { header: 'is_featured_snippet', cell: (keyword) => keyword.isFeaturedSnippet },
  { header: 'is_local_pack', cell: (keyword) => keyword.isLocalPack },
  { header: 'is_ai_overview', cell: (keyword) => keyword.isAiOverview },
  { header: 'is_video', cell: (keyword) => keyword.isVideo },
  { header: 'is_image', cell: (keyword) => keyword.isImage },
  { header: 'ai_overview', cell: ({ resultPage }) => resultPage.aiOverview },
  { header: 'ai_overview_read_at', cell: ({ resultPage }) => resultPage.aiOverviewReadAt },
  { header: 'people_also_ask', cell: ({ resultPage }) => resultPage.questions?.join('; ') ?? null },
  { header: 'people_also_ask_read_at', cell: ({ resultPage }) => resultPage.questionsReadAt },
  { header: 'tags', cell: ({ tags }) => tags.join('; ') },
  { header: 'target_url', cell: ({ targetUrl }) => targetUrl },
  { header: 'volume_month', cell: ({ volumeMonth }) => volumeMonth },
  { header: 'ranking_checked_at', cell: ({ lastRankingCheck }) => lastRankingCheck },
  ...insightCsvColumns,
  { header: 'topic', cell: ({ topic }) => topic?.name ?? null },
  { header: 'topic_id', cell: ({ topic }) => topic?.id ?? null },
  { header: 'topic_state', cell: ({ topicState }) => topicState },
  { header: 'data_source', cell: (_, { dataSource }) => dataSource },
  { header: 'domain', cell: (_, { domainName }) => domainName },
  { header: 'location_code', cell: (_, { locationCode }) => locationCode },
  { header: 'language_code', cell: (_, { languageCode }) => languageCode },
  { header: 'keyword_id', cell: ({ id }) => id },
];

/** Beginning of the file: the UTF-8 mark and the column names. */
export function keywordCsvHead(): string {
  return csvByteOrderMark + csvLine(columns.map(({ header }) => header));
}

export function keywordCsvLine(keyword: ExportedKeyword, source: KeywordCsvSource): string {
  return csvLine(columns.map(({ cell }) => cell(keyword, source)));
}

/** `keydence-brewlane.example-keywords-2026-11-21.csv`; the name also marks sample numbers. */
export function keywordCsvFileName(
  { domainName, dataSource }: KeywordCsvSource,
  today: string,
  content = 'keywords',
): string {
  const domain = domainName.replace(/[^a-z0-9.-]/gi, '-');
  const mark = dataSource === 'sample' ? '-sample' : '';
  return `keydence-${domain}-${content}${mark}-${today}.csv`;
}
