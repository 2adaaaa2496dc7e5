import type { ConsoleTool } from '@keydence/domain';
import { bigint, boolean, date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { ofKeyword, ofList } from './keywords.ts';

/**
 * Windows of days over which Search Console has counted the clicks of queries. Those of an upload are measures of keywords
 * of the same day; those of the API are in `keyword_clicks`.
 */
export const clickWindows = pgTable(
  'click_windows',
  {
    listId: ofList(),
    source: text().$type<ConsoleTool>().notNull(),
    endsOn: date('ends_on').notNull(),
    /** Null where two uploads that end on the day are of different lengths: nobody knows of which a measure is. */
    days: smallint(),
    /** What was fetched; null for an upload. Windows of two properties are not compared. */
    property: text(),
    /** A keyword without a count had no clicks. */
    isWhole: boolean('is_whole').notNull(),
  },
  (t) => [primaryKey({ columns: [t.listId, t.source, t.endsOn] })],
);

/** What Search Console's API has counted of a keyword in the window that ends on a day. */
export const keywordClicks = pgTable(
  'keyword_clicks',
  {
    listId: integer('list_id').notNull(),
    keywordId: bigint('keyword_id', { mode: 'number' }).notNull(),
    endsOn: date('ends_on').notNull(),
    clicks: bigint({ mode: 'number' }).notNull(),
    impressions: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.listId, t.keywordId, t.endsOn] }), ofKeyword('keyword_clicks_keyword', t)],
);
