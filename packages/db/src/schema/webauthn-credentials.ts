import { bigint, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, createdAt } from './columns.ts';
import { mfaFactors } from './factors.ts';
import { identitySchema } from './identity-schema.ts';

/** The public half of a security key or passkey, since its factor's first right answer. */
export const webauthnCredentials = identitySchema.table('webauthn_credentials', {
  factorId: uuid('factor_id')
    .primaryKey()
    .references(() => mfaFactors.id, { onDelete: 'cascade' }),
  /** The authenticator's own name for it, base64url; nobody else may bring the same. */
  credentialId: text('credential_id').notNull().unique(),
  /** COSE. */
  publicKey: bytea('public_key').notNull(),
  /** How many signatures the key had made at its last; a smaller number tells of a copy. Zero where it does not count. */
  signCount: bigint('sign_count', { mode: 'number' }).notNull(),
  /** How a browser reaches it: usb, nfc, internal. */
  transports: jsonb().$type<string[]>().notNull().default([]),
  createdAt: createdAt(),
});
