import { schema, type Transaction } from '@keydence/db';
import { and, eq, lt } from 'drizzle-orm';
import { AuthError } from '../auth-error.ts';
import type { IdentityContext } from '../context.ts';
import { maxFactors, unverifiedFactorSeconds } from '../lifetimes.ts';
import { sealText } from '../sealed-text.ts';
import type { SessionRecord, UserRow } from '../session-store.ts';
import { factorTypes } from '../settings.ts';
import { transact } from '../transact.ts';
import type { FactorRow } from './factor-view.ts';
import { requireFactorOwner } from './require-factor.ts';
import { createTotp, type NewTotp } from './totp.ts';

export interface EnrolFactorInput {
  factorType: string;
  friendlyName: string;
  /** Whose sign-in it is, as the authenticator app names it. */
  issuer: string;
}

export interface EnrolledFactor {
  id: string;
  type: string;
  friendly_name: string;
  totp: { qr_code: string; secret: string; uri: string };
}

const factors = schema.mfaFactors;
const maxNameLength = 100;

/** Begins the set-up of an authenticator app; it counts once its first code was right. */
export async function enrolFactor(
  ctx: IdentityContext,
  authorization: string | undefined,
  input: EnrolFactorInput,
): Promise<EnrolledFactor> {
  const { session, user } = await requireFactorOwner(ctx, authorization);
  requireType(ctx, input.factorType);
  if (input.friendlyName.length > maxNameLength)
    throw new AuthError(400, 'validation_failed', `friendly_name has at most ${maxNameLength} characters`);
  const totp = createTotp({ issuer: input.issuer || 'Keydence', label: user.email || user.id });
  const sealed = await sealText(ctx, totp.secret);
  const id = ctx.newId();
  await transact(ctx, async (tx) => {
    await requireRoom(ctx, tx, { session, user, friendlyName: input.friendlyName });
    const now = ctx.now();
    await tx.insert(factors).values({
      id,
      userId: user.id,
      friendlyName: input.friendlyName,
      factorType: input.factorType,
      status: 'unverified',
      secret: sealed,
      createdAt: now,
      updatedAt: now,
    });
  });
  return viewEnrolled(id, input, totp);
}

function requireType(ctx: IdentityContext, type: string): void {
  const known = factorTypes.find((name) => name === type);
  if (!known)
    throw new AuthError(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn');
  if (known === 'totp' && ctx.settings.factors.includes(known)) return;
  const shown = { totp: 'TOTP', phone: 'Phone', webauthn: 'WebAuthn' }[known];
  throw new AuthError(422, `mfa_${known}_enroll_not_enabled`, `MFA enroll is disabled for ${shown}`);
}

/** Another factor may come: its name is free, there are not too many, and who has one already has shown it. */
async function requireRoom(
  ctx: IdentityContext,
  tx: Transaction,
  parts: { session: SessionRecord; user: UserRow; friendlyName: string },
): Promise<void> {
  const { session, user, friendlyName } = parts;
  // Two set-ups at once queue here.
  await tx
    .select({ id: schema.users.id })
    .from(schema.users)
    .where(eq(schema.users.id, user.id))
    .for('no key update');
  const abandonedBefore = new Date(ctx.now().getTime() - unverifiedFactorSeconds * 1000);
  await tx
    .delete(factors)
    .where(
      and(
        eq(factors.userId, user.id),
        eq(factors.status, 'unverified'),
        lt(factors.createdAt, abandonedBefore),
      ),
    );
  const existing: FactorRow[] = await tx.select().from(factors).where(eq(factors.userId, user.id));
  if (existing.some(({ status }) => status === 'verified') && session.aal !== 'aal2')
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  if (existing.length >= maxFactors)
    throw new AuthError(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    );
  if (existing.some((factor) => factor.friendlyName === friendlyName))
    throw new AuthError(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${friendlyName}" for this user already exists`,
    );
}

function viewEnrolled(id: string, input: EnrolFactorInput, totp: NewTotp): EnrolledFactor {
  return {
    id,
    type: input.factorType,
    friendly_name: input.friendlyName,
    totp: { qr_code: totp.qrCode, secret: totp.secret, uri: totp.uri },
  };
}
