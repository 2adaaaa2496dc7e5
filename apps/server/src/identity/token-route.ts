import { AuthError, type Identity } from '@keydence/identity';
import type { Context } from 'hono';
import { z } from 'zod';
import { answerSession, readDeviceSecret } from './known-device-cookie.ts';
import { readBody } from './read-body.ts';

const text = z.string().nullish();
const refreshBody = z.object({ refresh_token: text });
const passwordBody = z.object({ email: text, phone: text, password: text });
const pkceBody = z.object({ auth_code: text, code_verifier: text });
const idTokenBody = z.object({
  provider: text,
  id_token: text,
  access_token: text,
  nonce: text,
  link_identity: z.boolean().nullish(),
});
/**
 * The public client sends a byte signature as an object; the error about disabled wallets precedes
 * its validation.
 */
const lenientText = z
  .unknown()
  .optional()
  .transform((value) => (typeof value === 'string' ? value : ''));
const web3Body = z.object({ chain: text, message: lenientText, signature: lenientText });

/** `POST /token`: opens or refreshes a session, by grant type. */
export async function handleToken(c: Context, identity: Identity, ip: string): Promise<Response> {
  const device = { ip, userAgent: c.req.header('user-agent') };
  switch (c.req.query('grant_type')) {
    case 'refresh_token': {
      const body = await readBody(c, refreshBody);
      return c.json(await identity.refreshSession(body.refresh_token ?? ''));
    }
    case 'password': {
      const { password, ...contact } = await readBody(c, passwordBody);
      const deviceSecret = readDeviceSecret(c, identity);
      const input = { ...contact, ...device, password: password ?? '', deviceSecret };
      return answerSession(c, identity, await identity.signInWithPassword(input));
    }
    case 'pkce': {
      const body = await readBody(c, pkceBody);
      const flow = { authCode: body.auth_code ?? '', codeVerifier: body.code_verifier ?? '' };
      return answerSession(c, identity, await identity.exchangeCode({ ...flow, ...device }));
    }
    case 'id_token': {
      const body = await readBody(c, idTokenBody);
      const session = await identity.signInWithIdToken({
        provider: body.provider ?? '',
        idToken: body.id_token ?? '',
        accessToken: body.access_token ?? undefined,
        nonce: body.nonce ?? undefined,
        isLink: body.link_identity ?? false,
        authorization: c.req.header('authorization'),
        ...device,
      });
      return c.json(session);
    }
    case 'web3': {
      const { chain, message, signature } = await readBody(c, web3Body);
      const signed = { chain: chain ?? '', message, signature };
      return c.json(await identity.signInWithWallet({ ...signed, ...device }));
    }
    default:
      throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
  }
}
