import type {
  AskedQuestion,
  BriefBody,
  BriefOutcome,
  BriefPageKind,
  BriefState,
  BriefSubject,
} from '@keydence/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, createdAt, time } from './columns.ts';
import { ofList } from './keywords.ts';

/** What pages that rank for a keyword have in common, computed once all of them are read. */
export const briefs = pgTable(
  'briefs',
  {
    listId: ofList(),
    id: uuid().notNull(),
    /** Keyword that the page should rank for. */
    title: text().notNull(),
    subject: text().$type<BriefSubject>().notNull(),
    subjectId: text('subject_id'),
    language: text().notNull(),
    state: text().$type<BriefState>().notNull(),
    message: text(),
    /** What searchers ask around it. */
    asked: jsonb().$type<AskedQuestion[]>().notNull().default([]),
    /** The own page that ranks for it. */
    ownPage: text('own_page'),
    isSample: boolean('is_sample').notNull().default(false),
    /** The kind of page that a person chose. */
    kind: text().$type<BriefPageKind>(),
    /** Numbers of sources that do not count. */
    excluded: smallint().array().notNull().default([]),
    body: jsonb().$type<BriefBody>(),
    createdAt: createdAt(),
    finishedAt: time('finished_at'),
  },
  (t) => [
    primaryKey({ columns: [t.listId, t.id] }),
    index('briefs_newest').on(t.listId, t.createdAt),
    index('briefs_open').on(t.listId).where(sql`state in ('queued', 'running')`),
  ],
);

/** An address of a brief, and what is kept of its page: no sentence of it. */
export const briefSources = pgTable(
  'brief_sources',
  {
    listId: integer('list_id').notNull(),
    briefId: uuid('brief_id').notNull(),
    number: smallint().notNull(),
    address: text().notNull(),
    outcome: text().$type<BriefOutcome>().notNull().default('waiting'),
    status: smallint(),
    readAt: time('read_at'),
    kind: text().$type<BriefPageKind>(),
    title: text(),
    words: integer(),
    /** JSON, deflated; see `BriefExtract`. */
    extract: bytea(),
  },
  (t) => [
    primaryKey({ columns: [t.listId, t.briefId, t.number] }),
    foreignKey({
      name: 'brief_sources_brief',
      columns: [t.listId, t.briefId],
      foreignColumns: [briefs.listId, briefs.id],
    }).onDelete('cascade'),
  ],
);
