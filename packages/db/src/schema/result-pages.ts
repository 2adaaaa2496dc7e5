import type { AiOverviewState } from '@keydence/domain';
import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';
import { ofKeyword } from './keywords.ts';

/**
 * Contents of a keyword's result page besides the site's own rank, from the newest page that
 * reported them.
 */
export const keywordResultPages = pgTable(
  'keyword_result_pages',
  {
    listId: integer('list_id').notNull(),
    keywordId: bigint('keyword_id', { mode: 'number' }).notNull(),
    /** Null if no page has reported an AI overview or its absence. */
    aiOverview: text('ai_overview').$type<AiOverviewState>(),
    aiOverviewReadAt: time('ai_overview_read_at'),
    /** Questions of "People also ask"; null if no page has reported them. */
    questions: text().array(),
    questionsReadAt: time('questions_read_at'),
    /** URLs of the first ten results in their order; null if no page has reported them. */
    results: text().array(),
    resultsReadAt: time('results_read_at'),
  },
  (t) => [primaryKey({ columns: [t.listId, t.keywordId] }), ofKeyword('keyword_result_pages_keyword', t)],
);
