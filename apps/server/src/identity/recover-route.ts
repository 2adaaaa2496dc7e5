import { type Identity, readCodeChallenge } from '@keydence/identity';
import type { Context } from 'hono';
import { z } from 'zod';
import { readBody } from './read-body.ts';

const challenge = { code_challenge: z.string().nullish(), code_challenge_method: z.string().nullish() };
const recoverBody = z.object({ email: z.string().nullish(), ...challenge });
const resendBody = z.object({
  type: z.string().nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
  ...challenge,
});

/** `POST /recover`: mails a sign-in link for choosing a new password. */
export async function handleRecover(c: Context, identity: Identity, ip: string): Promise<Response> {
  const body = await readBody(c, recoverBody);
  await identity.requestRecovery({
    email: body.email ?? '',
    redirectTo: c.req.query('redirect_to'),
    codeChallenge: readCodeChallenge(body.code_challenge, body.code_challenge_method),
    ip,
  });
  return c.json({});
}

/** `POST /resend`: sends a pending confirmation again. */
export async function handleResend(c: Context, identity: Identity, ip: string): Promise<Response> {
  const body = await readBody(c, resendBody);
  await identity.resendCode({
    type: body.type ?? '',
    email: body.email,
    phone: body.phone,
    redirectTo: c.req.query('redirect_to'),
    codeChallenge: readCodeChallenge(body.code_challenge, body.code_challenge_method),
    ip,
  });
  return c.json({});
}
