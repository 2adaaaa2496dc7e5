import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Edge } from '../http/api-context.ts';
import type { Metrics } from './metrics.ts';
import type { Telemetry } from './telemetry.ts';

const tracer = trace.getTracer('keydence');

/** Measures requests and procedures, for `createApp`; empty without telemetry. */
export function observeEdge({ metrics, observe, database }: Telemetry): {
  observeRequests?: MiddlewareHandler;
  measure?: NonNullable<Edge['measure']>;
} {
  if (!database.observer) return {};
  return {
    observeRequests: observeRequests(metrics),
    measure: (procedure, work) => observe({ kind: 'procedures', name: procedure }, work),
  };
}

/**
 * Measures each request by route pattern and status. It always starts a new trace: traces of
 * clients are not continued.
 */
function observeRequests(metrics: Metrics | null): MiddlewareHandler {
  return async (c, next) => {
    const end = metrics?.requests.startTimer();
    const span = tracer.startSpan('request', { kind: SpanKind.SERVER, root: true });
    try {
      await context.with(trace.setSpan(context.active(), span), next);
    } finally {
      const { method } = c.req;
      const route = describeRoute(c);
      const { status } = c.res;
      end?.({ method, route, status: String(status) });
      span.updateName(`${method} ${route}`);
      span.setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
      });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    }
  };
}

/** Pattern of the matching route, so that no id becomes a label; `pages` for files and pages. */
function describeRoute(c: Context): string {
  if (c.req.path.startsWith('/trpc/')) return '/trpc/*';
  return matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))?.path ?? 'pages';
}
