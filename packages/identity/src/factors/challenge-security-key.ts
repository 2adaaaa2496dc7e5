import { type Queryable, schema } from '@keydence/db';
import { eq } from 'drizzle-orm';
import { AuthError } from '../auth-error.ts';
import type { IdentityContext } from '../context.ts';
import type { Asked, Question } from './question.ts';
import { askForNewKey, askForSignature, relyingParty, type StoredKey } from './security-key.ts';

const { mfaFactors, webauthnCredentials: credentials } = schema;

/** Requests a new key if the factor has none, else a signature of its key. */
export async function prepareKeyQuestion(
  ctx: IdentityContext,
  { factor, user, input }: Asked,
): Promise<Question> {
  const { id } = relyingParty(ctx.settings);
  if (input.rpId !== undefined && input.rpId !== id)
    throw new AuthError(400, 'validation_failed', `webauthn.rpId needs to be ${id}`);
  const key = await readKey(ctx.database.db, factor.id);
  if (key) {
    const publicKey = await askForSignature(ctx.settings, key);
    return {
      code: publicKey.challenge,
      view: { webauthn: { type: 'request', credential_options: { publicKey } } },
    };
  }
  const person = { id: user.id, name: user.email || user.phone || user.id };
  const others = await readKeysOf(ctx.database.db, user.id);
  const publicKey = await askForNewKey(ctx.settings, { person, others, use: 'second-factor' });
  return {
    code: publicKey.challenge,
    view: { webauthn: { type: 'create', credential_options: { publicKey } } },
  };
}

/** The factor's key, or null during set-up. */
export async function readKey(db: Queryable, factorId: string): Promise<StoredKey | null> {
  const [row] = await db.select().from(credentials).where(eq(credentials.factorId, factorId));
  if (!row) return null;
  const publicKey = new Uint8Array(row.publicKey);
  return { id: row.credentialId, publicKey, counter: row.signCount, transports: row.transports };
}

async function readKeysOf(db: Queryable, userId: string): Promise<Pick<StoredKey, 'id' | 'transports'>[]> {
  return db
    .select({ id: credentials.credentialId, transports: credentials.transports })
    .from(credentials)
    .innerJoin(mfaFactors, eq(mfaFactors.id, credentials.factorId))
    .where(eq(mfaFactors.userId, userId));
}
