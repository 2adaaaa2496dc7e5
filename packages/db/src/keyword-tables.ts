import { type Column, getTableColumns, getTableName, type Table } from 'drizzle-orm';
import { keywordClicks } from './schema/click-windows.ts';
import { keywordMeasures, keywordPages } from './schema/imports.ts';
import {
  keywordDetails,
  keywordRankings,
  keywordTags,
  keywordVolumes,
  rankingMonths,
  trackedKeywords,
} from './schema/keywords.ts';
import { keywordResultPages } from './schema/result-pages.ts';
import { keywordInsights } from './schema/topics.ts';

/** A table with rows of one keyword each; names are those of the database. */
export interface KeywordTable {
  name: string;
  /** Column of the keyword's number in its list. */
  keywordId: string;
  /** Writable columns; generated ones are excluded. */
  columns: readonly string[];
}

/**
 * All tables whose rows are deleted and restored with a keyword, the keyword's own first. Add new
 * tables of keyword data here, or deleting and restoring would lose their rows.
 */
export const keywordTables: readonly KeywordTable[] = [
  describeTable(trackedKeywords, trackedKeywords.id),
  describeTable(keywordRankings, keywordRankings.id),
  describeTable(keywordVolumes, keywordVolumes.id),
  describeTable(rankingMonths, rankingMonths.keywordId),
  describeTable(keywordTags, keywordTags.keywordId),
  describeTable(keywordDetails, keywordDetails.keywordId),
  describeTable(keywordResultPages, keywordResultPages.keywordId),
  describeTable(keywordMeasures, keywordMeasures.keywordId),
  describeTable(keywordPages, keywordPages.keywordId),
  describeTable(keywordClicks, keywordClicks.keywordId),
  describeTable(keywordInsights, keywordInsights.keywordId),
];

function describeTable(table: Table, keywordId: Column): KeywordTable {
  const columns = Object.values(getTableColumns(table))
    .filter(({ generated }) => generated === undefined)
    .map(({ name }) => name);
  return { name: getTableName(table), keywordId: keywordId.name, columns };
}
