import { type Identity, readCodeChallenge } from '@keydence/identity';
import type { Context } from 'hono';
import { z } from 'zod';
import { answerSession } from './known-device-cookie.ts';
import { readBody } from './read-body.ts';

const signUpBody = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
});

/** `POST /signup`: with a password, or anonymously without contact. */
export async function handleSignUp(c: Context, identity: Identity, ip: string): Promise<Response> {
  const body = await readBody(c, signUpBody);
  const common = { data: body.data ?? {}, ip, userAgent: c.req.header('user-agent') };
  if (!body.email && !body.phone) return c.json(await identity.signInAnonymously(common));
  const answer = await identity.signUp({
    ...common,
    email: body.email,
    phone: body.phone,
    password: body.password ?? '',
    redirectTo: c.req.query('redirect_to'),
    codeChallenge: readCodeChallenge(body.code_challenge, body.code_challenge_method),
  });
  return 'access_token' in answer ? answerSession(c, identity, answer) : c.json(answer);
}
