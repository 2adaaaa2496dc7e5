import type { Identity } from '@keydence/identity';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { readBody } from './read-body.ts';

const enrolBody = z.object({
  factor_type: z.string().nullish(),
  friendly_name: z.string().nullish(),
  issuer: z.string().nullish(),
});
const verifyBody = z.object({ challenge_id: z.string().nullish(), code: z.string().nullish() });

/** Second factors: set-up, question, answer, removal. The client lists them from `GET /user`. */
export function factorRoutes(identity: Identity, clientIp: (c: Context) => string): Hono {
  const app = new Hono();
  const authorizationOf = (c: Context) => c.req.header('authorization');

  app.post('/factors', async (c) => {
    const body = await readBody(c, enrolBody);
    const factor = await identity.enrolFactor(authorizationOf(c), {
      factorType: body.factor_type ?? '',
      friendlyName: body.friendly_name?.trim() ?? '',
      issuer: body.issuer ?? '',
    });
    return c.json(factor);
  });
  app.post('/factors/:id/challenge', async (c) => {
    const factorId = c.req.param('id');
    return c.json(await identity.challengeFactor(authorizationOf(c), { factorId, ip: clientIp(c) }));
  });
  app.post('/factors/:id/verify', async (c) => {
    const body = await readBody(c, verifyBody);
    const session = await identity.verifyFactor(authorizationOf(c), {
      factorId: c.req.param('id'),
      challengeId: body.challenge_id ?? '',
      code: body.code ?? '',
      ip: clientIp(c),
    });
    return c.json(session);
  });
  app.delete('/factors/:id', async (c) => {
    const id = c.req.param('id');
    await identity.unenrolFactor(authorizationOf(c), id);
    return c.json({ id });
  });
  return app;
}
