import { AuthError, type Identity } from '@keydence/identity';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { answerMetadata, metadataPath } from './oauth-metadata-routes.ts';
import { readBody } from './read-body.ts';
import { readFields, readOnce } from './read-form.ts';

const consentBody = z.object({ action: z.string().nullish() });

export function oauthServerRoutes({ oauthServer }: Identity, clientIp: (c: Context) => string): Hono {
  const app = new Hono();
  const authorizationOf = (c: Context) => c.req.header('authorization');
  const deviceOf = (c: Context) => ({ ip: clientIp(c), userAgent: c.req.header('user-agent') });
  const requestOf = (c: Context) => ({ id: c.req.param('id') ?? '', origin: c.req.header('origin') });

  for (const path of ['/.well-known/openid-configuration', metadataPath])
    app.get(path, (c) => answerMetadata(c, { oauthServer }));
  app.get('/oauth/authorize', async (c) => {
    c.header('Referrer-Policy', 'no-referrer');
    return c.redirect(await oauthServer.startAuthorization(readRequest(c, clientIp(c))), 302);
  });
  app.get('/oauth/authorizations/:id', async (c) =>
    c.json(await oauthServer.openAuthorization(authorizationOf(c), requestOf(c))),
  );
  app.post('/oauth/authorizations/:id/consent', async (c) => {
    const { action } = await readBody(c, consentBody);
    const decision = { ...requestOf(c), action: action ?? '', device: deviceOf(c) };
    return c.json(await oauthServer.decideAuthorization(authorizationOf(c), decision));
  });
  app.post('/oauth/token', async (c) => {
    c.header('Pragma', 'no-cache');
    const fields = await readFields(c);
    const view = await oauthServer.grantTokens({
      ...readProof(c, fields),
      grantType: fields.grant_type ?? '',
      code: fields.code ?? '',
      redirectUri: fields.redirect_uri ?? '',
      codeVerifier: fields.code_verifier ?? '',
      refreshToken: fields.refresh_token ?? '',
      ...deviceOf(c),
    });
    return c.json(view);
  });
  app.on(['GET', 'POST'], '/oauth/userinfo', async (c) =>
    c.json(await oauthServer.userInfo(authorizationOf(c))),
  );
  app.get('/user/oauth/grants', async (c) => c.json(await oauthServer.listGrants(authorizationOf(c))));
  app.delete('/user/oauth/grants', async (c) => {
    const grant = { clientId: c.req.query('client_id') ?? '', device: deviceOf(c) };
    await oauthServer.revokeGrant(authorizationOf(c), grant);
    return c.body(null, 204);
  });
  return app;
}

function readRequest(c: Context, ip: string) {
  const query = readOnce(new URL(c.req.url).searchParams);
  return {
    clientId: query.client_id ?? '',
    redirectUri: query.redirect_uri ?? '',
    responseType: query.response_type ?? '',
    scope: query.scope ?? '',
    state: query.state ?? '',
    nonce: query.nonce ?? '',
    codeChallenge: query.code_challenge ?? '',
    codeChallengeMethod: query.code_challenge_method ?? '',
    prompt: query.prompt ?? '',
    ip,
  };
}

/** Credentials of the client, one method at a time (RFC 6749, section 2.3). */
function readProof(c: Context, fields: Record<string, string>) {
  const { client_id: clientId = '', client_secret: clientSecret = '' } = fields;
  const basic = /^Basic +([A-Za-z0-9+/]+=*) *$/i.exec(c.req.header('authorization') ?? '')?.[1];
  if (!basic) {
    const method = clientSecret ? 'client_secret_post' : 'none';
    return { clientId, clientSecret, method } as const;
  }
  const [id = '', ...rest] = Buffer.from(basic, 'base64').toString().split(':');
  if (clientSecret || (clientId && clientId !== id))
    throw new AuthError(400, 'validation_failed', 'The client named itself twice', {
      oauthError: 'invalid_request',
    });
  return { clientId: id, clientSecret: rest.join(':'), method: 'client_secret_basic' } as const;
}
