import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';
import { ofList } from './keywords.ts';

/** The rows of one deleted keyword by table name, in the form of `to_jsonb`. */
export type KeywordRows = Record<string, Record<string, unknown>[]>;

/**
 * Keywords that members deleted: no refresh restores them, and they can be restored completely
 * while their rows are kept. A text of a list is either tracked or here, never both.
 */
export const deletedKeywords = pgTable(
  'deleted_keywords',
  {
    listId: ofList(),
    kwHash: bigint('kw_hash', { mode: 'bigint' })
      .notNull()
      .generatedAlwaysAs(sql`hashtextextended(keyword_text, 0)`),
    /** Its former number, which it gets back when it is restored. */
    id: bigint({ mode: 'number' }).notNull(),
    keywordText: text('keyword_text').notNull(),
    deletedAt: time('deleted_at').notNull(),
    /** Null once they are too old to restore. */
    rows: jsonb().$type<KeywordRows>(),
  },
  (t) => [
    primaryKey({ columns: [t.listId, t.kwHash] }),
    unique('deleted_keywords_id').on(t.listId, t.id),
    index('deleted_keywords_recent').on(t.listId, t.deletedAt, t.id).where(sql`rows is not null`),
  ],
);
