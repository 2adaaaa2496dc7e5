import type { MonthlySearches, SearchIntent, SerpFeature } from '../search-data/port.ts';
import type { ImportReading, ImportTable } from './reading.ts';
import type { ExportKind, ExportTool, ImportPreview, TotalDimension } from './schema.ts';
import type { PeriodStep } from './step-back.ts';

/** Where another site ranks for a keyword. */
export interface RankOfSite {
  /** Without `www.`. */
  site: string;
  rank: number;
  url: string | null;
}

/** What a row of an export says of one keyword. Null is unknown: the export has no such column, or an empty cell. */
export interface ImportedKeyword {
  type: 'keyword';
  /** Counted from 1 in the file, its header included. */
  rowNumber: number;
  /** The earlier period of a comparison, told by the row of the newer one. */
  isEarlier: boolean;
  keywordText: string;
  /** The day on which the tool measured this row, `YYYY-MM-DD`; null where only the whole file has a date. */
  measuredOn: string | null;
  /** Searches a month. */
  searchVolume: number | null;
  /** The volume stands for a range (Keyword Planner without ads: 50 is 10 to 100). */
  isVolumeBucket: boolean;
  /** The tool says only that the volume is below this; then the volume itself is unknown. */
  volumeBelow: number | null;
  /** A click's price in `cpcCurrency`. */
  cpc: number | null;
  /** ISO 4217. */
  cpcCurrency: string;
  /** Keyword difficulty, 0 to 100 on the tool's own scale. */
  difficulty: number | null;
  /** The first of `intents`. */
  intent: SearchIntent | null;
  /** All that the tool names, in its order. */
  intents: SearchIntent[];
  serpFeatures: SerpFeature[] | null;
  /** Newest first. */
  monthlySearches: MonthlySearches[];
  /** Percent against two months before the newest month, and against the year before. */
  changes: { threeMonths: number | null; twelveMonths: number | null };
  /** The row tells where the site ranks; with a null rank, that it does not rank in the top 100. */
  isRankChecked: boolean;
  /** 1 to 100. */
  rank: number | null;
  /** Search Console's mean of the topmost result, from which the rank is rounded. */
  averagePosition: number | null;
  /** Ranks of single days, `YYYY-MM-DD`, oldest first; a null rank was looked for, and not found in the top 100. */
  history: { day: string; rank: number | null }[];
  url: string | null;
  /** Further pages of the site that answer the keyword, with their ranks of 1 to 100. */
  rivalPages: { url: string; rank: number }[];
  /** Ranks of 1 to 100 of other sites, where the export tells them. */
  otherRanks?: RankOfSite[];
  resultsCount: number | null;
  /** Visits a month, as the tool estimates them. */
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
  /** The earlier period of a comparison, told by the row of the newer one. */
  isEarlier: boolean;
  /** The last day of its period where that is not the file's, `YYYY-MM-DD`. */
  measuredOn: string | null;
  clicks: number;
  impressions: number;
  averagePosition: number | null;
}

/** A row, or a cell of it, that could not be read. */
export interface ImportedProblem {
  type: 'problem';
  rowNumber: number;
  /** What stands there, shortened. */
  value: string;
  /** Why it was not taken. */
  message: string;
  /** The whole row is left out; otherwise only the cell is unknown. */
  isSkipped: boolean;
  /** The cell is a number that can be read in two ways, as `1.300` can. */
  isUnclear?: boolean;
}

/** A query that is longer than a keyword may be, such as a prompt: counted, and not listed. */
export interface ImportedLongQuery {
  type: 'long_query';
  rowNumber: number;
  isEarlier: boolean;
  clicks: number | null;
  impressions: number | null;
  averagePosition: number | null;
}

/** What Search Console has counted of a query in one of the `clickWindows`. */
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

/** Days over which Search Console has counted the clicks of queries of the whole site. */
export interface ClickWindow {
  /** The last day, `YYYY-MM-DD`. */
  endsOn: string;
  /** Null where the file does not tell. */
  days: number | null;
  /** A query that is not among its rows had no clicks. */
  isWhole: boolean;
}

/** A recognised export. */
export interface OpenedExport {
  kind: ExportKind;
  tool: ExportTool;
  /** The last day that the numbers are about, `YYYY-MM-DD`; null when neither the file nor its name tells. */
  measuredOn: string | null;
  /** ISO 3166 alpha-2 of the market, upper case; null when the export does not tell. */
  countryCode: string | null;
  /** How long before the file's period the earlier one ended; null where the file compares nothing, or does not say. */
  earlierBy: PeriodStep | null;
  /** The site that the file's name or header names; null when none. */
  site: string | null;
  /** Tables of which one is read at a time, where there are several. */
  sheets?: readonly string[];
  /** The one that is read. */
  sheet?: string;
  /** Other sites whose ranks the file tells, without `www.`. */
  otherSites?: readonly string[];
  /** Windows of Search Console's clicks of each query. Absent: none whose days are known. */
  clickWindows?: readonly ClickWindow[];
  /** What Search Console has counted in the file, where it is one of Search Console's downloads. */
  consoleScope?: {
    /** The first day of the period; null where the file does not tell. */
    startsOn: string | null;
    /** What the download was filtered by, other kinds of search included; null: nothing that is known. */
    filter: string | null;
  };
  /** What to know of the file before importing it, in sentences. */
  notes: readonly string[];
  /** The columns that a person can give a meaning. Until that is done, the kind `table` has no rows. */
  table: ImportTable | null;
  /** Reads the rows from the start, a little at a time. AppError('validation_failed') for what cannot be split into rows. */
  rows(): Generator<ImportedRow>;
}

/** What is known of an export before its rows. */
export type ExportHead = Omit<OpenedExport, 'rows'>;

/** A file whose rows are to be read. */
export interface ExportFile {
  name: string;
  content: Uint8Array;
  /** Whether Keydence wrote it from the answers of an interface; otherwise a person uploaded it. */
  isFetched?: boolean;
  /** The domain that it is for: of a table of several sites, its columns are read. */
  site?: string;
  /** What a person has said of it. */
  reading?: ImportReading | null;
}

/** The counts of a preview; what follows from the domain is added by `createImport`. */
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
  /** The sites of the pages in the file, without `www.`, the most rows first. */
  sites: { host: string; rows: number }[];
  /** One of its tables has exactly as many rows as Search Console exports at most. */
  isCutOff: boolean;
  /** The newest day that a row of a keyword tells for itself, `YYYY-MM-DD`; null where none does. */
  newestDay: string | null;
  /** Words of the queries with the clicks of those that hold them, the most first. */
  wordClicks: WordClicks[];
};

export interface WordClicks {
  word: string;
  clicks: number;
}

/** A file that was read once from its first row to its last. */
export interface InspectedFile {
  head: ExportHead;
  counts: InspectedExport;
  /** SHA-256 of the content, and of how it is to be read. */
  contentHash: Uint8Array;
  /** The content as gzip; null for what was fetched, which is kept already. */
  packed: Uint8Array | null;
}

/** An export whose rows come in batches; nothing is read ahead. */
export interface StreamedExport {
  head: ExportHead;
  /** From the first row on, each time. */
  batches(): AsyncIterable<readonly ImportedRow[]>;
  /** Gives back what reading holds. */
  close(): Promise<void>;
}

/**
 * Recognises exports by their shape, whatever language their headers are in; any other table is told with its columns. The
 * content is handed over: it is not to be used afterwards. AppError: 'payload_too_large', 'unsupported_media_type' for
 * what is no text or archive, 'validation_failed' for what is no table.
 */
export interface ExportReader {
  /** @param signal Ends the reading. */
  inspect(file: ExportFile, signal?: AbortSignal): Promise<InspectedFile>;
  read(file: ExportFile): Promise<StreamedExport>;
}
