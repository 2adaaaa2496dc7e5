import { type AuthError, type Identity, readCodeChallenge } from '@keydence/identity';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { bouncedField, bouncePolicy, renderBouncePage } from './bounce-page.ts';
import { ensureBrowser, readBrowser } from './browser-cookie.ts';
import { toAuthError } from './error-response.ts';
import { providerReturn } from './provider-return.ts';
import { readBody, readForm } from './read-body.ts';
import { errorFields, withQuery } from './return-address.ts';

const ssoBody = z.object({
  provider_id: z.string().nullish(),
  domain: z.string().nullish(),
  redirect_to: z.string().nullish(),
  skip_http_redirect: z.boolean().nullish(),
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
});

interface SsoRoutesOptions {
  clientIp: (c: Context) => string;
  onFailure: (error: AuthError) => void;
}

export function ssoRoutes(identity: Identity, { clientIp, onFailure }: SsoRoutesOptions): Hono {
  const app = new Hono();

  app.post('/sso', async (c) => {
    const body = await readBody(c, ssoBody);
    const url = await identity.startSso({
      providerId: body.provider_id ?? undefined,
      domain: body.domain ?? undefined,
      redirectTo: body.redirect_to ?? undefined,
      codeChallenge: readCodeChallenge(body.code_challenge, body.code_challenge_method),
      browser: ensureBrowser(c, identity),
      ip: clientIp(c),
    });
    return body.skip_http_redirect ? c.json({ url }) : c.redirect(url, 303);
  });

  app.get('/sso/saml/metadata', (c) => {
    const metadata = identity.samlMetadata();
    c.header('Content-Type', 'application/samlmetadata+xml');
    if (c.req.query('download') === 'true') c.header('Content-Disposition', 'attachment');
    return c.body(metadata);
  });

  app.post('/sso/saml/acs', async (c) => {
    c.header('Referrer-Policy', 'no-referrer');
    const form = await readForm(c);
    const browser = readBrowser(c, identity);
    if (browser === undefined && !form.has(bouncedField) && identity.settings().saml_enabled) {
      c.header('Content-Security-Policy', bouncePolicy);
      return c.html(renderBouncePage(form));
    }
    const device = { ip: clientIp(c), userAgent: c.req.header('user-agent') };
    const answer = {
      samlResponse: form.get('SAMLResponse') ?? '',
      relayState: form.get('RelayState') ?? '',
      browser,
    };
    try {
      return c.redirect(providerReturn(await identity.finishSso({ ...answer, ...device }), onFailure), 303);
    } catch (error) {
      const refusal = toAuthError(error);
      if (refusal.code === 'saml_provider_disabled') throw refusal;
      if (refusal.status >= 500) onFailure(refusal);
      return c.redirect(withQuery(identity.resolveRedirect(undefined), errorFields(refusal)), 303);
    }
  });
  return app;
}
