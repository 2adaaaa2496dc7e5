import type { OpenAPIHono } from '@hono/zod-openapi';
import { exportGaps } from '@keydence/api';
import { AppError, exportGapsInput, gapCsvHead, gapCsvLine } from '@keydence/domain';
import { type AppEnv, createContext, type Edge } from '../http/api-context.ts';
import type { EndpointInput } from './endpoint.ts';
import { describeFile } from './openapi.ts';
import { readInput } from './read-input.ts';
import { sendCsv } from './send-csv.ts';

export const gapExportPath = '/api/seo/gaps/export';

const definition: EndpointInput = { method: 'get', input: exportGapsInput, params: {}, inputNames: {} };

/** `GET /api/seo/gaps/export`: a streamed file. */
export function addGapExport(routes: OpenAPIHono<AppEnv>, edge: Edge): void {
  routes.get(gapExportPath, async (c) => {
    const context = await createContext(edge, c);
    const { caller } = context;
    if (caller instanceof AppError) throw caller;
    const input = exportGapsInput.parse(await readInput(c, definition));
    const file = await exportGaps({ ...context, caller }, input);
    return sendCsv(c, edge, { file, format: { head: gapCsvHead, line: gapCsvLine } });
  });
  describeFile(routes.openAPIRegistry, {
    ...definition,
    path: gapExportPath,
    summary:
      'All keywords of the gap matrix that the filters leave, as a CSV file; X-Total-Count says how many',
    contentType: 'text/csv',
  });
}
