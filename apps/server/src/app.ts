import type { HttpBindings } from '@hono/node-server';
import { appRouter, asAppError } from '@keydence/api';
import { AppError, maxCallsAtOnce } from '@keydence/domain';
import { TRPCError } from '@trpc/server';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { Analytics } from './analytics/analytics.ts';
import { countPageViews } from './analytics/count-page-views.ts';
import { countSignIns } from './analytics/count-sign-ins.ts';
import { eventRoutes } from './analytics/event-routes.ts';
import { fileRoutes } from './files/file-routes.ts';
import { withPresentNames } from './former-procedures.ts';
import { allowOrigins } from './http/allow-origins.ts';
import { type AppEnv, createContext, type Edge } from './http/api-context.ts';
import { botPage } from './http/bot-page.ts';
import { commonHeaders, isPrivate, withoutToken } from './http/common-headers.ts';
import { respondWithError } from './http/error-response.ts';
import { limitBody } from './http/limit-body.ts';
import { limitJsonShape } from './http/limit-json-shape.ts';
import { linkToEnd } from './http/link-to-end.ts';
import { createPages } from './http/pages.ts';
import { requireStorableAddress } from './http/require-storable-address.ts';
import { siteFiles } from './http/site-files.ts';
import type { SiteValues } from './http/site-values.ts';
import { staticFiles } from './http/static-files.ts';
import { unsubscribeRoutes } from './mail/unsubscribe-routes.ts';
import { mcpRoutes } from './mcp/mcp-routes.ts';
import { createNewsletterPages } from './newsletter/newsletter-pages.ts';
import { newsletterRoutes } from './newsletter/newsletter-routes.ts';
import { healthRoutes } from './operations/health.ts';
import { databaseReadiness, type ReadReadiness } from './operations/readiness.ts';
import { referenceRoutes } from './reference/reference-routes.ts';
import type { ResponseCache } from './rest/response-cache.ts';
import { restRoutes } from './rest/routes.ts';
import { uploadRoutes } from './rest/uploads.ts';

export interface AppOptions extends Edge {
  publicUrl: string;
  webDist: string;
  /** Settings for the application, as `<meta name content>`. */
  pageSettings: Record<string, string>;
  siteValues: SiteValues;
  /** Receives views, clicks and sign-ins; off by default. */
  analytics?: Analytics;
  /** Stores which responses callers received, for the shortcut in front of the routes. */
  known: ResponseCache;
  /** Outermost middleware; measures every request. */
  observeRequests?: MiddlewareHandler;
  /** Readiness of the process; by default, of the database. */
  readReadiness?: ReadReadiness;
  /** Aborted before the process ends: streams stop, and clients reconnect. */
  ending: AbortSignal;
  /** Origins whose pages may call `/api`; none by default. */
  apiOrigins?: readonly string[];
  /** Mounted before the pages, by path. */
  mounts: { path: string; routes: Hono }[];
}

export function createApp(options: AppOptions): Hono<AppEnv> {
  const { services, analytics } = options;
  const app = new Hono<AppEnv>();
  if (options.observeRequests) app.use(options.observeRequests);
  app.use(commonHeaders(options));
  if (options.apiOrigins?.length) app.use('/api/*', allowOrigins(options.apiOrigins));
  app.use('/api/*', requireStorableAddress);
  app.route('/', uploadRoutes(options));
  const limitShape = limitJsonShape(respondWithError);
  app.use('/api/*', limitBody, limitShape);
  app.use('/trpc/*', limitBody, limitShape);
  app.route('/', healthRoutes(options.readReadiness ?? databaseReadiness(services.database)));
  app.route('/', fileRoutes(services.files));
  app.all('/trpc/*', (c) =>
    fetchRequestHandler({
      endpoint: '/trpc',
      req: withPresentNames(endWithProcess(c, options.ending)),
      router: appRouter,
      // Each call costs time, even if refused.
      maxBatchSize: maxCallsAtOnce,
      createContext: async () => createContext(options, c),
    }),
  );
  app.route('/', referenceRoutes());
  app.route('/', mcpRoutes(options));
  app.route('/', restRoutes(options));
  app.route('/', unsubscribeRoutes(options));
  const newsletterPages = createNewsletterPages(options.webDist, options.siteValues);
  app.route('/', newsletterRoutes(options, newsletterPages));
  if (analytics) {
    app.use(`${analytics.authPath}/*`, countSignIns(analytics, services.now));
    app.route('/', eventRoutes(analytics.reporter, services.now));
  }
  for (const { path, routes } of options.mounts) app.route(path, routes);
  const { supportHref, inquiriesHref } = options.siteValues;
  const contact = [supportHref, inquiriesHref].find((href) => href.startsWith('mailto:')) ?? null;
  app.route('/', siteFiles({ publicUrl: options.publicUrl, contact, now: services.now }));
  app.route('/', botPage(options.siteValues));
  app.use(staticFiles(options.webDist));
  if (analytics) app.use(countPageViews(analytics.reporter, services.now));
  const pages = createPages({
    folder: options.webDist,
    settings: options.pageSettings,
    values: options.siteValues,
  });
  app.route('/', pages.routes);
  app.notFound((c) =>
    isPrivate(c.req.path) ? respondWithError(c, new AppError('not_found', 'Not found')) : pages.notFound(c),
  );
  app.onError((thrown, c) => {
    const error = asAppError(thrown);
    // Errors thrown by procedures are logged already.
    if (!(thrown instanceof TRPCError) && ['internal', 'unavailable'].includes(error.code)) {
      services.log.error(
        { requestId: c.get('requestId'), path: withoutToken(c.req.path), error: thrown },
        'request failed',
      );
    }
    return respondWithError(c, error);
  });
  return app;
}

/** Streams would keep the process alive until they end. */
function endWithProcess(c: Context<AppEnv>, ending: AbortSignal): Request {
  const request = c.req.raw;
  if (!/\.watch/.test(request.url)) return request;
  const { signal, release } = linkToEnd(request.signal, ending);
  // There is no socket if the application is called without a server.
  const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>;
  outgoing?.once('close', release);
  return new Request(request, { signal });
}
