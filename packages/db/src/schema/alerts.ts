import type {
  AlertKind,
  AlertMove,
  AlertOutcome,
  AlertSet,
  DeliveryAttempt,
  DeliveryState,
} from '@keydence/domain';
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
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, time } from './columns.ts';
import { users } from './identity.ts';
import { keywordViews, trackedDomains, workspaces } from './workspaces.ts';

/** The domain of a row; deleting it deletes the row. */
const ofDomain = () =>
  uuid('domain_id')
    .notNull()
    .references(() => trackedDomains.id, { onDelete: 'cascade' });

/** Webhooks for a domain's alerts. The secret is sealed, because it signs each message. */
export const alertWebhooks = pgTable(
  'alert_webhooks',
  {
    id: uuid().primaryKey(),
    domainId: ofDomain(),
    url: text().notNull(),
    sealedSecret: text('sealed_secret').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    /** Consecutive messages that were given up. */
    failures: smallint().notNull().default(0),
    /** Null if the person was deleted or the webhook is older than this column. */
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    disabledAt: time('disabled_at'),
    createdAt: createdAt(),
  },
  (t) => [index('alert_webhooks_domain').on(t.domainId), index('alert_webhooks_created_by').on(t.createdBy)],
);

/** Conditions under which rank changes of a domain trigger an alert. */
export const alertRules = pgTable(
  'alert_rules',
  {
    id: uuid().primaryKey(),
    domainId: ofDomain(),
    name: text().notNull(),
    isActive: boolean('is_active').notNull(),
    keywordSet: text('keyword_set').$type<AlertSet>().notNull(),
    tag: text(),
    /** Null although the set is `view`: that view was deleted. */
    viewId: uuid('view_id').references(() => keywordViews.id, { onDelete: 'set null' }),
    kind: text().$type<AlertKind>().notNull(),
    places: smallint(),
    minKeywords: integer('min_keywords').notNull(),
    quietDays: smallint('quiet_days').notNull(),
    sendsMail: boolean('sends_mail').notNull(),
    webhookId: uuid('webhook_id').references(() => alertWebhooks.id, { onDelete: 'set null' }),
    lastOutcome: jsonb('last_outcome').$type<AlertOutcome>(),
    /** The newest day whose checks triggered it. */
    lastFiredOn: date('last_fired_on'),
    createdAt: createdAt(),
    /** Set while a deletion can be undone: the rule is hidden and inactive. */
    deletedAt: time('deleted_at'),
  },
  (t) => [
    check('alert_rules_places', sql`(${t.kind} = 'lost') = (${t.places} is null)`),
    index('alert_rules_domain').on(t.domainId),
    index('alert_rules_view').on(t.viewId),
    index('alert_rules_webhook').on(t.webhookId),
  ],
);

/**
 * Triggered alerts. A rule fires at most once for the checks of one day, however often it is
 * evaluated.
 */
export const alertEvents = pgTable(
  'alert_events',
  {
    id: uuid().primaryKey(),
    domainId: ofDomain(),
    /** Null if the rule was deleted; the other columns hold a copy of it. */
    ruleId: uuid('rule_id').references(() => alertRules.id, { onDelete: 'set null' }),
    /** The list whose keywords moved; the row is deleted only with the domain. */
    listId: integer('list_id').notNull(),
    listVersion: bigint('list_version', { mode: 'number' }).notNull(),
    day: date().notNull(),
    firedAt: time('fired_at').notNull(),
    ruleName: text('rule_name').notNull(),
    summary: text().notNull(),
    setName: text('set_name').notNull(),
    kind: text().$type<AlertKind>().notNull(),
    moved: integer().notNull(),
    compared: integer().notNull(),
    failed: integer().notNull(),
    unknown: integer().notNull(),
    sample: jsonb().$type<AlertMove[]>().notNull(),
  },
  (t) => [
    unique('alert_events_once').on(t.ruleId, t.listId, t.day),
    index('alert_events_domain').on(t.domainId, t.firedAt, t.id),
  ],
);

/** One message to a webhook, with every attempt, until it is delivered or given up. */
export const alertDeliveries = pgTable(
  'alert_deliveries',
  {
    /** Also the message id for the receiver (`webhook-id`). */
    id: uuid().primaryKey(),
    /** The webhook's, for fair scheduling between workspaces. */
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => alertWebhooks.id, { onDelete: 'cascade' }),
    /** Null for a test, and for a message about moves. */
    eventId: uuid('event_id').references(() => alertEvents.id, { onDelete: 'cascade' }),
    isAboutMoves: boolean('is_about_moves').notNull().default(false),
    state: text().$type<DeliveryState>().notNull(),
    /** The body, identical in each attempt. */
    body: text().notNull(),
    attempts: jsonb().$type<DeliveryAttempt[]>().notNull().default([]),
    nextAttemptAt: time('next_attempt_at'),
    /** Deadline of the worker that makes the attempt; afterwards another worker may retry. */
    claimedUntil: time('claimed_until'),
    createdAt: createdAt(),
  },
  (t) => [
    index('alert_deliveries_pending').on(t.workspaceId, t.nextAttemptAt).where(sql`${t.state} = 'pending'`),
    index('alert_deliveries_due').on(t.nextAttemptAt).where(sql`${t.state} = 'pending'`),
    index('alert_deliveries_webhook').on(t.webhookId, t.createdAt),
    index('alert_deliveries_event').on(t.eventId),
  ],
);

/**
 * A member's choices and read state for a domain's alerts; without a row, a member gets the mails
 * and has read none.
 */
export const alertReaders = pgTable(
  'alert_readers',
  {
    domainId: ofDomain(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    isMailOn: boolean('is_mail_on').notNull().default(true),
    seenAt: time('seen_at'),
  },
  (t) => [primaryKey({ columns: [t.domainId, t.userId] }), index('alert_readers_user').on(t.userId)],
);
