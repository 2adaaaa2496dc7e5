import {
  brandTerms,
  createWordClicks,
  type ImportedField,
  type ImportedKeyword,
  type ImportedProblem,
  type ImportedRow,
  type ImportPreview,
  type InspectedExport,
  importedField,
  importLimits,
  type OpenedExport,
} from '@keydence/domain';
import { createQueryCount } from './query-count.ts';
import { hostOf } from './read-site.ts';

/** Search Console's interface writes no more rows of a table than these. */
const rowsOfInterface = 1_000;
const toldSites = 5;
/** Maximum number of distinct sites: a file of links could name any number. */
const mostSites = 10_000;

/** Reads an export once from its first row to its last, and summarizes its contents. */
export function inspectExport(opened: OpenedExport, site?: string): InspectedExport {
  const counts = { keywordRows: 0, totalRows: 0, skippedRows: 0, problemCount: 0 };
  const problems: ImportPreview['problems'] = [];
  const sample: ImportPreview['sample'] = [];
  const filled = new Set<ImportedField>();
  const rowsByTable = new Map<string, number>();
  const sites = new Map<string, number>();
  const queries = createQueryCount();
  const longQueries = createQueryCount();
  const wordClicks = createWordClicks(site === undefined ? [] : brandTerms([{ domainName: site }]));
  let hasBuckets = false;
  const counted = new Set<string>();
  let repeatedRows = 0;
  let asksDecimalMark = false;
  let newestDay: string | null = null;
  for (const row of opened.rows()) {
    if (row.type === 'problem') {
      counts.problemCount += 1;
      asksDecimalMark ||= row.isUnclear === true;
      if (row.isSkipped) counts.skippedRows += 1;
      if (problems.length < importLimits.namedProblems) problems.push(viewProblem(row));
      continue;
    }
    // These repeat queries that are counted above.
    if (row.isEarlier || row.type === 'clicks') continue;
    const table = row.type === 'total' ? row.dimension : 'query';
    rowsByTable.set(table, (rowsByTable.get(table) ?? 0) + 1);
    const host = siteOf(row);
    if (host !== null && (sites.has(host) || sites.size < mostSites)) {
      sites.set(host, (sites.get(host) ?? 0) + 1);
    }
    if (row.type !== 'total') queries.add(row);
    if (row.type === 'total') {
      counts.totalRows += 1;
    } else if (row.type === 'long_query') {
      longQueries.add(row);
    } else {
      counts.keywordRows += 1;
      wordClicks.add(row);
      hasBuckets ||= row.isVolumeBucket;
      // The tables of tools have one row per keyword, so only others are compared.
      if (opened.kind === 'table' && row.clicks !== null) {
        const key = `${row.measuredOn ?? ''} ${row.keywordText}`;
        if (counted.has(key)) repeatedRows += 1;
        else counted.add(key);
      }
      if (row.measuredOn !== null && row.measuredOn > (newestDay ?? '')) newestDay = row.measuredOn;
      for (const field of filledFields(row)) filled.add(field);
      if (sample.length < importLimits.sampleRows) sample.push(viewSample(row));
    }
  }
  const fields = importedField.options;
  return {
    ...counts,
    problems,
    sample,
    filled: fields.filter((field) => filled.has(field)),
    unknown: fields.filter((field) => !filled.has(field)),
    hasBuckets,
    repeatedRows,
    asksDecimalMark,
    newestDay,
    wordClicks: wordClicks.most(),
    queries: queries.figures(),
    longQueries: longQueries.figures(),
    sites: [...sites]
      .map(([host, rows]) => ({ host, rows }))
      .sort((a, b) => b.rows - a.rows)
      .slice(0, toldSites),
    isCutOff: opened.tool === 'search_console' && [...rowsByTable.values()].includes(rowsOfInterface),
  };
}

function siteOf(row: ImportedRow): string | null {
  if (row.type === 'keyword' && row.url !== null) return hostOf(row.url);
  return row.type === 'total' && row.dimension === 'page' ? hostOf(row.name) : null;
}

function viewProblem({ rowNumber, value, message, isSkipped }: ImportedProblem) {
  return { rowNumber, value, message, isSkipped };
}

function viewSample(row: ImportedKeyword): ImportPreview['sample'][number] {
  const { keywordText, searchVolume, isVolumeBucket, volumeBelow, intent, clicks, impressions } = row;
  return {
    keywordText,
    searchVolume,
    isVolumeBucket,
    volumeBelow,
    difficultyScore: row.difficulty === null ? null : Math.round(row.difficulty),
    rankAbsolute: row.rank,
    intentType: intent,
    clicks,
    impressions,
  };
}

function filledFields(row: ImportedKeyword): ImportedField[] {
  const isFilled: Record<ImportedField, boolean> = {
    rank: row.isRankChecked,
    search_volume: row.searchVolume !== null || row.volumeBelow !== null,
    difficulty: row.difficulty !== null,
    cpc: row.cpc !== null,
    intent: row.intent !== null,
    monthly_searches: row.monthlySearches.length > 0,
    serp_features: row.serpFeatures !== null,
    ranking_url: row.url !== null,
    clicks: row.clicks !== null,
    impressions: row.impressions !== null,
  };
  return importedField.options.filter((field) => isFilled[field]);
}
