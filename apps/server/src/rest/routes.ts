import { OpenAPIHono } from '@hono/zod-openapi';
import { AppError } from '@keydence/domain';
import { answerHead } from '../http/answer-head.ts';
import type { AppEnv } from '../http/api-context.ts';
import { respondWithError } from '../http/error-response.ts';
import { referencePath } from '../reference/reference-routes.ts';
import { accountExportPath, addAccountExport } from './account-export.ts';
import { alertEndpoints } from './alerts.ts';
import { answerEndpoint, type RestEdge } from './answer-endpoint.ts';
import { addAuditExport, auditExportPath } from './audit-export.ts';
import { auditLogEndpoints } from './audit-log.ts';
import { addBriefExport, briefExportPath } from './brief-export.ts';
import { briefEndpoints } from './briefs.ts';
import { competitorEndpoints } from './competitors.ts';
import { contentPlanEndpoints } from './content-plan.ts';
import { describeComponents } from './document-components.ts';
import type { Endpoint } from './endpoint.ts';
import { describeErrors } from './error-responses.ts';
import { feedbackEndpoints } from './feedback.ts';
import { feedbackCommentEndpoints } from './feedback-comments.ts';
import { addGapExport, gapExportPath } from './gap-export.ts';
import { gapEndpoints } from './gaps.ts';
import { isConditional } from './if-match.ts';
import { importEndpoints } from './imports.ts';
import { invitationEndpoints } from './invitations.ts';
import { addKeywordExport, keywordExportPath } from './keyword-export.ts';
import { keywordEndpoints } from './keywords.ts';
import { locationEndpoints } from './locations.ts';
import { memberEndpoints } from './members.ts';
import { addMoveExport, moveExportPath } from './move-export.ts';
import { moveEndpoints } from './moves.ts';
import { notificationEndpoints } from './notifications.ts';
import { describeEndpoint, describeUpload } from './openapi.ts';
import { overviewEndpoints } from './overview.ts';
import { addPageExport, pageExportPath } from './page-export.ts';
import { pageEndpoints } from './pages.ts';
import { addPredictionExport, predictionExportPath } from './prediction-export.ts';
import { predictionEndpoints } from './predictions.ts';
import { profileEndpoints } from './profile.ts';
import { radarEndpoints } from './radar.ts';
import { addRadarExport, radarExportPath } from './radar-export.ts';
import { reportEndpoints } from './reports.ts';
import { scheduleEndpoints } from './schedules.ts';
import { searchConsoleEndpoints } from './search-console.ts';
import { searchTotalEndpoints } from './search-totals.ts';
import { documentPath, serveDocument } from './serve-document.ts';
import { describeServerOperations } from './server-operations.ts';
import { siteChangeEndpoints } from './site-changes.ts';
import { addTopicExport, topicExportPath } from './topic-export.ts';
import { topicEndpoints } from './topics.ts';
import { trackedDomainEndpoints } from './tracked-domains.ts';
import { uploadEndpoints } from './uploads.ts';
import { webhookEndpoints } from './webhooks.ts';
import { workspaceEndpoints } from './workspaces.ts';

export const endpoints: readonly Endpoint[] = [
  ...profileEndpoints,
  ...workspaceEndpoints,
  ...memberEndpoints,
  ...auditLogEndpoints,
  ...invitationEndpoints,
  ...trackedDomainEndpoints,
  ...scheduleEndpoints,
  ...importEndpoints,
  ...searchConsoleEndpoints,
  ...siteChangeEndpoints,
  ...searchTotalEndpoints,
  ...alertEndpoints,
  ...webhookEndpoints,
  ...notificationEndpoints,
  ...locationEndpoints,
  ...overviewEndpoints,
  ...keywordEndpoints,
  ...topicEndpoints,
  ...moveEndpoints,
  ...pageEndpoints,
  ...briefEndpoints,
  ...radarEndpoints,
  ...reportEndpoints,
  ...competitorEndpoints,
  ...gapEndpoints,
  ...contentPlanEndpoints,
  ...predictionEndpoints,
  ...feedbackEndpoints,
  ...feedbackCommentEndpoints,
];

const exportPaths = [
  keywordExportPath,
  gapExportPath,
  topicExportPath,
  moveExportPath,
  pageExportPath,
  briefExportPath,
  radarExportPath,
  predictionExportPath,
  accountExportPath,
  auditExportPath,
];

/** The REST adapter: every documented path, over the same procedures as the typed client. */
export function restRoutes(edge: RestEdge) {
  const routes = new OpenAPIHono<AppEnv>();
  describeComponents(routes.openAPIRegistry);
  describeErrors(routes.openAPIRegistry);
  for (const path of exportPaths) routes.use(toHonoPath(path), answerHead);
  // Before the routes of keyword and topic ids, which would match the path.
  addKeywordExport(routes, edge);
  addGapExport(routes, edge);
  addTopicExport(routes, edge);
  addMoveExport(routes, edge);
  addPageExport(routes, edge);
  addBriefExport(routes, edge);
  addRadarExport(routes, edge);
  addPredictionExport(routes, edge);
  addAccountExport(routes, edge);
  addAuditExport(routes, edge);
  for (const endpoint of endpoints) {
    const reading = readingOf(endpoint.path);
    routes.on(endpoint.method.toUpperCase(), toHonoPath(endpoint.path), (c) =>
      answerEndpoint(c, endpoint, { edge, reading }),
    );
    describeEndpoint(routes.openAPIRegistry, endpoint, { isConditional: isConditional(endpoint, reading) });
  }
  for (const endpoint of uploadEndpoints) describeUpload(routes.openAPIRegistry, endpoint);
  describeServerOperations(routes.openAPIRegistry);
  serveDocument(routes);
  refuseOtherMethods(routes);
  return routes;
}

function readingOf(path: string): Endpoint | undefined {
  return endpoints.find((endpoint) => endpoint.method === 'get' && endpoint.path === path);
}

/** A known path with another method is 405 and lists its methods; OPTIONS only lists them. */
function refuseOtherMethods(routes: OpenAPIHono<AppEnv>): void {
  const methods = new Map<string, string[]>([
    [documentPath, ['GET', 'HEAD']],
    [referencePath, ['GET', 'HEAD']],
    ...exportPaths.map((path): [string, string[]] => [path, ['GET', 'HEAD']]),
  ]);
  for (const { path, method } of [...endpoints, ...uploadEndpoints]) {
    const own = method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()];
    methods.set(path, [...(methods.get(path) ?? []), ...own]);
  }
  // Fixed names before parameters in the same position, which would match the name as an id.
  const inOrder = [...methods].sort(([a], [b]) => Number(a.includes('{')) - Number(b.includes('{')));
  for (const [path, allowed] of inOrder) {
    routes.all(toHonoPath(path), (c) => {
      c.header('Allow', [...allowed, 'OPTIONS'].join(', '));
      if (c.req.method === 'OPTIONS') return c.body(null, 204);
      return respondWithError(c, new AppError('method_not_allowed', 'Method not allowed'));
    });
  }
}

function toHonoPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}
