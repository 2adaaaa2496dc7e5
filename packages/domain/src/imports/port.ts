import type { WordClicks } from '../gain/word-clicks.ts';
import type { MonthlySearches, SearchIntent, SerpFeature } from '../search-data/port.ts';
import type { ImportReading, ImportTable } from './reading.ts';
import type { ExportKind, ExportTool, ImportPreview, TotalDimension } from './schema.ts';
import type { PeriodStep } from './step-back.ts';

/** Rank of another site for a keyword. */
export interface RankOfSite {
  /** Without `www.`. */
  site: string;
  rank: number;
  url: string | null;
}

/**
 * A keyword's values in one row of an export. Null is unknown: the column is missing, or the cell
 * is empty.
 */
export interface ImportedKeyword {
  type: 'keyword';
  /** Counted from 1 in the file, its header included. */
  rowNumber: number;
  /** True for the earlier period of a comparison, taken from the row of the newer one. */
  isEarlier: boolean;
  keywordText: string;
  /** Day on which the tool measured this row, `YYYY-MM-DD`; null if only the whole file has a date. */
  measuredOn: string | null;
  /** Searches a month. */
  searchVolume: number | null;
  /** The volume represents a range (Keyword Planner without ads: 50 is 10 to 100). */
  isVolumeBucket: boolean;
  /** The tool reports only an upper bound for the volume; then the volume itself is unknown. */
  volumeBelow: number | null;
  /** Price of a click in `cpcCurrency`. */
  cpc: number | null;
  /** ISO 4217. */
  cpcCurrency: string;
  /** Keyword difficulty, 0 to 100 on the tool's own scale. */
  difficulty: number | null;
  /** First of `intents`. */
  intent: SearchIntent | null;
  /** All intents that the tool names, in its order. */
  intents: SearchIntent[];
  serpFeatures: SerpFeature[] | null;
  /** Newest first. */
  monthlySearches: MonthlySearches[];
  /** Percent relative to two months before the newest month, and to one year before. */
  changes: { threeMonths: number | null; twelveMonths: number | null };
  /** True if the row has rank information; then a null rank means not in the top 100. */
  isRankChecked: boolean;
  /** 1 to 100. */
  rank: number | null;
  /** Search Console's mean of the topmost result; the rank is this value rounded. */
  averagePosition: number | null;
  /** Ranks of single days, `YYYY-MM-DD`, oldest first; a null rank was checked and not in the top 100. */
  history: { day: string; rank: number | null }[];
  url: string | null;
  /** Other pages of the site that rank for the keyword, with their ranks of 1 to 100. */
  rivalPages: { url: string; rank: number }[];
  /** Ranks of 1 to 100 of other sites, if the export has them. */
  otherRanks?: RankOfSite[];
  resultsCount: number | null;
  /** Visits a month, estimated by the tool. */
  traffic: number | null;
  clicks: number | null;
  impressions: number | null;
}

/** Search Console's figures of a page, country, device, day or search appearance. */
export interface ImportedTotal {
  type: 'total';
  rowNumber: number;
  dimension: TotalDimension;
  name: string;
  /** True for the earlier period of a comparison, taken from the row of the newer one. */
  isEarlier: boolean;
  /** Last day of its period if it differs from the file's, `YYYY-MM-DD`. */
  measuredOn: string | null;
  clicks: number;
  impressions: number;
  averagePosition: number | null;
}

/** A row, or a cell of it, that could not be read. */
export interface ImportedProblem {
  type: 'problem';
  rowNumber: number;
  /** The cell's text, shortened. */
  value: string;
  /** Reason for the rejection. */
  message: string;
  /** True if the whole row is skipped; otherwise only the cell is unknown. */
  isSkipped: boolean;
  /** True for an ambiguous number such as `1.300`. */
  isUnclear?: boolean;
}

/** A query longer than the limit of a keyword, such as a prompt: counted but not listed. */
export interface ImportedLongQuery {
  type: 'long_query';
  rowNumber: number;
  isEarlier: boolean;
  clicks: number | null;
  impressions: number | null;
  averagePosition: number | null;
}

/** Search Console's counts of a query in one of the `clickWindows`. */
export interface ImportedClicks {
  type: 'clicks';
  rowNumber: number;
  isEarlier: false;
  keywordText: string;
  /** `YYYY-MM-DD` */
  endsOn: string;
  clicks: number;
  impressions: number;
}

export type ImportedRow =
  | ImportedKeyword
  | ImportedTotal
  | ImportedLongQuery
  | ImportedClicks
  | ImportedProblem;

/** A period in which Search Console counted the clicks of the whole site's queries. */
export interface ClickWindow {
  /** The last day, `YYYY-MM-DD`. */
  endsOn: string;
  /** Null if the file does not state it. */
  days: number | null;
  /** True if a query without a row had no clicks. */
  isWhole: boolean;
}

/** A recognised export. */
export interface OpenedExport {
  kind: ExportKind;
  tool: ExportTool;
  /** Last day that the numbers cover, `YYYY-MM-DD`; null if neither the file nor its name states it. */
  measuredOn: string | null;
  /** ISO 3166 alpha-2 of the market, upper case; null if the export does not state it. */
  countryCode: string | null;
  /**
   * Distance from the file's period to the end of the earlier one; null without a comparison or a
   * stated distance.
   */
  earlierBy: PeriodStep | null;
  /** Site named by the file's name or header; null without one. */
  site: string | null;
  /** The sheets, if there are several; one is read at a time. */
  sheets?: readonly string[];
  /** The sheet that is read. */
  sheet?: string;
  /** Other sites whose ranks the file contains, without `www.`. */
  otherSites?: readonly string[];
  /** Windows of Search Console's clicks of each query. Absent if no window has known days. */
  clickWindows?: readonly ClickWindow[];
  /** Scope of the counts, if the file is a download of Search Console. */
  consoleScope?: {
    /** First day of the period; null if the file does not state it. */
    startsOn: string | null;
    /** Filter of the download, including other search types; null if none is known. */
    filter: string | null;
  };
  /** Notes about the file before the import, in sentences. */
  notes: readonly string[];
  /** The columns whose meaning the user can choose. Until then, the kind `table` has no rows. */
  table: ImportTable | null;
  /**
   * Reads the rows from the start, lazily. AppError('validation_failed') if the content cannot be
   * split into rows.
   */
  rows(): Generator<ImportedRow>;
}

/** Facts about an export known before its rows are read. */
export type ExportHead = Omit<OpenedExport, 'rows'>;

/** A file with rows to read. */
export interface ExportFile {
  name: string;
  content: Uint8Array;
  /** True if Keydence wrote it from API responses; otherwise a user uploaded it. */
  isFetched?: boolean;
  /** The target domain: from a table of several sites, its columns are read. */
  site?: string;
  /** The user's choices for it. */
  reading?: ImportReading | null;
}

/** Counts of a preview; `createImport` adds the values that depend on the domain. */
export type InspectedExport = Pick<
  ImportPreview,
  | 'keywordRows'
  | 'totalRows'
  | 'skippedRows'
  | 'filled'
  | 'unknown'
  | 'problemCount'
  | 'problems'
  | 'sample'
  | 'asksDecimalMark'
  | 'queries'
  | 'longQueries'
> & {
  hasBuckets: boolean;
  /** Rows whose keyword and day have clicks in an earlier row too; only one of them is kept. */
  repeatedRows: number;
  /** The sites of the pages in the file, without `www.`, most rows first. */
  sites: { host: string; rows: number }[];
  /** True if one of its tables has exactly as many rows as Search Console exports at most. */
  isCutOff: boolean;
  /** Newest day stated by a keyword's row, `YYYY-MM-DD`; null if none states one. */
  newestDay: string | null;
  /** Words of the queries with the clicks of the queries that contain them, most first. */
  wordClicks: WordClicks[];
};

/** A file that was read completely once. */
export interface InspectedFile {
  head: ExportHead;
  counts: InspectedExport;
  /** SHA-256 of the content and the reading options. */
  contentHash: Uint8Array;
  /** The gzipped content; null for fetched data, which is already stored. */
  packed: Uint8Array | null;
}

/** An export with rows in batches, without read-ahead. */
export interface StreamedExport {
  head: ExportHead;
  /** Starts from the first row on each call. */
  batches(): AsyncIterable<readonly ImportedRow[]>;
  /** Releases the resources of reading. */
  close(): Promise<void>;
}

/**
 * Recognizes exports by their shape, in any header language; any other table is reported with its
 * columns. The caller passes ownership of the content and must not use it afterwards. AppError:
 * 'payload_too_large', 'unsupported_media_type' if the content is not text or an archive,
 * 'validation_failed' if it is not a table.
 */
export interface ExportReader {
  /** @param signal Aborts the reading. */
  inspect(file: ExportFile, signal?: AbortSignal): Promise<InspectedFile>;
  read(file: ExportFile): Promise<StreamedExport>;
}
