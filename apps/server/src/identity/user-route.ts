import { type Identity, readCodeChallenge } from '@keydence/identity';
import type { Context } from 'hono';
import { z } from 'zod';
import { readBody } from './read-body.ts';

const userBody = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  current_password: z.string().nullish(),
  nonce: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
  app_metadata: z.unknown().optional(),
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
});

/** `PUT /user`: changes the signed-in user. */
export async function handleUpdateUser(c: Context, identity: Identity, ip: string): Promise<Response> {
  const body = await readBody(c, userBody);
  const user = await identity.updateUser(c.req.header('authorization'), {
    email: body.email,
    phone: body.phone,
    password: body.password ?? undefined,
    currentPassword: body.current_password ?? undefined,
    nonce: body.nonce ?? undefined,
    data: body.data ?? undefined,
    hasAppMetadata: body.app_metadata !== undefined && body.app_metadata !== null,
    redirectTo: c.req.query('redirect_to'),
    codeChallenge: readCodeChallenge(body.code_challenge, body.code_challenge_method),
    ip,
  });
  return c.json(user);
}
