import { AuthError, type Identity, readCodeChallenge } from '@keydence/identity';
import type { Context } from 'hono';
import { z } from 'zod';
import { readBody } from './read-body.ts';

const otpBody = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  create_user: z.boolean().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
});

/** `POST /otp`: mails a link and a code. */
export async function handleOtp(c: Context, identity: Identity, ip: string): Promise<Response> {
  const body = await readBody(c, otpBody);
  if (body.email && body.phone)
    throw new AuthError(400, 'validation_failed', 'Only an email address or phone number should be provided');
  if (body.phone) throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider');
  if (!body.email) throw new AuthError(400, 'validation_failed', 'One of email or phone must be set');
  await identity.requestCode({
    email: body.email,
    createUser: body.create_user ?? true,
    data: body.data ?? {},
    redirectTo: c.req.query('redirect_to'),
    codeChallenge: readCodeChallenge(body.code_challenge, body.code_challenge_method),
    ip,
  });
  return c.json({});
}
