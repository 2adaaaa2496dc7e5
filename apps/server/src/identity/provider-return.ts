import type { AuthError, OAuthReturn } from '@keydence/identity';
import { toAuthError } from './error-response.ts';
import { errorFields, sessionFields, withHash, withQuery } from './return-address.ts';

/** Address after a provider sign-in: with a code, a session, or the reason of a refusal. */
export function providerReturn(outcome: OAuthReturn, onFailure: (error: AuthError) => void): string {
  if ('code' in outcome) return withQuery(outcome.redirectTo, { code: outcome.code });
  if ('session' in outcome) return withHash(outcome.redirectTo, sessionFields(outcome.session));
  const refusal = toAuthError(outcome.failure);
  if (refusal.status >= 500) onFailure(refusal);
  return refusedReturn(outcome.redirectTo, refusal);
}

const deniedCodes = new Set(['signup_disabled', 'user_banned', 'provider_email_needs_verification']);

/** Puts the refusal into query and hash, since programs read either. */
export function refusedReturn(target: string, refusal: AuthError): string {
  const known = errorFields(refusal);
  const error = deniedCodes.has(refusal.code) ? 'access_denied' : (known.error ?? 'server_error');
  const fields = { ...known, error };
  return withHash(withQuery(target, fields), fields);
}
