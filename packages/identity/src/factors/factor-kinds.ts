import { AuthError } from '../auth-error.ts';
import type { IdentityContext } from '../context.ts';
import { type FactorType, factorTypes } from '../settings.ts';
import type { FactorRow } from './factor-view.ts';

interface FactorKind {
  /** Name in error messages. */
  name: string;
  /** Name in mails to the owner. */
  title: string;
  /** The session's `amr` entry after this factor was used. */
  method: string;
  wrongAnswer: string;
}

export const factorKinds: Record<FactorType, FactorKind> = {
  totp: {
    name: 'TOTP',
    title: 'An authenticator app',
    method: 'totp',
    wrongAnswer: 'Invalid TOTP code entered',
  },
  phone: {
    name: 'Phone',
    title: 'A phone',
    method: 'mfa/phone',
    wrongAnswer: 'Invalid MFA Phone code entered',
  },
  webauthn: {
    name: 'WebAuthn',
    title: 'A security key',
    method: 'mfa/webauthn',
    wrongAnswer: 'Invalid WebAuthn response',
  },
};

/**
 * Parses a factor type; throws 400 for an unknown one, 422 `mfa_…_enroll_not_enabled` if it is not
 * offered.
 */
export function requireOffered(ctx: IdentityContext, name: string): FactorType {
  const type = factorTypes.find((known) => known === name);
  if (!type)
    throw new AuthError(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn');
  if (ctx.settings.factors.includes(type)) return type;
  throw new AuthError(
    422,
    `mfa_${type}_enroll_not_enabled`,
    `MFA enroll is disabled for ${factorKinds[type].name}`,
  );
}

/**
 * A set-up can be finished only while its type is offered (422 `mfa_…_verify_not_enabled`). A
 * verified factor always works: its owner would be locked out otherwise.
 */
export function requireAnswerable(ctx: IdentityContext, factor: FactorRow): FactorType {
  const type = readFactorType(factor);
  if (factor.status === 'verified' || ctx.settings.factors.includes(type)) return type;
  throw new AuthError(
    422,
    `mfa_${type}_verify_not_enabled`,
    `MFA verification is disabled for ${factorKinds[type].name}`,
  );
}

export function readFactorType({ factorType }: FactorRow): FactorType {
  const type = factorTypes.find((known) => known === factorType);
  if (!type) throw new Error(`The table holds a factor of the unknown type ${factorType}.`);
  return type;
}

/** Name of a factor in mails to its owner. */
export function nameFactor(factor: FactorRow): string {
  const { title } = factorKinds[readFactorType(factor)];
  return factor.phone ? `${title} ending in ${factor.phone.slice(-2)}` : title;
}
