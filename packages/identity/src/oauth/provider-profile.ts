import { isStorable, makeStorable } from '@keydence/domain';
import { AuthError } from '../auth-error.ts';
import { normaliseEmail } from '../contact.ts';
import { trimMetadata } from '../user-metadata.ts';

export interface ProviderProfile {
  provider: string;
  /** The provider's own stable user id. */
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  /** Stored claims, as the identity's data. */
  data: Record<string, unknown>;
}

const kept = ['name', 'given_name', 'family_name', 'preferred_username', 'locale', 'picture'];
const maxClaimLength = 1000;
/** OpenID Connect Core 1.0, section 2. */
const maxSubjectLength = 255;

/**
 * Reads the claims of an ID token or the user info. A malformed address is ignored. @throws
 * AuthError 400 `validation_failed` unless the subject is a text of at most 255 characters.
 */
export function readProfile(provider: string, claims: Record<string, unknown>): ProviderProfile {
  const email = readEmail(claims.email);
  // Some providers write the flag as a string.
  const isEmailVerified =
    email !== null && (claims.email_verified === true || claims.email_verified === 'true');
  const subject = readSubject(claims.sub);
  const shown = Object.fromEntries(kept.flatMap((name) => readClaim(name, claims[name])));
  return {
    provider,
    subject,
    email,
    isEmailVerified,
    data: trimMetadata({
      ...shown,
      ...(shown.name ? { full_name: shown.name } : {}),
      ...(shown.picture ? { avatar_url: shown.picture } : {}),
      ...(email ? { email } : {}),
      email_verified: isEmailVerified,
      phone_verified: false,
      iss: claims.iss,
      provider_id: subject,
      sub: subject,
    }),
  };
}

function readClaim(name: string, value: unknown): [string, string][] {
  return typeof value === 'string' && value.length <= maxClaimLength ? [[name, makeStorable(value)]] : [];
}

function readSubject(value: unknown): string {
  if (typeof value === 'string' && value !== '' && value.length <= maxSubjectLength && isStorable(value))
    return value;
  throw new AuthError(400, 'validation_failed', 'The sign-in provider gave no valid user id');
}

function readEmail(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  try {
    return normaliseEmail(value);
  } catch {
    return null;
  }
}

/** Name of a provider in a mail: `google` is Google. */
export function nameProvider(provider: string): string {
  if (provider.startsWith('sso:')) return 'Company sign-in';
  if (provider === 'email') return 'E-mail';
  return `${provider.charAt(0).toUpperCase()}${provider.slice(1)}`;
}
