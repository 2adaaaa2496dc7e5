import { asAppError, createCaller } from '@keydence/api';
import { type Context, Hono } from 'hono';
import { type AppEnv, createContext, type Edge } from '../http/api-context.ts';
import { renderUnsubscribePage, unsubscribeStyle } from './unsubscribe-page.ts';

const contentSecurityPolicy =
  "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/**
 * Where the links of mails about feedback lead. Opening one only asks, because mail scanners open links too; one POST,
 * by the page's button or by the mail program (RFC 8058), ends the mails without a session.
 */
export function unsubscribeRoutes(edge: Edge): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.use('/unsubscribe', async (c, next) => {
    c.header('Content-Security-Policy', contentSecurityPolicy);
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
    await next();
  });
  routes.get('/unsubscribe.css', (c) =>
    c.body(unsubscribeStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
  routes.get('/unsubscribe', (c) => c.html(renderUnsubscribePage('ask')));
  routes.post('/unsubscribe', (c) => unsubscribe(c, edge));
  return routes;
}

async function unsubscribe(c: Context<AppEnv>, edge: Edge): Promise<Response> {
  const api = createCaller(await createContext(edge, c));
  try {
    await api.feedback.unsubscribe({ token: c.req.query('token') ?? '' });
  } catch (thrown) {
    if (asAppError(thrown).code !== 'not_found') throw thrown;
    return c.html(renderUnsubscribePage('wrong'), 404);
  }
  return c.html(renderUnsubscribePage('done'));
}
