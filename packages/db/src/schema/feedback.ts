import type { FeedbackCategory, FeedbackStatus } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, time } from './columns.ts';
import { users } from './identity.ts';
import { workspaces } from './workspaces.ts';

/**
 * Items of the feedback board. Statements that add and remove votes and comments maintain the
 * counts, and the trigger `forget_feedback_of_user` does for a deleted person; an item outlives its
 * author.
 */
export const feedback = pgTable(
  'feedback',
  {
    id: uuid().primaryKey(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    workspaceId: uuid('workspace_id').references(() => workspaces.id, { onDelete: 'set null' }),
    title: text().notNull(),
    description: text().notNull(),
    category: text().$type<FeedbackCategory>().notNull(),
    status: text().$type<FeedbackStatus>().notNull().default('under_review'),
    /** Title and description in one folded text (`toFeedbackSearchText`). */
    searchText: text('search_text').notNull(),
    upvotesCount: integer('upvotes_count').notNull().default(0),
    commentsCount: integer('comments_count').notNull().default(0),
    /** The item that took over the votes and comments; merged items are not listed. */
    mergedIntoId: uuid('merged_into_id').references((): AnyPgColumn => feedback.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (t) => [
    check('feedback_upvotes_count', sql`${t.upvotesCount} >= 0`),
    check('feedback_comments_count', sql`${t.commentsCount} >= 0`),
    index('feedback_recent').on(t.createdAt, t.id).where(sql`${t.mergedIntoId} is null`),
    index('feedback_most_upvoted')
      .on(t.upvotesCount, t.createdAt, t.id)
      .where(sql`${t.mergedIntoId} is null`),
    index('feedback_most_commented')
      .on(t.commentsCount, t.createdAt, t.id)
      .where(sql`${t.mergedIntoId} is null`),
    index('feedback_category')
      .on(t.category, t.status, t.createdAt, t.id)
      .where(sql`${t.mergedIntoId} is null`),
    index('feedback_search').using('gin', t.searchText.op('gin_trgm_ops')),
    index('feedback_workspace').on(t.workspaceId, t.category),
    index('feedback_author').on(t.authorId),
    index('feedback_merged').on(t.mergedIntoId),
  ],
);

/** One person's vote for one item. */
export const feedbackVotes = pgTable(
  'feedback_votes',
  {
    feedbackId: uuid('feedback_id')
      .notNull()
      .references(() => feedback.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.feedbackId, t.userId] }), index('feedback_votes_user').on(t.userId)],
);

/** A deleted comment has no row. */
export const feedbackComments = pgTable(
  'feedback_comments',
  {
    id: uuid().primaryKey(),
    feedbackId: uuid('feedback_id')
      .notNull()
      .references(() => feedback.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    content: text().notNull(),
    createdAt: createdAt(),
    editedAt: time('edited_at'),
  },
  (t) => [
    index('feedback_comments_item').on(t.feedbackId, t.createdAt, t.id),
    index('feedback_comments_author').on(t.authorId),
  ],
);

/** Choices about mails on feedback; without a row, a person gets them. */
export const feedbackNotices = pgTable('feedback_notices', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  isOn: boolean('is_on').notNull(),
  updatedAt: time('updated_at').notNull().defaultNow(),
});
