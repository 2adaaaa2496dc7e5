import type { DataSourceName, KeywordViewQuery, MemberRole, SetupState, SetupStep } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, time } from './columns.ts';
import { users } from './identity.ts';

export const workspaces = pgTable('workspaces', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  iconUrl: text('icon_url'),
  /**
   * Members may create share links and webhooks, which send data out of the workspace; otherwise
   * only owners may.
   */
  membersMayShare: boolean('members_may_share').notNull().default(false),
  /** IANA name. The calendar in which days of the workspace's data are counted and shown. */
  timeZone: text('time_zone').notNull().default('UTC'),
  createdAt: createdAt(),
});

export const workspaceMembers = pgTable(
  'workspace_members',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().$type<MemberRole>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.userId] }), index('workspace_members_user').on(t.userId)],
);

export const trackedDomains = pgTable(
  'tracked_domains',
  {
    id: uuid().primaryKey(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    domainName: text('domain_name').notNull(),
    locationCode: integer('location_code').notNull(),
    languageCode: text('language_code').notNull(),
    /** Brand names given by the owner; null: derived from the domain. */
    brandNames: text('brand_names').array(),
    dataSource: text('data_source').$type<DataSourceName>(),
    /** The keyword list of the current market; null until the first setup step has created it. */
    listId: integer('list_id'),
    createdAt: createdAt(),
  },
  (t) => [unique('tracked_domains_name').on(t.workspaceId, t.domainName)],
);

/** State of the setup job: one row per domain, updated by its steps. */
export const domainSetups = pgTable('domain_setups', {
  domainId: uuid('domain_id')
    .primaryKey()
    .references(() => trackedDomains.id, { onDelete: 'cascade' }),
  /** Increases with every restart, so that a stale job stops. */
  run: integer().notNull().default(1),
  state: text().$type<SetupState>().notNull(),
  step: text().$type<SetupStep>(),
  stepsDone: integer('steps_done').notNull().default(0),
  message: text().notNull(),
  startedAt: time('started_at').notNull().defaultNow(),
  finishedAt: time('finished_at'),
  /**
   * The domain already has figures, and shows them while new ones are collected or if that fails.
   */
  isRepeat: boolean('is_repeat').notNull().default(false),
  /** The state shown to users: a domain that is checked again stays ready. */
  shownState: text('shown_state')
    .$type<SetupState>()
    .notNull()
    .generatedAlwaysAs(sql`case when is_repeat then 'ready' else state end`),
});

/** Saved filters and sort of the keyword list, shared by all members of the workspace. */
export const keywordViews = pgTable(
  'keyword_views',
  {
    id: uuid().primaryKey(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    query: jsonb().$type<KeywordViewQuery>().notNull(),
    /** Null for a deleted person, and if the view is older than this column. */
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('keyword_views_name').on(t.workspaceId, sql`lower(${t.name})`),
    index('keyword_views_created_by').on(t.createdBy),
  ],
);
