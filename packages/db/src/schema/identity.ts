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

/** How a session was proven, newest first (the `amr` claim). */
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
    /** E.164 without its plus. */
    phone: text(),
    phoneConfirmedAt: time('phone_confirmed_at'),
    /** Argon2id with its salt and cost; bcrypt or another cost until an imported user's first sign-in. */
    passwordHash: text('password_hash'),
    invitedAt: time('invited_at'),
    confirmationSentAt: time('confirmation_sent_at'),
    recoverySentAt: time('recovery_sent_at'),
    reauthenticationSentAt: time('reauthentication_sent_at'),
    /** The address that is to take the place of `email`, until it is confirmed. */
    emailChange: text('email_change'),
    emailChangeSentAt: time('email_change_sent_at'),
    /** How many of the two addresses have agreed. */
    emailChangeConfirmStatus: integer('email_change_confirm_status').notNull().default(0),
    phoneChange: text('phone_change'),
    phoneChangeSentAt: time('phone_change_sent_at'),
    lastSignInAt: time('last_sign_in_at'),
    appMetadata: jsonb('app_metadata').$type<Record<string, unknown>>().notNull().default({}),
    userMetadata: jsonb('user_metadata').$type<Record<string, unknown>>().notNull().default({}),
    /**
     * What the newest request for a code gave to an account without a proven address. Each code has what its own request
     * gave; its proof moves that to `passwordHash` and `userMetadata`. Until then it may be a stranger's.
     */
    claimedPasswordHash: text('claimed_password_hash'),
    claimedMetadata: jsonb('claimed_metadata').$type<Record<string, unknown>>(),
    /** Several requests came, one of them with a password: what is sent again gives none of theirs. */
    isClaimContested: boolean('is_claim_contested').notNull().default(false),
    isAnonymous: boolean('is_anonymous').notNull().default(false),
    bannedUntil: time('banned_until'),
    /** The row then only keeps the id from being used again; nothing of the person is left. */
    deletedAt: time('deleted_at'),
    /** Profile. */
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
    /** The second factor that raised it to aal2. */
    factorId: uuid('factor_id'),
    userAgent: text('user_agent'),
    ip: text(),
    /** The OAuth client that holds it; null for a session of our own pages. */
    oauthClientId: uuid('oauth_client_id').references(() => oauthClients.id, { onDelete: 'cascade' }),
    /** What such a client may read of the user. */
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
    /** SHA-256 of the token. */
    tokenHash: bytea('token_hash').notNull().unique(),
    parentId: bigint('parent_id', { mode: 'bigint' }),
    revokedAt: time('revoked_at'),
    createdAt: createdAt(),
  },
  (t) => [index('refresh_tokens_session').on(t.sessionId)],
);

/** A sign-in that goes on elsewhere: it ends with a code that only its beginner, who has the verifier, can trade. */
export const flowStates = identitySchema.table(
  'flow_states',
  {
    id: uuid().primaryKey(),
    /** Who has signed in; for a mailed link it is known from the start. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** How the session will have been proven (its `amr` entry). */
    method: text().notNull(),
    codeChallenge: text('code_challenge'),
    codeChallengeMethod: text('code_challenge_method'),
    /** At which provider the sign-in goes on; none for a mailed link. */
    provider: text(),
    /** Where the browser returns to from there. */
    redirectTo: text('redirect_to'),
    /** What the provider must repeat, and the secret that proves us to it. */
    nonce: text(),
    providerVerifier: text('provider_verifier'),
    /** Who adds an identity to an account, when nobody signs in. */
    linkingUserId: uuid('linking_user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the secret in the cookie of the browser that goes to the provider; it alone may come back. */
    browserHash: bytea('browser_hash'),
    /** When the provider's answer came; another one is refused. */
    answeredAt: time('answered_at'),
    /** The provider's own tokens, sealed, until the code is traded. */
    providerTokens: text('provider_tokens'),
    /** SHA-256 of the code, once there is one. */
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
    /** The flow that the link goes on with; the code alone needs none. */
    flowStateId: uuid('flow_state_id').references(() => flowStates.id, { onDelete: 'set null' }),
    attempts: integer().notNull().default(0),
    /** What its own request gave to an account without a proven address. */
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

/** E-mail addresses that were replaced, for as long as their owners can restore them by a mailed link. */
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

/** Private keys and server secrets, made at the first start. */
export const serverKeys = identitySchema.table('server_keys', {
  id: text().primaryKey(),
  purpose: text().notNull(),
  value: jsonb().$type<Record<string, unknown>>().notNull(),
  createdAt: createdAt(),
});

/** Fixed-window counters that survive a restart; `key` names the action and a hash of who is counted. */
export const rateLimits = identitySchema.table('rate_limits', {
  key: text().primaryKey(),
  windowStartedAt: time('window_started_at').notNull(),
  count: integer().notNull(),
});
