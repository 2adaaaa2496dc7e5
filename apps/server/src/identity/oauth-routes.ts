import { AuthError, type Identity, readCodeChallenge } from '@keydence/identity';
import { type Context, Hono } from 'hono';
import { ensureBrowser, readBrowser } from './browser-cookie.ts';
import { toAuthError } from './error-response.ts';
import { renderLinkPage } from './link-page.ts';
import { providerReturn, refusedReturn } from './provider-return.ts';
import { readForm } from './read-body.ts';
import { errorFields, withQuery } from './return-address.ts';

interface OAuthRoutesOptions {
  clientIp: (c: Context) => string;
  onFailure: (error: AuthError) => void;
}

export function oauthRoutes(identity: Identity, options: OAuthRoutesOptions): Hono {
  const { clientIp, onFailure } = options;
  const app = new Hono();

  app.get('/authorize', async (c) => {
    const request = { ...readRequest(c, clientIp(c)), browser: ensureBrowser(c, identity) };
    try {
      return c.redirect(await identity.startOAuth(request), 302);
    } catch (error) {
      const refusal = toAuthError(error);
      if (refusal.status < 500) throw refusal;
      // The browser was redirected here, so errors appear on a page where the user can retry.
      onFailure(refusal);
      return c.redirect(refusedReturn(identity.resolveRedirect(request.redirectTo), refusal), 302);
    }
  });

  app.on(['GET', 'POST'], '/authorize/continue', async (c) => {
    // Pages of other sites cannot post with the cookie, so a POST comes from our button.
    const isConfirmed = c.req.method === 'POST' && readBrowser(c, identity) !== undefined;
    const browser = ensureBrowser(c, identity);
    const next = await identity.continueFlow({ flow: c.req.query('flow') ?? '', browser, isConfirmed });
    if ('url' in next) return c.redirect(next.url, 303);
    c.header('Content-Security-Policy', linkPagePolicy);
    return c.html(renderLinkPage(next.askFor));
  });

  // Some providers post a form, without the cookie; the redirect to GET adds it.
  app.post('/callback', async (c) => c.redirect(`?${await readForm(c)}`, 303));

  app.get('/callback', async (c) => {
    const answer = new URL(c.req.url).searchParams;
    const browser = readBrowser(c, identity);
    const device = { ip: clientIp(c), userAgent: c.req.header('user-agent') };
    try {
      const outcome = await identity.finishOAuth({ answer, browser, ...device });
      return c.redirect(providerReturn(outcome, onFailure), 302);
    } catch (error) {
      const refusal = toAuthError(error);
      if (refusal.status >= 500) onFailure(refusal);
      return c.redirect(withQuery(identity.resolveRedirect(undefined), errorFields(refusal)), 303);
    }
  });

  app.get('/user/identities/authorize', async (c) => {
    const request = { ...readRequest(c, clientIp(c)), browser: ensureBrowser(c, identity) };
    const url = await identity.linkIdentity(c.req.header('authorization'), request);
    return c.req.query('skip_http_redirect') === 'true' ? c.json({ url }) : c.redirect(url, 302);
  });

  app.delete('/user/identities/:id', async (c) => {
    await identity.unlinkIdentity(c.req.header('authorization'), c.req.param('id'));
    return c.json({});
  });
  return app;
}

/** No `form-action`: browsers also apply it to the redirect after a form. */
const linkPagePolicy = "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'";

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
