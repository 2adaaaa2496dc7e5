import { schema, type Transaction } from '@keydence/db';
import { requireStepUp } from '../accounts/require-step-up.ts';
import { AuthError } from '../auth-error.ts';
import { normalisePhone } from '../contact.ts';
import type { IdentityContext } from '../context.ts';
import { sealText } from '../sealed-text.ts';
import type { UserRow } from '../session-store.ts';
import type { FactorType } from '../settings.ts';
import { transact } from '../transact.ts';
import { requireOffered } from './factor-kinds.ts';
import type { FactorRow } from './factor-view.ts';
import { requireFactorOwner } from './require-factor.ts';
import { requireRoom } from './require-room.ts';
import { createTotp } from './totp.ts';

export interface EnrolFactorInput {
  factorType: string;
  friendlyName: string;
  /** Name of the site, shown in the authenticator app. */
  issuer: string;
  /** Phone number that receives the codes of a phone factor. */
  phone: string;
}

/**
 * One of the three, by `type`: the authenticator app's secret, the phone, or nothing for a security
 * key.
 */
export interface EnrolledFactor {
  id: string;
  type: string;
  friendly_name: string;
  totp?: { qr_code: string; secret: string; uri: string };
  phone?: string;
}

/** Fields that a factor type adds to its row and to the response. */
interface TypeParts {
  row: Partial<Pick<FactorRow, 'secret' | 'phone'>>;
  view: Pick<EnrolledFactor, 'totp' | 'phone'>;
}

const maxNameLength = 100;

/** Starts the set-up of a second factor; it is active after its first correct answer. */
export async function enrolFactor(
  ctx: IdentityContext,
  authorization: string | undefined,
  input: EnrolFactorInput,
): Promise<EnrolledFactor> {
  const { session, user } = await requireFactorOwner(ctx, authorization);
  const type = requireOffered(ctx, input.factorType);
  await requireStepUp(ctx, { session, user, insufficient: [403, 'AAL2 required to enroll a new factor'] });
  const { friendlyName } = input;
  if (friendlyName.length > maxNameLength)
    throw new AuthError(400, 'validation_failed', `friendly_name has at most ${maxNameLength} characters`);
  const { row, view } = await typeParts[type](ctx, input, user);
  const id = ctx.newId();
  await transact(ctx, async (tx) => {
    await requireRoom(ctx, tx, { session, user, friendlyName, phone: row.phone ?? null });
    await insertFactor(ctx, tx, { id, userId: user.id, friendlyName, factorType: type, ...row });
  });
  return { id, type, friendly_name: friendlyName, ...view };
}

const typeParts: Record<
  FactorType,
  (ctx: IdentityContext, input: EnrolFactorInput, user: UserRow) => Promise<TypeParts>
> = {
  totp: async (ctx, { issuer }, user) => {
    const totp = createTotp({ issuer: issuer || 'Keydence', label: user.email || user.id });
    return {
      row: { secret: await sealText(ctx, totp.secret) },
      view: { totp: { qr_code: totp.qrCode, secret: totp.secret, uri: totp.uri } },
    };
  },
  phone: async (_ctx, input) => {
    const phone = normalisePhone(input.phone);
    return { row: { phone }, view: { phone } };
  },
  webauthn: async () => ({ row: {}, view: {} }),
};

async function insertFactor(
  ctx: IdentityContext,
  tx: Transaction,
  factor: Pick<FactorRow, 'id' | 'userId' | 'friendlyName' | 'factorType'> & TypeParts['row'],
): Promise<void> {
  const now = ctx.now();
  await tx
    .insert(schema.mfaFactors)
    .values({ ...factor, status: 'unverified', createdAt: now, updatedAt: now });
}
