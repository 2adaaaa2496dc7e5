import type { Identity } from '@keydence/identity';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { answerSession } from './known-device-cookie.ts';
import { readBody } from './read-body.ts';
import { credentialBody } from './read-credential.ts';

const answerBody = z.object({ challenge_id: z.string().nullish(), credential: credentialBody.nullish() });
const renameBody = z.object({ friendly_name: z.string().nullish() });

export function passkeyRoutes(identity: Identity, clientIp: (c: Context) => string): Hono {
  const { passkeys, admin } = identity;
  const app = new Hono();
  const authorizationOf = (c: Context) => c.req.header('authorization');
  const deviceOf = (c: Context) => ({ ip: clientIp(c), userAgent: c.req.header('user-agent') });
  const readAnswer = async (c: Context) => {
    const { challenge_id, credential } = await readBody(c, answerBody);
    return { challengeId: challenge_id ?? '', credential: credential ?? undefined, ...deviceOf(c) };
  };

  app.post('/passkeys/registration/options', async (c) =>
    c.json(await passkeys.startRegistration(authorizationOf(c), deviceOf(c))),
  );
  app.post('/passkeys/registration/verify', async (c) =>
    c.json(await passkeys.finishRegistration(authorizationOf(c), await readAnswer(c))),
  );
  app.post('/passkeys/authentication/options', async (c) => c.json(await passkeys.startSignIn(deviceOf(c))));
  app.post('/passkeys/authentication/verify', async (c) =>
    answerSession(c, identity, await passkeys.finishSignIn(await readAnswer(c))),
  );
  app.get('/passkeys', async (c) => c.json(await passkeys.list(authorizationOf(c))));
  app.patch('/passkeys/:id', async (c) => {
    const { friendly_name } = await readBody(c, renameBody);
    const input = { passkeyId: c.req.param('id'), friendlyName: friendly_name?.trim() ?? '' };
    return c.json(await passkeys.rename(authorizationOf(c), input));
  });
  app.delete('/passkeys/:id', async (c) => {
    await passkeys.remove(authorizationOf(c), { passkeyId: c.req.param('id'), device: deviceOf(c) });
    return c.body(null, 204);
  });
  app.get('/admin/users/:id/passkeys', async (c) =>
    c.json(await admin.listPasskeys(authorizationOf(c), c.req.param('id'))),
  );
  app.delete('/admin/users/:id/passkeys/:passkeyId', async (c) => {
    const passkey = { userId: c.req.param('id'), passkeyId: c.req.param('passkeyId') };
    await admin.deletePasskey(authorizationOf(c), passkey);
    return c.body(null, 204);
  });
  return app;
}
