import type { AiOverviewState } from '@keydence/domain';
import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';
import { ofKeyword } from './keywords.ts';

/** What the result page of a keyword shows besides the site's own rank, by the newest page that told it. */
export const keywordResultPages = pgTable(
  'keyword_result_pages',
  {
    listId: integer('list_id').notNull(),
    keywordId: bigint('keyword_id', { mode: 'number' }).notNull(),
    /** Null when no page has told whether there is an AI overview. */
    aiOverview: text('ai_overview').$type<AiOverviewState>(),
    aiOverviewReadAt: time('ai_overview_read_at'),
    /** Questions of "People also ask"; null when no page has told them. */
    questions: text().array(),
    questionsReadAt: time('questions_read_at'),
    /** Addresses of the first ten results in their order; null when no page has told them. */
    results: text().array(),
    resultsReadAt: time('results_read_at'),
  },
  (t) => [primaryKey({ columns: [t.listId, t.keywordId] }), ofKeyword('keyword_result_pages_keyword', t)],
);
