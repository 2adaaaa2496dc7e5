import type { ConsoleTool } from '@keydence/domain';
import { bigint, boolean, date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { ofKeyword, ofList } from './keywords.ts';

/**
 * Windows of days for which Search Console has counted the clicks of queries. Figures of an upload
 * are keyword measures of the same day; those of the API are in `keyword_clicks`.
 */
export const clickWindows = pgTable(
  'click_windows',
  {
    listId: ofList(),
    source: text().$type<ConsoleTool>().notNull(),
    endsOn: date('ends_on').notNull(),
    /**
     * Null if two uploads that end on the day differ in length: a figure's window is then
     * ambiguous.
     */
    days: smallint(),
    /** The fetched property; null for an upload. Windows of two properties are not compared. */
    property: text(),
    /** A keyword without a count had no clicks. */
    isWhole: boolean('is_whole').notNull(),
  },
  (t) => [primaryKey({ columns: [t.listId, t.source, t.endsOn] })],
);

/** Search Console API counts of a keyword in the window that ends on a day. */
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
