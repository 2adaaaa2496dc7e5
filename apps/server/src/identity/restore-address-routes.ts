import { AuthError, type Identity } from '@keydence/identity';
import { Hono } from 'hono';
import { type RestoreAddressState, renderRestoreAddressPage } from './restore-address-page.ts';

const contentSecurityPolicy =
  "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/**
 * Restores the old e-mail address by the link mailed to it. Opening the link only asks, because
 * mail scanners open links; the page's button posts.
 */
export function restoreAddressRoutes(identity: Identity): Hono {
  const app = new Hono();
  app.use('/restore-address', async (c, next) => {
    c.header('Content-Security-Policy', contentSecurityPolicy);
    c.header('Referrer-Policy', 'no-referrer');
    await next();
  });
  app.get('/restore-address', async (c) => {
    const found = await identity.findRestorableAddress(c.req.query('token') ?? '');
    return found
      ? c.html(renderRestoreAddressPage({ name: 'ask', ...found }))
      : c.html(renderRestoreAddressPage({ name: 'wrong' }), 404);
  });
  app.post('/restore-address', async (c) => {
    try {
      const restored = await identity.restoreAddress(c.req.query('token') ?? '');
      return c.html(renderRestoreAddressPage({ name: 'done', ...restored }));
    } catch (error) {
      if (!(error instanceof AuthError)) throw error;
      const state: RestoreAddressState = { name: error.code === 'email_exists' ? 'taken' : 'wrong' };
      return c.html(renderRestoreAddressPage(state), state.name === 'taken' ? 409 : 404);
    }
  });
  return app;
}
