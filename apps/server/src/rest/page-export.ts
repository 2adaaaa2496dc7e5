import type { OpenAPIHono } from '@hono/zod-openapi';
import { exportPages } from '@keydence/api';
import { AppError, exportPagesInput, pageCsvHead, pageCsvLine } from '@keydence/domain';
import { type AppEnv, createContext, type Edge } from '../http/api-context.ts';
import type { EndpointInput } from './endpoint.ts';
import { describeFile } from './openapi.ts';
import { readInput } from './read-input.ts';
import { sendCsv } from './send-csv.ts';

export const pageExportPath = '/api/seo/pages/export';

const definition: EndpointInput = { method: 'get', input: exportPagesInput, params: {}, inputNames: {} };

/** `GET /api/seo/pages/export`: a streamed CSV file. */
export function addPageExport(routes: OpenAPIHono<AppEnv>, edge: Edge): void {
  routes.get(pageExportPath, async (c) => {
    const context = await createContext(edge, c);
    const { caller } = context;
    if (caller instanceof AppError) throw caller;
    const input = exportPagesInput.parse(await readInput(c, definition));
    const file = await exportPages({ ...context, caller }, input);
    return sendCsv(c, edge, { file, format: { head: pageCsvHead, line: pageCsvLine } });
  });
  describeFile(routes.openAPIRegistry, {
    ...definition,
    path: pageExportPath,
    summary: 'All pages of a site that the filters leave, as a CSV file; X-Total-Count counts them',
    contentType: 'text/csv',
  });
}
