import { z } from 'zod';
import { searchIntent } from '../search-data/port.ts';
import { importReading, importTable } from './reading.ts';

/** Tool that made an export; every imported number keeps this name. */
export const exportTool = z.enum([
  'search_console',
  'search_console_api',
  'keyword_planner',
  'ahrefs',
  'semrush',
  'se_ranking',
  'bing_webmaster',
  'keyword_list',
  'table',
]);
export type ExportTool = z.infer<typeof exportTool>;

/** Source of a keyword's figures: a tool whose export was imported, the live source, or the sample data. */
export const measureSource = z.enum([...exportTool.options, 'dataforseo', 'sample']);
export type MeasureSource = z.infer<typeof measureSource>;

export const exportKind = z.enum([
  'search_console',
  'search_console_comparison',
  'search_console_totals',
  'search_console_api',
  'keyword_planner',
  'ahrefs_site_explorer',
  'ahrefs_keywords_explorer',
  'ahrefs_content_gap',
  'ahrefs_top_pages',
  'semrush_positions',
  'semrush_keywords',
  'semrush_position_tracking',
  'se_ranking_positions',
  'bing_webmaster',
  'keyword_list',
  /** Any other table: the user chooses the meaning of its columns. */
  'table',
]);
export type ExportKind = z.infer<typeof exportKind>;

/** Dimensions by which Search Console sums its figures, besides queries. */
export const totalDimension = z.enum(['page', 'country', 'device', 'day', 'appearance', 'long_query']);
export type TotalDimension = z.infer<typeof totalDimension>;

/** Fields of a keyword that an export may fill. */
export const importedField = z.enum([
  'rank',
  'search_volume',
  'difficulty',
  'cpc',
  'intent',
  'monthly_searches',
  'serp_features',
  'ranking_url',
  'clicks',
  'impressions',
]);
export type ImportedField = z.infer<typeof importedField>;

export const importLimits = {
  fileBytes: 20_000_000,
  unzippedBytes: 100_000_000,
  archiveMembers: 64,
  rows: 200_000,
  /** Number of rows searched for a header. */
  headerRows: 40,
  /** Maximum problems listed in a preview and a report. */
  namedProblems: 100,
  sampleRows: 10,
} as const;

/** Message for a file larger than `importLimits.fileBytes`. */
export const importTooLarge = 'The file is larger than 20 MB. Export fewer rows, or split it.';

export const importProblem = z.object({
  rowNumber: z.number().int(),
  value: z.string(),
  message: z.string(),
  isSkipped: z.boolean(),
});
export type ImportProblem = z.infer<typeof importProblem>;

/** Number of query rows, and their sums in Search Console. */
export const queryFigures = z.object({
  rows: z.number().int(),
  clicks: z.number().int(),
  impressions: z.number().int(),
});
export type QueryFigures = z.infer<typeof queryFigures>;

const sampleKeyword = z.object({
  keywordText: z.string(),
  searchVolume: z.number().int().nullable(),
  isVolumeBucket: z.boolean(),
  /** Upper bound, if only that is known. */
  volumeBelow: z.number().int().nullable().default(null),
  difficultyScore: z.number().int().nullable(),
  rankAbsolute: z.number().int().nullable(),
  intentType: searchIntent.nullable(),
  clicks: z.number().int().nullable(),
  impressions: z.number().int().nullable(),
});

/** Result of recognizing a file, before any import. */
export const importPreview = z.object({
  kind: exportKind,
  tool: exportTool,
  /** Rows with a keyword. */
  keywordRows: z.number().int(),
  /** Rows with the figures of a page, country, device, day or search appearance. */
  totalRows: z.number().int(),
  skippedRows: z.number().int(),
  /** `YYYY-MM-DD`: the date of the imported numbers. */
  measuredOn: z.string(),
  /** True if the file states the day; otherwise it is the day of the upload. */
  isDateKnown: z.boolean(),
  /** The market that the file names; null if it names none. */
  locationName: z.string().nullable(),
  /** Fields that at least one row fills, and fields that stay unknown. */
  filled: z.array(importedField),
  unknown: z.array(importedField),
  /** Notes before the import, in sentences. */
  notes: z.array(z.string()),
  /** Reason why the file cannot be imported into this domain; null if it can. */
  obstacle: z.string().nullable(),
  /** The site in the pages or the name of the file, if it is not the domain's; otherwise null. */
  otherSite: z.string().nullable().default(null),
  /** Some numbers, such as `1.300`, are ambiguous: the user has to choose the decimal mark. */
  asksDecimalMark: z.boolean().default(false),
  /** All queries of the file, the long ones included; null without any. */
  queries: queryFigures.nullable().default(null),
  /** Queries too long for a keyword, such as prompts: counted as a group; null without any. */
  longQueries: queryFigures.nullable().default(null),
  /**
   * The columns, if the user can choose their meaning; required for the kind `table`. Null for
   * lists, and for exports of Search Console and of several tables.
   */
  table: importTable.nullable().default(null),
  /** The sheets, or tables of an archive, to choose from; empty without a choice. */
  sheets: z.array(z.string()).default([]),
  /** The sheet that is read; null without a choice. */
  sheet: z.string().nullable().default(null),
  /** The user's choices, for this file or an earlier one with the same header; null without any. */
  reading: importReading.nullable().default(null),
  problemCount: z.number().int(),
  /** The first problems. */
  problems: z.array(importProblem),
  sample: z.array(sampleKeyword),
});
export type ImportPreview = z.infer<typeof importPreview>;

export const importState = z.enum(['previewed', 'queued', 'running', 'done', 'failed', 'cancelled']);
export type ImportState = z.infer<typeof importState>;

/** Ranks of other sites in a file. */
export const competitorFigures = z.object({
  /** Ranks of tracked competitors in the file. */
  ranks: z.number().int(),
  /** Domains of those competitors. */
  sites: z.array(z.string()),
  /** Sites that are not tracked; their ranks are skipped. */
  leftOut: z.array(z.string()),
});
export type CompetitorFigures = z.infer<typeof competitorFigures>;

export const importFigures = z.object({
  /** Keywords new to the list. */
  added: z.number().int(),
  /** Keywords that were already in the list. */
  updated: z.number().int(),
  /** Rows of deleted keywords; they stay deleted. */
  deleted: z.number().int(),
  /** Figures of pages, countries, devices and days. */
  totals: z.number().int(),
  /** Queries too long for a keyword, stored as a group; null without any. */
  longQueries: queryFigures.nullable().default(null),
  /** Ranks of other sites; null for a file without any. */
  competitors: competitorFigures.nullable().default(null),
  /** True if the same file was imported before; then nothing changed. */
  isRepeat: z.boolean(),
});
export type ImportFigures = z.infer<typeof importFigures>;

/**
 * One import of a domain: an uploaded export, from its upload on, or data fetched from Search
 * Console's API.
 */
export const importRun = z.object({
  id: z.string(),
  /** For the API: the property. */
  fileName: z.string(),
  state: importState,
  preview: importPreview,
  /** Rows read so far, and in total; the total is 0 during a fetch. */
  done: z.number().int(),
  total: z.number().int(),
  figures: importFigures.nullable(),
  /** Reason for the failure, in one sentence for the user. */
  message: z.string().nullable(),
  createdAt: z.date(),
  finishedAt: z.date().nullable(),
});
export type ImportRun = z.infer<typeof importRun>;

export const importInput = z.object({ domainId: z.string(), importId: z.string() });
export type ImportInput = z.output<typeof importInput>;

export const startImportInput = importInput.extend({
  /** True to import the file although it is about another site. */
  acceptsOtherSite: z.boolean().default(false),
});
export type StartImportInput = z.output<typeof startImportInput>;

export const readImportInput = importInput.extend(importReading.shape);
export type ReadImportInput = z.output<typeof readImportInput>;

/** Names of the tools, usable within a sentence. */
export const exportToolLabels: Record<ExportTool, string> = {
  search_console: 'Search Console',
  search_console_api: 'Search Console API',
  keyword_planner: 'Keyword Planner',
  ahrefs: 'Ahrefs',
  semrush: 'Semrush',
  se_ranking: 'SE Ranking',
  bing_webmaster: 'Bing Webmaster Tools',
  keyword_list: 'a keyword list',
  table: 'a table',
};

export const measureSourceLabels: Record<MeasureSource, string> = {
  ...exportToolLabels,
  dataforseo: 'DataForSEO',
  sample: 'sample data',
};

/** Figures of a keyword from one tool on one day; null if it reported none. */
export const keywordMeasure = z.object({
  source: measureSource,
  /** `YYYY-MM-DD` */
  measuredOn: z.string(),
  searchVolume: z.number().int().nullable(),
  isVolumeBucket: z.boolean(),
  /** The tool reports only this upper bound for the volume. */
  volumeBelow: z.number().int().nullable(),
  difficultyScore: z.number().int().nullable(),
  /** Price of a click in `cpcCurrency`. */
  cpc: z.number().nullable(),
  /** ISO 4217. */
  cpcCurrency: z.string(),
  /** First of `intents`. */
  intentType: searchIntent.nullable(),
  /** All intents that the tool named. */
  intents: z.array(searchIntent),
  /** True if it has rank information; then a null rank means not in the top 100. */
  isRankChecked: z.boolean(),
  rank: z.number().int().nullable(),
  averagePosition: z.number().nullable(),
  clicks: z.number().int().nullable(),
  impressions: z.number().int().nullable(),
});
export type KeywordMeasure = z.infer<typeof keywordMeasure>;

/** Maximum measures of a keyword that are shown, newest ones. */
export const maxShownMeasures = 20;
