import { OpenAPIHono } from '@hono/zod-openapi';
import { createCaller } from '@keydence/api';
import { AppError } from '@keydence/domain';
import type { Context } from 'hono';
import { type AppEnv, createContext, type Edge } from '../http/api-context.ts';
import { accountExportPath, addAccountExport } from './account-export.ts';
import { competitorEndpoints } from './competitors.ts';
import { contentPlanEndpoints } from './content-plan.ts';
import type { Endpoint } from './endpoint.ts';
import { feedbackEndpoints } from './feedback.ts';
import { feedbackCommentEndpoints } from './feedback-comments.ts';
import { addGapExport, gapExportPath } from './gap-export.ts';
import { gapEndpoints } from './gaps.ts';
import { importEndpoints } from './imports.ts';
import { invitationEndpoints } from './invitations.ts';
import { addKeywordExport, keywordExportPath } from './keyword-export.ts';
import { keywordEndpoints } from './keywords.ts';
import { locationEndpoints } from './locations.ts';
import { memberEndpoints } from './members.ts';
import { describeEndpoint, describeSecurity, describeUpload, documentInfo } from './openapi.ts';
import { overviewEndpoints } from './overview.ts';
import { addPredictionExport, predictionExportPath } from './prediction-export.ts';
import { predictionEndpoints } from './predictions.ts';
import { profileEndpoints } from './profile.ts';
import { readInput } from './read-input.ts';
import { reportEndpoints } from './reports.ts';
import { scheduleEndpoints } from './schedules.ts';
import { toWire } from './to-wire.ts';
import { trackedDomainEndpoints } from './tracked-domains.ts';
import { uploadEndpoints } from './uploads.ts';
import { workspaceEndpoints } from './workspaces.ts';

const endpoints: readonly Endpoint[] = [
  ...profileEndpoints,
  ...workspaceEndpoints,
  ...memberEndpoints,
  ...invitationEndpoints,
  ...trackedDomainEndpoints,
  ...scheduleEndpoints,
  ...importEndpoints,
  ...locationEndpoints,
  ...overviewEndpoints,
  ...keywordEndpoints,
  ...reportEndpoints,
  ...competitorEndpoints,
  ...gapEndpoints,
  ...contentPlanEndpoints,
  ...predictionEndpoints,
  ...feedbackEndpoints,
  ...feedbackCommentEndpoints,
];

interface RestEdge extends Edge {
  /** Aborted when the process is about to end. */
  ending: AbortSignal;
}

/** The REST adapter: every documented path, over the same procedures as the typed client. */
export function restRoutes(edge: RestEdge) {
  const routes = new OpenAPIHono<AppEnv>();
  describeSecurity(routes.openAPIRegistry);
  // Before the keyword of an id, which would take the path for its own.
  addKeywordExport(routes, edge);
  addGapExport(routes, edge);
  addPredictionExport(routes, edge);
  addAccountExport(routes, edge);
  for (const endpoint of endpoints) {
    routes.on(endpoint.method.toUpperCase(), toHonoPath(endpoint.path), (c) => answer(c, endpoint, edge));
    describeEndpoint(routes.openAPIRegistry, endpoint);
  }
  for (const endpoint of uploadEndpoints) describeUpload(routes.openAPIRegistry, endpoint);
  routes.doc31('/api/openapi.json', documentInfo);
  refuseOtherMethods(routes);
  return routes;
}

async function answer(c: Context<AppEnv>, endpoint: Endpoint, edge: RestEdge): Promise<Response> {
  const { ending } = edge;
  const context = await createContext(edge, c);
  const { caller } = context;
  if (caller instanceof AppError) throw caller;
  c.set('inputNames', endpoint.inputNames);
  const input = await readInput(c, endpoint);
  const version = await endpoint.readVersion?.({ ...context, caller }, input);
  if (version) {
    const tag = `W/"${version}"`;
    c.header('ETag', tag);
    if (
      c.req
        .header('If-None-Match')
        ?.split(/\s*,\s*/)
        .includes(tag)
    )
      return c.body(null, 304);
  }
  const signal = endpoint.waitsForJob && AbortSignal.any([c.req.raw.signal, ending]);
  const result = await endpoint.run(createCaller(context, signal ? { signal } : {}), input);
  if (endpoint.status === 204) return c.body(null, 204);
  const output = toWire(result, endpoint.outputNames);
  const body = endpoint.under === null ? (output as object) : { [endpoint.under]: output };
  return c.json({ success: true, ...body }, endpoint.status);
}

/** A known path with another method is 405 and names those that it has. */
function refuseOtherMethods(routes: OpenAPIHono<AppEnv>): void {
  const methods = new Map([
    ['/api/openapi.json', ['GET', 'HEAD']],
    [keywordExportPath, ['GET', 'HEAD']],
    [gapExportPath, ['GET', 'HEAD']],
    [predictionExportPath, ['GET', 'HEAD']],
    [accountExportPath, ['GET', 'HEAD']],
  ]);
  for (const { path, method } of [...endpoints, ...uploadEndpoints]) {
    const own = method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()];
    methods.set(path, [...(methods.get(path) ?? []), ...own]);
  }
  // A whole name before a parameter in its place, which would take the name for an id.
  const inOrder = [...methods].sort(([a], [b]) => Number(a.includes('{')) - Number(b.includes('{')));
  for (const [path, allowed] of inOrder) {
    routes.all(toHonoPath(path), (c) => {
      c.header('Allow', allowed.join(', '));
      return c.json({ success: false, message: 'Method not allowed', code: 'method_not_allowed' }, 405);
    });
  }
}

function toHonoPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}
