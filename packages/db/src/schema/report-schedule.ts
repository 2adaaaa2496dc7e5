import type { RunState, StoredFigures, Trend } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { time } from './columns.ts';
import { users } from './identity.ts';
import { ofList } from './keywords.ts';
import { trackedDomains } from './workspaces.ts';

/** The domain of a row; deleting it deletes the row. */
const ofDomain = () =>
  uuid('domain_id')
    .notNull()
    .references(() => trackedDomains.id, { onDelete: 'cascade' });

/**
 * The report schedule of each tracked domain. Starting or finishing a run requires a lock on its
 * row.
 */
export const reportSchedules = pgTable(
  'domain_rhythms',
  {
    domainId: ofDomain().primaryKey(),
    hour: smallint().notNull(),
    isPaused: boolean('is_paused').notNull().default(false),
    nextRunAt: time('next_run_at').notNull(),
    /** Retry time of a failed run; null if none. */
    retryAt: time('retry_at'),
    /** Failed attempts at the latest due report. */
    failures: smallint().notNull().default(0),
    /**
     * The due time that found no newer export of an import-only domain; null if none is missing.
     */
    waitingSince: time('waiting_since'),
    /** An export has brought newer numbers that are not in a report yet. */
    hasNewerImport: boolean('has_newer_import').notNull().default(false),
  },
  (t) => [
    check('domain_rhythms_hour', sql`${t.hour} between 0 and 23`),
    // `least` skips the null.
    index('domain_rhythms_due').on(sql`least(${t.nextRunAt}, ${t.retryAt})`).where(sql`not ${t.isPaused}`),
    index('domain_rhythms_import_came')
      .on(t.domainId)
      .where(sql`${t.hasNewerImport} and ${t.waitingSince} is not null`),
  ],
);

/** Results of scheduled runs; the newest ones are kept. */
export const scheduleRuns = pgTable(
  'rhythm_runs',
  {
    domainId: ofDomain(),
    /** The run of the domain's setup (`domain_setups.run`) that does the work. */
    run: integer().notNull(),
    state: text().$type<RunState>().notNull(),
    /** Null for scheduled runs and for deleted users. */
    askedBy: uuid('asked_by').references(() => users.id, { onDelete: 'set null' }),
    isAsked: boolean('is_asked').notNull().default(false),
    dueAt: time('due_at').notNull(),
    startedAt: time('started_at').notNull(),
    finishedAt: time('finished_at'),
    attempt: smallint().notNull(),
    missed: integer().notNull().default(0),
    message: text(),
  },
  (t) => [
    primaryKey({ columns: [t.domainId, t.run] }),
    index('rhythm_runs_running').on(t.domainId).where(sql`${t.state} = 'running'`),
    index('rhythm_runs_asked_by').on(t.askedBy),
  ],
);

/** Snapshot of a list on the day of a report, for comparison with the next report. */
export const listMeasures = pgTable(
  'list_measures',
  {
    listId: ofList(),
    day: date().notNull(),
    measuredAt: time('measured_at').notNull(),
    figures: jsonb().$type<StoredFigures>().notNull(),
    /** Hashes of the gap keywords of that day. */
    gapHashes: bigint('gap_hashes', { mode: 'bigint' }).array().notNull(),
    /** Compared with the previous report; null for the first one. */
    trend: jsonb().$type<Trend>(),
  },
  (t) => [primaryKey({ columns: [t.listId, t.day] })],
);

/** Members' choices about report mails of a domain; without a row, a member gets them. */
export const reportMails = pgTable(
  'report_mails',
  {
    domainId: ofDomain(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    isOn: boolean('is_on').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.domainId, t.userId] }), index('report_mails_user').on(t.userId)],
);
