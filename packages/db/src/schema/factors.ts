import { bigint, index, integer, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytea, createdAt, time } from './columns.ts';
import { users } from './identity.ts';
import { identitySchema } from './identity-schema.ts';

/** What a user has beside the first way of signing in: an authenticator app, a phone, a security key. */
export const mfaFactors = identitySchema.table(
  'mfa_factors',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    friendlyName: text('friendly_name').notNull(),
    /** totp, phone or webauthn. */
    factorType: text('factor_type').notNull(),
    /** unverified until its first code was right, then verified. */
    status: text().notNull(),
    /** The authenticator app's secret, sealed. */
    secret: text(),
    phone: text(),
    lastChallengedAt: time('last_challenged_at'),
    /** The time step of the last code that was right; neither it nor an earlier one counts again. */
    lastUsedStep: bigint('last_used_step', { mode: 'number' }),
    createdAt: createdAt(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (t) => [unique('mfa_factors_user_name').on(t.userId, t.friendlyName)],
);

/** One question for a factor's code. */
export const mfaChallenges = identitySchema.table(
  'mfa_challenges',
  {
    id: uuid().primaryKey(),
    factorId: uuid('factor_id')
      .notNull()
      .references(() => mfaFactors.id, { onDelete: 'cascade' }),
    /** Where it was asked from; the answer must come from there. */
    ip: text().notNull(),
    /** Keyed hash of the code that was sent, or of what the security key signs; an authenticator app needs neither. */
    codeHash: bytea('code_hash'),
    attempts: integer().notNull().default(0),
    verifiedAt: time('verified_at'),
    createdAt: createdAt(),
  },
  (t) => [index('mfa_challenges_factor').on(t.factorId), index('mfa_challenges_created').on(t.createdAt)],
);
