import { AuthError, type Identity } from '@keydence/identity';
import type { Context } from 'hono';
import { z } from 'zod';
import { readBody } from './read-body.ts';

const refreshBody = z.object({ refresh_token: z.string().nullish() });
const pkceBody = z.object({ auth_code: z.string().nullish(), code_verifier: z.string().nullish() });
const idTokenBody = z.object({ provider: z.string().nullish() });
const web3Body = z.object({ chain: z.string().nullish() });

/** `POST /token`: refreshes a session or ends a flow; each other grant has its refusal. */
export async function handleToken(c: Context, identity: Identity, ip: string): Promise<Response> {
  const grant = c.req.query('grant_type');
  if (grant === 'refresh_token') {
    const body = await readBody(c, refreshBody);
    return c.json(await identity.refreshSession(body.refresh_token ?? ''));
  }
  if (grant === 'pkce') {
    const body = await readBody(c, pkceBody);
    const session = await identity.exchangeCode({
      authCode: body.auth_code ?? '',
      codeVerifier: body.code_verifier ?? '',
      ip,
      userAgent: c.req.header('user-agent'),
    });
    return c.json(session);
  }
  throw await refusalOf(c, grant);
}

async function refusalOf(c: Context, grant: string | undefined): Promise<AuthError> {
  switch (grant) {
    case 'password':
      return new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
    case 'id_token': {
      const { provider } = await readBody(c, idTokenBody);
      const message = `Provider (issuer "${provider ?? ''}") is not enabled`;
      return new AuthError(400, 'provider_disabled', message);
    }
    case 'web3': {
      const { chain } = await readBody(c, web3Body);
      if (chain === 'ethereum' || chain === 'solana')
        return new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled');
      return new AuthError(400, 'web3_unsupported_chain', 'Unsupported chain');
    }
    default:
      return new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
  }
}
