import { isTransientDatabaseError } from '@keydence/db';
import { AuthError } from '@keydence/identity';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export const apiVersionHeader = 'X-Supabase-Api-Version';
const apiVersion = '2024-01-01';

/** True for the newer of two error shapes; an unreadable version counts as the older one. */
function wantsCurrentShape(c: Context): boolean {
  const asked = c.req.header(apiVersionHeader) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(asked) && asked >= apiVersion;
}

/** Returns the refusal in the shape of the requested API version. */
export function answerError(c: Context, error: AuthError): Response {
  const { status, code, message, retryAfterSeconds, details } = error;
  c.header('x-sb-error-code', code);
  c.header('Cache-Control', 'no-store');
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds));
  const httpStatus = status as ContentfulStatusCode;
  if (error.oauthError) return c.json({ error: error.oauthError, error_description: message }, httpStatus);
  if (!wantsCurrentShape(c))
    return c.json({ ...details, code: status, error_code: code, msg: message }, httpStatus);
  c.header(apiVersionHeader, apiVersion);
  return c.json({ ...details, code, message }, httpStatus);
}

export function bodyTooLarge(): AuthError {
  return new AuthError(413, 'request_entity_too_large', 'Request body exceeds 1 MB');
}

/**
 * Converts any failure to a refusal. The client keeps its session only on 503, so database errors
 * must be 503.
 */
export function toAuthError(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  if (isTransientDatabaseError(error))
    return new AuthError(503, 'unexpected_failure', 'The service is temporarily unavailable', {
      retryAfterSeconds: 1,
      cause: error,
    });
  return new AuthError(
    500,
    'unexpected_failure',
    'Unexpected failure, please check server logs for more information',
    {
      cause: error,
    },
  );
}
