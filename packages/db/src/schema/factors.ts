import { bigint, index, integer, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytea, createdAt, time } from './columns.ts';
import { users } from './identity.ts';
import { identitySchema } from './identity-schema.ts';

/** A user's second factors: an authenticator app, a phone, a security key. */
export const mfaFactors = identitySchema.table(
  'mfa_factors',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    friendlyName: text('friendly_name').notNull(),
    factorType: text('factor_type').notNull(),
    /** unverified until its first correct code, then verified. */
    status: text().notNull(),
    /** The authenticator app's secret, sealed. */
    secret: text(),
    phone: text(),
    lastChallengedAt: time('last_challenged_at'),
    /** The time step of the last accepted code; neither it nor an earlier one is accepted again. */
    lastUsedStep: bigint('last_used_step', { mode: 'number' }),
    createdAt: createdAt(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (t) => [unique('mfa_factors_user_name').on(t.userId, t.friendlyName)],
);

export const mfaChallenges = identitySchema.table(
  'mfa_challenges',
  {
    id: uuid().primaryKey(),
    factorId: uuid('factor_id')
      .notNull()
      .references(() => mfaFactors.id, { onDelete: 'cascade' }),
    /** Origin of the challenge; the answer must come from the same address. */
    ip: text().notNull(),
    /**
     * Keyed hash of the sent code, or of the security key's challenge; an authenticator app needs
     * neither.
     */
    codeHash: bytea('code_hash'),
    attempts: integer().notNull().default(0),
    verifiedAt: time('verified_at'),
    createdAt: createdAt(),
  },
  (t) => [index('mfa_challenges_factor').on(t.factorId), index('mfa_challenges_created').on(t.createdAt)],
);
