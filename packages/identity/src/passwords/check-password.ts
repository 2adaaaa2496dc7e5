import { AuthError } from '../auth-error.ts';
import type { IdentitySettings } from '../settings.ts';

/** Weakness of a password, in the shape of the public client. */
export interface PasswordWeakness {
  message: string;
  reasons: 'length'[];
}

export const maxPasswordLength = 72;

/**
 * Reasons why a password is too weak under the current settings, or null. Length counts characters,
 * not bytes.
 */
export function findWeakness(settings: IdentitySettings, password: string): PasswordWeakness | null {
  const least = settings.passwordMinLength;
  if ([...password].length >= least) return null;
  return { message: `Password should be at least ${least} characters.`, reasons: ['length'] };
}

/** Throws 400 `validation_failed` for a password that is too long, 422 `weak_password` for a weak one. */
export function requireGoodPassword(settings: IdentitySettings, password: string): void {
  if ([...password].length > maxPasswordLength)
    throw new AuthError(
      400,
      'validation_failed',
      `Password cannot be longer than ${maxPasswordLength} characters`,
    );
  const weakness = findWeakness(settings, password);
  if (weakness)
    throw new AuthError(422, 'weak_password', weakness.message, {
      details: { weak_password: { reasons: weakness.reasons } },
    });
}
