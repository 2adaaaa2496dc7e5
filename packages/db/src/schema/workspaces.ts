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
  /** Members may make share links and webhooks, which send data out of the workspace; else only owners. */
  membersMayShare: boolean('members_may_share').notNull().default(false),
  /** IANA name. The calendar by which days of the workspace's data are counted and shown. */
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
    /** What the owner says the site is called; null: as the domain says. */
    brandNames: text('brand_names').array(),
    dataSource: text('data_source').$type<DataSourceName>(),
    /** The keyword list of the current market; null until the first setup step has made it. */
    listId: integer('list_id'),
    createdAt: createdAt(),
  },
  (t) => [unique('tracked_domains_name').on(t.workspaceId, t.domainName)],
);

/** The setup job's own record: one row a domain, moved forward by its steps. */
export const domainSetups = pgTable('domain_setups', {
  domainId: uuid('domain_id')
    .primaryKey()
    .references(() => trackedDomains.id, { onDelete: 'cascade' }),
  /** Rises with every restart, so that a stale job stops. */
  run: integer().notNull().default(1),
  state: text().$type<SetupState>().notNull(),
  step: text().$type<SetupStep>(),
  stepsDone: integer('steps_done').notNull().default(0),
  message: text().notNull(),
  startedAt: time('started_at').notNull().defaultNow(),
  finishedAt: time('finished_at'),
  /** The domain has its figures already, and shows them while they are collected again and where that fails. */
  isRepeat: boolean('is_repeat').notNull().default(false),
  /** The state as people see it: a domain that is measured again stays ready. */
  shownState: text('shown_state')
    .$type<SetupState>()
    .notNull()
    .generatedAlwaysAs(sql`case when is_repeat then 'ready' else state end`),
});

/** Filters and sort of the keyword list under a name, for every member of the workspace. */
export const keywordViews = pgTable(
  'keyword_views',
  {
    id: uuid().primaryKey(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    query: jsonb().$type<KeywordViewQuery>().notNull(),
    /** Null for a person who is gone, and where the view is older than this column. */
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('keyword_views_name').on(t.workspaceId, sql`lower(${t.name})`),
    index('keyword_views_created_by').on(t.createdBy),
  ],
);
