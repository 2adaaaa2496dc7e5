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

/** The domain that a row belongs to, and with which it goes. */
const ofDomain = () =>
  uuid('domain_id')
    .notNull()
    .references(() => trackedDomains.id, { onDelete: 'cascade' });

/** When each tracked domain gets its next report. Whoever locks the row may start or settle a run. */
export const domainRhythms = pgTable(
  'domain_rhythms',
  {
    domainId: ofDomain().primaryKey(),
    hour: smallint().notNull(),
    isPaused: boolean('is_paused').notNull().default(false),
    /** The next beat. */
    nextRunAt: time('next_run_at').notNull(),
    /** When a failed run is tried again; null when none is. */
    retryAt: time('retry_at'),
    /** Attempts at the report of the last beat that have failed. */
    failures: smallint().notNull().default(0),
    /** The beat that found no newer export of a domain that lives on imports; null where none is missing. */
    waitingSince: time('waiting_since'),
    /** An export has brought newer numbers, which no report has told yet. */
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

/** What became of each run of a schedule; the newest ones are kept. */
export const rhythmRuns = pgTable(
  'rhythm_runs',
  {
    domainId: ofDomain(),
    /** The run of the domain's setup (`domain_setups.run`) that does the work. */
    run: integer().notNull(),
    state: text().$type<RunState>().notNull(),
    /** Null for the schedule, and for a person who is gone. */
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

/** What a list measured on the day of a report, so that the next report can be compared with it. */
export const listMeasures = pgTable(
  'list_measures',
  {
    listId: ofList(),
    day: date().notNull(),
    measuredAt: time('measured_at').notNull(),
    figures: jsonb().$type<StoredFigures>().notNull(),
    /** Hashes of the gap keywords of that day. */
    gapHashes: bigint('gap_hashes', { mode: 'bigint' }).array().notNull(),
    /** Compared with the report before; null for the first one. */
    trend: jsonb().$type<Trend>(),
  },
  (t) => [primaryKey({ columns: [t.listId, t.day] })],
);

/** Who has chosen whether to get the reports of a domain by mail; every other member gets them. */
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
