import { z } from 'zod';
import { searchIntent } from '../search-data/port.ts';
import { importReading, importTable } from './reading.ts';

/** Who made an export; every imported number keeps this name. */
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

/** Whoever has said something of a keyword: a tool whose export was imported, or the live source. */
export const measureSource = z.enum([...exportTool.options, 'dataforseo']);
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
  /** A table that is none of these: a person says which column holds what. */
  'table',
]);
export type ExportKind = z.infer<typeof exportKind>;

/** What Search Console sums its figures up by, besides queries. */
export const totalDimension = z.enum(['page', 'country', 'device', 'day', 'appearance', 'long_query']);
export type TotalDimension = z.infer<typeof totalDimension>;

/** The fields of a keyword that an export may fill. */
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
  /** A header is looked for in so many rows. */
  headerRows: 40,
  /** Problems that a preview and a report name one by one. */
  namedProblems: 100,
  sampleRows: 10,
} as const;

/** What people read when a file is larger than `importLimits.fileBytes`. */
export const importTooLarge = 'The file is larger than 20 MB. Export fewer rows, or split it.';

export const importProblem = z.object({
  rowNumber: z.number().int(),
  value: z.string(),
  message: z.string(),
  isSkipped: z.boolean(),
});
export type ImportProblem = z.infer<typeof importProblem>;

/** Rows of queries together, and what Search Console counted for them. */
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
  /** Known only to be below this. */
  volumeBelow: z.number().int().nullable().default(null),
  difficultyScore: z.number().int().nullable(),
  rankAbsolute: z.number().int().nullable(),
  intentType: searchIntent.nullable(),
  clicks: z.number().int().nullable(),
  impressions: z.number().int().nullable(),
});

/** What was recognised in a file, before anything of it is imported. */
export const importPreview = z.object({
  kind: exportKind,
  tool: exportTool,
  /** Rows with a keyword. */
  keywordRows: z.number().int(),
  /** Rows with the figures of a page, country, device, day or search appearance. */
  totalRows: z.number().int(),
  /** Rows that are left out. */
  skippedRows: z.number().int(),
  /** `YYYY-MM-DD`: the day that the numbers will carry. */
  measuredOn: z.string(),
  /** The day comes from the file; otherwise it is the day of the upload. */
  isDateKnown: z.boolean(),
  /** The market that the file names; null when it names none. */
  locationName: z.string().nullable(),
  /** Fields that at least one row fills, and those that stay unknown. */
  filled: z.array(importedField),
  unknown: z.array(importedField),
  /** What to know before importing, in sentences. */
  notes: z.array(z.string()),
  /** Why the file cannot be imported into this domain; null when it can. */
  obstacle: z.string().nullable(),
  /** The site that the pages or the name of the file are about, where that is not the domain's; null when it is. */
  otherSite: z.string().nullable().default(null),
  /** Some numbers, such as `1.300`, can be read in two ways: the decimal mark has to be said. */
  asksDecimalMark: z.boolean().default(false),
  /** All queries of the file, the long ones included; null without any. */
  queries: queryFigures.nullable().default(null),
  /** Queries that are too long for a keyword, such as prompts: counted as a group; null when there are none. */
  longQueries: queryFigures.nullable().default(null),
  /**
   * The columns, where a person can say what they hold; of the kind `table`, it has to be said. Null for lists, and for
   * exports of Search Console and of several tables.
   */
  table: importTable.nullable().default(null),
  /** The sheets, or tables of an archive, of which a person can choose one; empty where there is no choice. */
  sheets: z.array(z.string()).default([]),
  /** The one that is read; null where there is no choice. */
  sheet: z.string().nullable().default(null),
  /** What a person has said of it, now or of an earlier file with the same header; null when nothing. */
  reading: importReading.nullable().default(null),
  problemCount: z.number().int(),
  /** The first of them. */
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
  /** Those competitors, by their domains. */
  sites: z.array(z.string()),
  /** Sites that are not tracked, so their ranks are left out. */
  leftOut: z.array(z.string()),
});
export type CompetitorFigures = z.infer<typeof competitorFigures>;

export const importFigures = z.object({
  /** Keywords that are new in the list. */
  added: z.number().int(),
  /** Keywords that the list had already. */
  updated: z.number().int(),
  /** Rows about keywords that somebody has deleted; they stay away. */
  deleted: z.number().int(),
  /** Figures of pages, countries, devices and days. */
  totals: z.number().int(),
  /** Queries that are too long for a keyword, kept as a group; null when there were none. */
  longQueries: queryFigures.nullable().default(null),
  /** Ranks of other sites; null for a file without any. */
  competitors: competitorFigures.nullable().default(null),
  /** The same file had been imported before, so nothing has changed. */
  isRepeat: z.boolean(),
});
export type ImportFigures = z.infer<typeof importFigures>;

/** One uploaded export of a domain from its upload on, or what was fetched from Search Console's API. */
export const importRun = z.object({
  id: z.string(),
  /** Of the API: the property. */
  fileName: z.string(),
  state: importState,
  preview: importPreview,
  /** Rows that have been read, of so many; of 0 while they are fetched. */
  done: z.number().int(),
  total: z.number().int(),
  figures: importFigures.nullable(),
  /** Why it failed, in one sentence for the user. */
  message: z.string().nullable(),
  createdAt: z.date(),
  finishedAt: z.date().nullable(),
});
export type ImportRun = z.infer<typeof importRun>;

export const importInput = z.object({ domainId: z.string(), importId: z.string() });
export type ImportInput = z.output<typeof importInput>;

export const startImportInput = importInput.extend({
  /** The file is about another site than the domain, and is imported all the same. */
  acceptsOtherSite: z.boolean().default(false),
});
export type StartImportInput = z.output<typeof startImportInput>;

export const readImportInput = importInput.extend(importReading.shape);
export type ReadImportInput = z.output<typeof readImportInput>;

/** What the tools are called, as part of a sentence too. */
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
};

/** What one tool said of a keyword on one day; null where it said nothing. */
export const keywordMeasure = z.object({
  source: measureSource,
  /** `YYYY-MM-DD` */
  measuredOn: z.string(),
  searchVolume: z.number().int().nullable(),
  isVolumeBucket: z.boolean(),
  /** The tool says only that the volume is below this. */
  volumeBelow: z.number().int().nullable(),
  difficultyScore: z.number().int().nullable(),
  /** A click's price in `cpcCurrency`. */
  cpc: z.number().nullable(),
  /** ISO 4217. */
  cpcCurrency: z.string(),
  /** The first of `intents`. */
  intentType: searchIntent.nullable(),
  /** All that the tool named. */
  intents: z.array(searchIntent),
  /** It tells where the site ranks; with a null rank, that it does not rank in the top 100. */
  isRankChecked: z.boolean(),
  rank: z.number().int().nullable(),
  averagePosition: z.number().nullable(),
  clicks: z.number().int().nullable(),
  impressions: z.number().int().nullable(),
});
export type KeywordMeasure = z.infer<typeof keywordMeasure>;

/** The newest measures of a keyword that are shown. */
export const maxShownMeasures = 20;
