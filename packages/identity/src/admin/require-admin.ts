import { errors } from 'jose';
import { readBearer, verifyRoleToken } from '../access-token.ts';
import { AuthError } from '../auth-error.ts';
import type { IdentityContext } from '../context.ts';

const adminRoles = new Set(['service_role', 'supabase_admin']);

/**
 * Only the operator has a token with an administrator role: from `npm run service-key`, or signed
 * with a key of `AUTH_JWT_KEYS_FILE`. No request to the server creates one. It belongs to no user
 * and no session.
 */
export async function requireAdmin(ctx: IdentityContext, authorization: string | undefined): Promise<void> {
  const token = readBearer(authorization);
  if (!token) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  const role = await verifyRoleToken(ctx, token).catch((error: unknown) => {
    if (!(error instanceof errors.JOSEError)) throw error;
    const message = `invalid JWT: unable to parse or verify signature, ${error.message}`;
    throw new AuthError(403, 'bad_jwt', message, { cause: error });
  });
  if (!adminRoles.has(role)) throw new AuthError(403, 'not_admin', 'User not allowed');
}
