import { AuthUnknownError, isAuthRetryableFetchError } from '@supabase/auth-js';
import type { IdentityError } from './identity-api.ts';

/**
 * Server's message, or `fallback`: the identity client has "{}" or a parser's message for a network failure,
 * a status of 502 to 504, and a body that is not JSON.
 */
export function identityFailureText(error: IdentityError, fallback: string): string {
  const isTechnical = isAuthRetryableFetchError(error) || error instanceof AuthUnknownError;
  return isTechnical ? fallback : error.message || fallback;
}
