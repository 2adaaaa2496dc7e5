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

/** The domain that a row belongs to, and with which it goes. */
const ofDomain = () =>
  uuid('domain_id')
    .notNull()
    .references(() => trackedDomains.id, { onDelete: 'cascade' });

/** Where the alerts of a domain are posted. The secret is sealed, as each message is signed with it. */
export const alertWebhooks = pgTable(
  'alert_webhooks',
  {
    id: uuid().primaryKey(),
    domainId: ofDomain(),
    url: text().notNull(),
    sealedSecret: text('sealed_secret').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    /** Messages in a row that were given up. */
    failures: smallint().notNull().default(0),
    /** Null for a person who is gone, and where the webhook is older than this column. */
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    disabledAt: time('disabled_at'),
    createdAt: createdAt(),
  },
  (t) => [index('alert_webhooks_domain').on(t.domainId), index('alert_webhooks_created_by').on(t.createdBy)],
);

/** When the rank changes of a domain are worth telling somebody. */
export const alertRules = pgTable(
  'alert_rules',
  {
    id: uuid().primaryKey(),
    domainId: ofDomain(),
    name: text().notNull(),
    isActive: boolean('is_active').notNull(),
    keywordSet: text('keyword_set').$type<AlertSet>().notNull(),
    tag: text(),
    /** Null with the set `view`: that view was deleted. */
    viewId: uuid('view_id').references(() => keywordViews.id, { onDelete: 'set null' }),
    kind: text().$type<AlertKind>().notNull(),
    places: smallint(),
    minKeywords: integer('min_keywords').notNull(),
    quietDays: smallint('quiet_days').notNull(),
    sendsMail: boolean('sends_mail').notNull(),
    webhookId: uuid('webhook_id').references(() => alertWebhooks.id, { onDelete: 'set null' }),
    lastOutcome: jsonb('last_outcome').$type<AlertOutcome>(),
    /** The newest day for whose checks it fired. */
    lastFiredOn: date('last_fired_on'),
    createdAt: createdAt(),
    /** Set while a deletion can be undone: nobody sees the rule, and it watches nothing. */
    deletedAt: time('deleted_at'),
  },
  (t) => [
    check('alert_rules_places', sql`(${t.kind} = 'lost') = (${t.places} is null)`),
    index('alert_rules_domain').on(t.domainId),
    index('alert_rules_view').on(t.viewId),
    index('alert_rules_webhook').on(t.webhookId),
  ],
);

/** What has fired. A rule fires at most once for the checks of one day, whoever looks and how often. */
export const alertEvents = pgTable(
  'alert_events',
  {
    id: uuid().primaryKey(),
    domainId: ofDomain(),
    /** Null when the rule is gone; what it was stands in the columns beside. */
    ruleId: uuid('rule_id').references(() => alertRules.id, { onDelete: 'set null' }),
    /** The list whose keywords moved; it goes with the domain only. */
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

/** One message to a webhook, until it is taken or given up, with every attempt. */
export const alertDeliveries = pgTable(
  'alert_deliveries',
  {
    /** Also the message's name for whoever gets it (`webhook-id`). */
    id: uuid().primaryKey(),
    /** The webhook's, for fair turns between workspaces. */
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
    /** The body, the same at each attempt. */
    body: text().notNull(),
    attempts: jsonb().$type<DeliveryAttempt[]>().notNull().default([]),
    nextAttemptAt: time('next_attempt_at'),
    /** A worker makes the attempt until then; after that, its process has ended and another one may. */
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

/** What a member has chosen and seen of a domain's alerts; everybody else gets the mails and has seen none. */
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
