import type { Identity } from '@keydence/identity';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { readBody, readOptionalBody } from './read-body.ts';
import { credentialBody } from './read-credential.ts';

const text = z.string().nullish();
const enrolBody = z.object({ factor_type: text, friendly_name: text, issuer: text, phone: text });
const challengeBody = z.object({ channel: text, webauthn: z.object({ rpId: text }).nullish() });
const verifyBody = z.object({
  challenge_id: text,
  code: text,
  webauthn: z.object({ credential_response: credentialBody }).nullish(),
});

/**
 * Second factors: set-up, challenge, verification, removal. The client lists them from `GET /user`.
 */
export function factorRoutes(identity: Identity, clientIp: (c: Context) => string): Hono {
  const app = new Hono();
  const authorizationOf = (c: Context) => c.req.header('authorization');
  const deviceOf = (c: Context) => ({ ip: clientIp(c), userAgent: c.req.header('user-agent') });

  app.post('/factors', async (c) => {
    const body = await readBody(c, enrolBody);
    const factor = await identity.enrolFactor(authorizationOf(c), {
      factorType: body.factor_type ?? '',
      friendlyName: body.friendly_name?.trim() ?? '',
      issuer: body.issuer ?? '',
      phone: body.phone ?? '',
    });
    return c.json(factor);
  });
  app.post('/factors/:id/challenge', async (c) => {
    const body = await readOptionalBody(c, challengeBody);
    const question = await identity.challengeFactor(authorizationOf(c), {
      factorId: c.req.param('id'),
      channel: body.channel ?? undefined,
      rpId: body.webauthn?.rpId ?? undefined,
      ip: clientIp(c),
    });
    return c.json(question);
  });
  app.post('/factors/:id/verify', async (c) => {
    const body = await readBody(c, verifyBody);
    const session = await identity.verifyFactor(authorizationOf(c), {
      factorId: c.req.param('id'),
      challengeId: body.challenge_id ?? '',
      code: body.code ?? '',
      credential: body.webauthn?.credential_response,
      ...deviceOf(c),
    });
    return c.json(session);
  });
  app.delete('/factors/:id', async (c) => {
    const id = c.req.param('id');
    await identity.unenrolFactor(authorizationOf(c), { factorId: id, device: deviceOf(c) });
    return c.json({ id });
  });
  return app;
}
