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

/** A table whose rows belong to one keyword each, by the names in the database. */
export interface KeywordTable {
  name: string;
  /** The column with the keyword's number in its list. */
  keywordId: string;
  /** Those that can be written; generated ones are left out. */
  columns: readonly string[];
}

/**
 * Every table whose rows go and come back with a keyword, the keyword's own first. What a new feature attaches to
 * keywords belongs here, or deleting and restoring would lose it.
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
