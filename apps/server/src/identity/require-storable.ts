import { findTextFault } from '@keydence/domain';
import { AuthError } from '@keydence/identity';
import type { MiddlewareHandler } from 'hono';

const messages = {
  characters:
    'Text must not contain NUL or half of a surrogate pair. Nothing was changed. Remove the character and try again.',
  length: 'Text is too long. Nothing was changed.',
  depth: 'The request is nested too deeply. Nothing was changed.',
};

export function requireStorable(body: unknown): void {
  const fault = findTextFault(body);
  if (fault) throw new AuthError(400, 'validation_failed', messages[fault.kind]);
}

/**
 * The same for path and query, where NUL is the only such character that survives decoding.
 * Authorization requests are checked by their own route, which reports errors to the application.
 */
export const requireStorableAddress: MiddlewareHandler = async (c, next) => {
  if (c.req.url.includes('%00') && !c.req.path.endsWith('/oauth/authorize')) requireStorable('\0');
  await next();
};
