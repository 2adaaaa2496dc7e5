import { AuthError, type Identity, readCodeChallenge } from '@keydence/identity';
import { type Context, Hono } from 'hono';
import { toAuthError } from './error-response.ts';
import { providerReturn, refusedReturn } from './provider-return.ts';
import { errorFields, withQuery } from './return-address.ts';

interface OAuthRoutesOptions {
  clientIp: (c: Context) => string;
  onFailure: (error: AuthError) => void;
}

/** Sign-in at other providers: the way there, the way back, and the linking of what is found there. */
export function oauthRoutes(identity: Identity, options: OAuthRoutesOptions): Hono {
  const { clientIp, onFailure } = options;
  const app = new Hono();

  app.get('/authorize', async (c) => {
    const request = readRequest(c, clientIp(c));
    try {
      return c.redirect(await identity.startOAuth(request), 302);
    } catch (error) {
      const refusal = toAuthError(error);
      if (refusal.status < 500) throw refusal;
      // The browser came here by itself, so trouble is told where the user can try again.
      onFailure(refusal);
      return c.redirect(refusedReturn(identity.resolveRedirect(request.redirectTo), refusal), 302);
    }
  });

  app.on(['GET', 'POST'], '/callback', async (c) => {
    c.header('Referrer-Policy', 'no-referrer');
    const answer = await readAnswer(c);
    const device = { ip: clientIp(c), userAgent: c.req.header('user-agent') };
    try {
      const outcome = await identity.finishOAuth({ answer, ...device });
      return c.redirect(providerReturn(outcome, onFailure), 302);
    } catch (error) {
      const refusal = toAuthError(error);
      if (refusal.status >= 500) onFailure(refusal);
      return c.redirect(withQuery(identity.resolveRedirect(undefined), errorFields(refusal)), 303);
    }
  });

  app.get('/user/identities/authorize', async (c) => {
    const url = await identity.linkIdentity(c.req.header('authorization'), readRequest(c, clientIp(c)));
    return c.req.query('skip_http_redirect') === 'true' ? c.json({ url }) : c.redirect(url, 302);
  });

  app.delete('/user/identities/:id', async (c) => {
    await identity.unlinkIdentity(c.req.header('authorization'), c.req.param('id'));
    return c.json({});
  });
  return app;
}

const ours = [
  ...['provider', 'redirect_to', 'scopes', 'code_challenge', 'code_challenge_method'],
  ...['skip_http_redirect', 'flow_type', 'invite_token'],
];

function readRequest(c: Context, ip: string) {
  const query = c.req.query();
  if (!query.provider) throw new AuthError(400, 'validation_failed', 'Unsupported provider: none was given');
  return {
    provider: query.provider,
    redirectTo: query.redirect_to,
    scopes: query.scopes ?? '',
    codeChallenge: readCodeChallenge(query.code_challenge, query.code_challenge_method),
    extra: Object.fromEntries(Object.entries(query).filter(([name]) => !ours.includes(name))),
    ip,
  };
}

/** Most providers answer in the query, some post a form. */
async function readAnswer(c: Context): Promise<URLSearchParams> {
  if (c.req.method === 'GET') return new URL(c.req.url).searchParams;
  return new URLSearchParams(await c.req.text());
}
