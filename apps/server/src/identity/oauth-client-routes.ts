import type { Identity } from '@keydence/identity';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { linkPages, readPage } from './admin-pages.ts';
import { readBody } from './read-body.ts';

const text = z.string().nullish();
const clientBody = z.object({
  client_name: text,
  client_uri: text,
  logo_uri: text,
  redirect_uris: z.array(z.string()).nullish(),
  grant_types: z.array(z.string()).nullish(),
  token_endpoint_auth_method: text,
});

export function oauthClientRoutes({ oauthServer: { clients } }: Identity): Hono {
  const app = new Hono();
  const authorizationOf = (c: Context) => c.req.header('authorization');
  app.get('/admin/oauth/clients', async (c) => {
    const page = readPage(c);
    const { clients: found, total } = await clients.list(authorizationOf(c), page);
    linkPages(c, { ...page, total });
    return c.json({ clients: found, aud: 'authenticated' });
  });
  app.post('/admin/oauth/clients', async (c) =>
    c.json(await clients.create(authorizationOf(c), await readChange(c)), 201),
  );
  app.get('/admin/oauth/clients/:id', async (c) =>
    c.json(await clients.get(authorizationOf(c), c.req.param('id'))),
  );
  app.put('/admin/oauth/clients/:id', async (c) => {
    const change = { ...(await readChange(c)), clientId: c.req.param('id') };
    return c.json(await clients.update(authorizationOf(c), change));
  });
  app.delete('/admin/oauth/clients/:id', async (c) => {
    await clients.delete(authorizationOf(c), c.req.param('id'));
    return c.body(null, 204);
  });
  app.post('/admin/oauth/clients/:id/regenerate_secret', async (c) =>
    c.json(await clients.regenerateSecret(authorizationOf(c), c.req.param('id'))),
  );
  return app;
}

async function readChange(c: Context) {
  const body = await readBody(c, clientBody);
  return {
    name: body.client_name ?? undefined,
    clientUri: body.client_uri ?? undefined,
    logoUri: body.logo_uri ?? undefined,
    redirectUris: body.redirect_uris ?? undefined,
    grantTypes: body.grant_types ?? undefined,
    authMethod: body.token_endpoint_auth_method ?? undefined,
  };
}
