import { asAppError, createCaller } from '@keydence/api';
import { type Context, Hono } from 'hono';
import { type AppEnv, createContext, type Edge } from '../http/api-context.ts';
import { type MailKind, renderUnsubscribePage, unsubscribeStyle } from './unsubscribe-page.ts';

const contentSecurityPolicy =
  "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

const kinds: Record<string, MailKind> = {
  '/unsubscribe': 'feedback',
  '/unsubscribe/reports': 'reports',
  '/unsubscribe/alerts': 'alerts',
};

/**
 * Unsubscribe links of e-mails about feedback, reports and alerts. Opening a link only asks,
 * because mail scanners open links; one POST, by the page's button or the mail program (RFC 8058),
 * unsubscribes without a session.
 */
export function unsubscribeRoutes(edge: Edge): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.use('/unsubscribe/*', async (c, next) => {
    c.header('Content-Security-Policy', contentSecurityPolicy);
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
    await next();
  });
  routes.get('/unsubscribe.css', (c) =>
    c.body(unsubscribeStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
  for (const [path, kind] of Object.entries(kinds)) {
    routes.get(path, (c) => c.html(renderUnsubscribePage(kind, 'ask')));
    routes.post(path, (c) => unsubscribe(c, edge, kind));
  }
  return routes;
}

async function unsubscribe(c: Context<AppEnv>, edge: Edge, kind: MailKind): Promise<Response> {
  const api = createCaller(await createContext(edge, c));
  const input = { token: c.req.query('token') ?? '' };
  try {
    await { feedback: api.feedback, reports: api.schedules, alerts: api.alerts }[kind].unsubscribe(input);
  } catch (thrown) {
    if (asAppError(thrown).code !== 'not_found') throw thrown;
    return c.html(renderUnsubscribePage(kind, 'wrong'), 404);
  }
  return c.html(renderUnsubscribePage(kind, 'done'));
}
