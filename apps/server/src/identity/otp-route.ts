import { type Identity, readCodeChallenge } from '@keydence/identity';
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

/** `POST /otp`: sends a link and a code by e-mail, or a code by text message. */
export async function handleOtp(c: Context, identity: Identity, ip: string): Promise<Response> {
  const body = await readBody(c, otpBody);
  const sent = await identity.requestCode({
    email: body.email,
    phone: body.phone,
    createUser: body.create_user ?? true,
    data: body.data ?? {},
    redirectTo: c.req.query('redirect_to'),
    codeChallenge: readCodeChallenge(body.code_challenge, body.code_challenge_method),
    ip,
  });
  return c.json(sent.messageId ? { message_id: sent.messageId } : {});
}
