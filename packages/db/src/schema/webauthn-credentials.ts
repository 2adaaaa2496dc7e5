import { bigint, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, createdAt } from './columns.ts';
import { mfaFactors } from './factors.ts';
import { identitySchema } from './identity-schema.ts';

/** The public key of a security key or passkey, stored after its factor's first correct answer. */
export const webauthnCredentials = identitySchema.table('webauthn_credentials', {
  factorId: uuid('factor_id')
    .primaryKey()
    .references(() => mfaFactors.id, { onDelete: 'cascade' }),
  /** The authenticator's own id, base64url; unique across users. */
  credentialId: text('credential_id').notNull().unique(),
  /** COSE. */
  publicKey: bytea('public_key').notNull(),
  /**
   * Signature counter at its last use; a smaller number reveals a copy. Zero if the key does not
   * count.
   */
  signCount: bigint('sign_count', { mode: 'number' }).notNull(),
  /** Transports of the key: usb, nfc, internal. */
  transports: jsonb().$type<string[]>().notNull().default([]),
  createdAt: createdAt(),
});
