import { AuthError, type Identity, isFlowLink } from '@keydence/identity';
import type { Context } from 'hono';
import { z } from 'zod';
import { toAuthError } from './error-response.ts';
import { answerSession } from './known-device-cookie.ts';
import { readBody } from './read-body.ts';
import { errorFields, sessionFields, withHash, withQuery } from './return-address.ts';

const verifyBody = z.object({
  type: z.string().nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
  token: z.string().nullish(),
  token_hash: z.string().nullish(),
  redirect_to: z.string().nullish(),
});

/** `POST /verify`: signs in with a typed code or the token of a link. */
export async function handleVerify(c: Context, identity: Identity, ip: string): Promise<Response> {
  const body = await readBody(c, verifyBody);
  const request = { type: body.type ?? '', ip, userAgent: c.req.header('user-agent') };
  const answer = (done: Awaited<ReturnType<Identity['verifyCode']>>) =>
    'msg' in done ? c.json(done) : answerSession(c, identity, done);
  if (!request.type) throw new AuthError(400, 'validation_failed', 'Verify requires a verification type');
  if (body.token_hash) {
    if (body.email || body.phone || body.redirect_to)
      throw new AuthError(400, 'validation_failed', 'Only the token_hash and type should be provided');
    return answer(await identity.verifyLink({ ...request, linkToken: body.token_hash }));
  }
  if (!body.token) throw new AuthError(400, 'validation_failed', 'Verify requires a token or a token hash');
  if (!body.email === !body.phone)
    throw new AuthError(
      400,
      'validation_failed',
      'Only an email address or phone number should be provided on verify',
    );
  const { email, phone, token: code } = body;
  return answer(await identity.verifyCode({ ...request, email, phone, code }));
}

/**
 * `GET /verify`: consumes a link's token and returns to the site: with the session in the hash or,
 * for PKCE, with the code in the query.
 */
export async function handleVerifyLink(c: Context, identity: Identity, ip: string): Promise<Response> {
  const type = c.req.query('type');
  const linkToken = c.req.query('token');
  if (!type) throw new AuthError(400, 'validation_failed', 'Verify requires a verification type');
  if (!linkToken) throw new AuthError(400, 'validation_failed', 'Verify requires a token or a token hash');
  const target = identity.resolveRedirect(c.req.query('redirect_to'));
  const request = { type, linkToken, ip, userAgent: c.req.header('user-agent') };
  c.header('Referrer-Policy', 'no-referrer');
  try {
    const answer = isFlowLink(linkToken)
      ? await identity.verifyLinkForCode(request)
      : await identity.verifyLink(request);
    if (typeof answer === 'string') return c.redirect(withQuery(target, { code: answer }), 303);
    const fields = 'msg' in answer ? { message: answer.msg, sb: '' } : sessionFields(answer, type);
    return c.redirect(withHash(target, fields), 303);
  } catch (error) {
    const refusal = toAuthError(error);
    if (refusal.status === 429) throw refusal;
    const failed = isFlowLink(linkToken) ? withQuery(target, errorFields(refusal)) : target;
    return c.redirect(withHash(failed, errorFields(refusal)), 303);
  }
}
