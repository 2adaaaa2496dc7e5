import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, createdAt, time } from './columns.ts';
import { identitySchema } from './identity-schema.ts';
import { oauthClients } from './oauth-clients.ts';

/** Authentication methods of a session, newest first (the `amr` claim). */
export interface AuthenticationMethod {
  method: string;
  timestamp: number;
}

export const users = identitySchema.table(
  'users',
  {
    id: uuid().primaryKey(),
    email: text(),
    emailConfirmedAt: time('email_confirmed_at'),
    /** E.164 without the plus sign. */
    phone: text(),
    phoneConfirmedAt: time('phone_confirmed_at'),
    /** Argon2id with its salt and cost; bcrypt or another cost until an imported user's first sign-in. */
    passwordHash: text('password_hash'),
    invitedAt: time('invited_at'),
    confirmationSentAt: time('confirmation_sent_at'),
    recoverySentAt: time('recovery_sent_at'),
    reauthenticationSentAt: time('reauthentication_sent_at'),
    /** The address that replaces `email` after confirmation. */
    emailChange: text('email_change'),
    emailChangeSentAt: time('email_change_sent_at'),
    /** Number of the two addresses that have agreed. */
    emailChangeConfirmStatus: integer('email_change_confirm_status').notNull().default(0),
    phoneChange: text('phone_change'),
    phoneChangeSentAt: time('phone_change_sent_at'),
    lastSignInAt: time('last_sign_in_at'),
    appMetadata: jsonb('app_metadata').$type<Record<string, unknown>>().notNull().default({}),
    userMetadata: jsonb('user_metadata').$type<Record<string, unknown>>().notNull().default({}),
    /**
     * Claim of the newest code request for an unverified account. Each code applies the claim of
     * its own request: verification moves it to `passwordHash` and `userMetadata`. Until then it
     * may be a stranger's.
     */
    claimedPasswordHash: text('claimed_password_hash'),
    claimedMetadata: jsonb('claimed_metadata').$type<Record<string, unknown>>(),
    /**
     * Several requests came, at least one with a password: a resent code applies none of their
     * claims.
     */
    isClaimContested: boolean('is_claim_contested').notNull().default(false),
    isAnonymous: boolean('is_anonymous').notNull().default(false),
    bannedUntil: time('banned_until'),
    /** The row only reserves the id; the person's data is deleted. */
    deletedAt: time('deleted_at'),
    fullName: text('full_name'),
    profilePictureUrl: text('profile_picture_url'),
    createdAt: createdAt(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('users_email').on(t.email).where(sql`${t.email} is not null`),
    uniqueIndex('users_phone').on(t.phone).where(sql`${t.phone} is not null`),
    index('users_email_change').on(t.emailChange),
    index('users_phone_change').on(t.phoneChange),
  ],
);

export const identities = identitySchema.table(
  'identities',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    providerId: text('provider_id').notNull(),
    identityData: jsonb('identity_data').$type<Record<string, unknown>>().notNull().default({}),
    email: text(),
    lastSignInAt: time('last_sign_in_at'),
    createdAt: createdAt(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (t) => [
    unique('identities_provider_subject').on(t.provider, t.providerId),
    index('identities_user').on(t.userId),
  ],
);

/** Lucia's table; it fixes the names of id, userId and expiresAt. The id is public (the `session_id` claim). */
export const sessions = identitySchema.table(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
    createdAt: createdAt(),
    refreshedAt: time('refreshed_at'),
    aal: text().notNull().default('aal1'),
    amr: jsonb().$type<AuthenticationMethod[]>().notNull().default([]),
    /** The second factor that elevated it to aal2. */
    factorId: uuid('factor_id'),
    userAgent: text('user_agent'),
    ip: text(),
    /** The OAuth client of the session; null for our own pages. */
    oauthClientId: uuid('oauth_client_id').references(() => oauthClients.id, { onDelete: 'cascade' }),
    /** User data that the OAuth client may read. */
    scope: text(),
  },
  (t) => [
    index('sessions_user').on(t.userId),
    index('sessions_factor').on(t.factorId),
    index('sessions_oauth_client').on(t.oauthClientId),
  ],
);

export const refreshTokens = identitySchema.table(
  'refresh_tokens',
  {
    id: bigserial({ mode: 'bigint' }).primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    tokenHash: bytea('token_hash').notNull().unique(),
    parentId: bigint('parent_id', { mode: 'bigint' }),
    revokedAt: time('revoked_at'),
    createdAt: createdAt(),
  },
  (t) => [index('refresh_tokens_session').on(t.sessionId)],
);

/**
 * A sign-in that continues elsewhere: it ends with a code that only the client with the verifier
 * can exchange.
 */
export const flowStates = identitySchema.table(
  'flow_states',
  {
    id: uuid().primaryKey(),
    /** The signed-in user; known from the start for a mailed link. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The session's future `amr` entry. */
    method: text().notNull(),
    codeChallenge: text('code_challenge'),
    codeChallengeMethod: text('code_challenge_method'),
    /** The provider of the sign-in; none for a mailed link. */
    provider: text(),
    /** Return URL after the provider. */
    redirectTo: text('redirect_to'),
    /** The nonce that the provider must repeat, and the secret that authenticates us to it. */
    nonce: text(),
    providerVerifier: text('provider_verifier'),
    /** The user who adds an identity, if this is not a sign-in. */
    linkingUserId: uuid('linking_user_id').references(() => users.id, { onDelete: 'cascade' }),
    /**
     * SHA-256 of the cookie secret of the browser that goes to the provider; only that browser may
     * return.
     */
    browserHash: bytea('browser_hash'),
    /** Time of the provider's response; a second one is rejected. */
    answeredAt: time('answered_at'),
    /** The provider's own tokens, sealed, until the code is exchanged. */
    providerTokens: text('provider_tokens'),
    /** SHA-256 of the code, if issued. */
    authCodeHash: bytea('auth_code_hash').unique(),
    authCodeIssuedAt: time('auth_code_issued_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('flow_states_user').on(t.userId),
    index('flow_states_linking_user').on(t.linkingUserId),
    index('flow_states_created').on(t.createdAt),
  ],
);

export const oneTimeTokens = identitySchema.table(
  'one_time_tokens',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenType: text('token_type').notNull(),
    /** Keyed hash of the six-digit code. */
    codeHash: bytea('code_hash').notNull(),
    /** Hash of the long random token in the mail's link. */
    linkHash: bytea('link_hash').notNull(),
    /** The flow that the link continues; the code alone needs none. */
    flowStateId: uuid('flow_state_id').references(() => flowStates.id, { onDelete: 'set null' }),
    attempts: integer().notNull().default(0),
    /** Claim of its own request for an unverified account. */
    claimedPasswordHash: text('claimed_password_hash'),
    claimedMetadata: jsonb('claimed_metadata').$type<Record<string, unknown>>(),
    createdAt: createdAt(),
    expiresAt: time('expires_at').notNull(),
  },
  (t) => [
    index('one_time_tokens_user_type').on(t.userId, t.tokenType),
    index('one_time_tokens_link').on(t.linkHash),
    index('one_time_tokens_flow').on(t.flowStateId),
  ],
);

/** Replaced e-mail addresses, as long as their owners can restore them by a mailed link. */
export const addressChanges = identitySchema.table(
  'address_changes',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    previousEmail: text('previous_email').notNull(),
    /** SHA-256 of the token in the mail's link. */
    tokenHash: bytea('token_hash').notNull().unique(),
    createdAt: createdAt(),
    expiresAt: time('expires_at').notNull(),
  },
  (t) => [index('address_changes_user').on(t.userId), index('address_changes_expires').on(t.expiresAt)],
);

/** Private keys and server secrets, created at the first start. */
export const serverKeys = identitySchema.table('server_keys', {
  id: text().primaryKey(),
  purpose: text().notNull(),
  value: jsonb().$type<Record<string, unknown>>().notNull(),
  createdAt: createdAt(),
});

/** Fixed-window counters that survive a restart; `key` is the action and a hash of the subject. */
export const rateLimits = identitySchema.table('rate_limits', {
  key: text().primaryKey(),
  windowStartedAt: time('window_started_at').notNull(),
  count: integer().notNull(),
});
