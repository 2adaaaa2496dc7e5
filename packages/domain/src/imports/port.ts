import type { MonthlySearches, SearchIntent, SerpFeature } from '../search-data/port.ts';
import type { ExportKind, ExportTool, ImportPreview, TotalDimension } from './schema.ts';

/** What a row of an export says of one keyword. Null is unknown: the export has no such column, or an empty cell. */
export interface ImportedKeyword {
  type: 'keyword';
  /** Counted from 1 in the file, its header included. */
  rowNumber: number;
  keywordText: string;
  /** The day on which the tool measured this row, `YYYY-MM-DD`; null where only the whole file has a date. */
  measuredOn: string | null;
  /** Searches a month. */
  searchVolume: number | null;
  /** The volume stands for a range (Keyword Planner without ads: 50 is 10 to 100). */
  isVolumeBucket: boolean;
  /** US dollars a click. */
  cpc: number | null;
  /** Keyword difficulty, 0 to 100 on the tool's own scale. */
  difficulty: number | null;
  intent: SearchIntent | null;
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
  url: string | null;
  /** Further pages of the site that answer the keyword, with their ranks of 1 to 100. */
  rivalPages: { url: string; rank: number }[];
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
}

export type ImportedRow = ImportedKeyword | ImportedTotal | ImportedProblem;

/** A recognised export. */
export interface OpenedExport {
  kind: ExportKind;
  tool: ExportTool;
  /** The last day that the numbers are about, `YYYY-MM-DD`; null when neither the file nor its name tells. */
  measuredOn: string | null;
  /** ISO 3166 alpha-2 of the market, upper case; null when the export does not tell. */
  countryCode: string | null;
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
}

/** The counts of a preview; what follows from the domain is added by `createImport`. */
export type InspectedExport = Pick<
  ImportPreview,
  'keywordRows' | 'totalRows' | 'skippedRows' | 'filled' | 'unknown' | 'problemCount' | 'problems' | 'sample'
> & {
  hasBuckets: boolean;
  /** One of its tables has exactly as many rows as Search Console exports at most. */
  isCutOff: boolean;
};

/** A file that was read once from its first row to its last. */
export interface InspectedFile {
  head: ExportHead;
  counts: InspectedExport;
  /** SHA-256 of the content. */
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
 * Recognises exports by their shape, whatever language their headers are in. The content is handed over: it is not to be
 * used afterwards. AppError: 'payload_too_large', 'unsupported_media_type' for what is no text or archive,
 * 'validation_failed' for what is no known export.
 */
export interface ExportReader {
  /** @param signal Ends the reading. */
  inspect(file: ExportFile, signal?: AbortSignal): Promise<InspectedFile>;
  read(file: ExportFile): Promise<StreamedExport>;
}
