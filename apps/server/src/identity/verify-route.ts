import { AuthError, type Identity, type SessionView } from '@keydence/identity';
import type { Context } from 'hono';
import { z } from 'zod';
import { toAuthError } from './error-response.ts';
import { readBody } from './read-body.ts';

const verifyBody = z.object({
  type: z.string().nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
  token: z.string().nullish(),
  token_hash: z.string().nullish(),
  redirect_to: z.string().nullish(),
});

/** `POST /verify`: signs in with a typed code or with the token of a link. */
export async function handleVerify(c: Context, identity: Identity, ip: string): Promise<Response> {
  const body = await readBody(c, verifyBody);
  const request = { type: body.type ?? '', ip, userAgent: c.req.header('user-agent') };
  if (!request.type) throw new AuthError(400, 'validation_failed', 'Verify requires a verification type');
  if (body.token_hash) {
    if (body.email || body.phone || body.redirect_to)
      throw new AuthError(400, 'validation_failed', 'Only the token_hash and type should be provided');
    return c.json(await identity.verifyLink({ ...request, linkToken: body.token_hash }));
  }
  if (!body.token) throw new AuthError(400, 'validation_failed', 'Verify requires a token or a token hash');
  if (body.phone) throw new AuthError(403, 'otp_expired', 'Token has expired or is invalid');
  if (!body.email)
    throw new AuthError(
      400,
      'validation_failed',
      'Only an email address or phone number should be provided on verify',
    );
  return c.json(await identity.verifyCode({ ...request, email: body.email, code: body.token }));
}

/** `GET /verify`: spends a link's token and returns to the site with the session, or the error, in the hash. */
export async function handleVerifyLink(c: Context, identity: Identity, ip: string): Promise<Response> {
  const type = c.req.query('type');
  const linkToken = c.req.query('token');
  if (!type) throw new AuthError(400, 'validation_failed', 'Verify requires a verification type');
  if (!linkToken) throw new AuthError(400, 'validation_failed', 'Verify requires a token or a token hash');
  const target = identity.resolveRedirect(c.req.query('redirect_to'));
  c.header('Referrer-Policy', 'no-referrer');
  try {
    const session = await identity.verifyLink({ type, linkToken, ip, userAgent: c.req.header('user-agent') });
    return c.redirect(withHash(target, sessionHash(session, type)), 303);
  } catch (error) {
    const refusal = toAuthError(error);
    if (refusal.status === 429) throw refusal;
    return c.redirect(withHash(target, errorHash(refusal)), 303);
  }
}

function sessionHash(session: SessionView, type: string): Record<string, string> {
  return {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    sb: '',
    token_type: session.token_type,
    type,
  };
}

const oauthErrorByStatus: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
};

function errorHash({ status, code, message }: AuthError): Record<string, string> {
  const error = oauthErrorByStatus[status];
  return { ...(error ? { error } : {}), error_code: code, error_description: message, sb: '' };
}

function withHash(target: string, fields: Record<string, string>): string {
  const url = new URL(target);
  url.hash = new URLSearchParams(fields).toString();
  return url.href;
}
