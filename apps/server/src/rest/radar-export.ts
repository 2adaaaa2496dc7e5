import type { OpenAPIHono } from '@hono/zod-openapi';
import { exportRadar } from '@keydence/api';
import { AppError, exportRadarInput, radarCsvHead, radarCsvLine } from '@keydence/domain';
import { type AppEnv, createContext, type Edge } from '../http/api-context.ts';
import type { EndpointInput } from './endpoint.ts';
import { describeFile } from './openapi.ts';
import { readInput } from './read-input.ts';
import { sendCsv } from './send-csv.ts';

export const radarExportPath = '/api/seo/radar/export';

const definition: EndpointInput = { method: 'get', input: exportRadarInput, params: {}, inputNames: {} };

/** `GET /api/seo/radar/export`: a streamed CSV file. */
export function addRadarExport(routes: OpenAPIHono<AppEnv>, edge: Edge): void {
  routes.get(radarExportPath, async (c) => {
    const context = await createContext(edge, c);
    const { caller } = context;
    if (caller instanceof AppError) throw caller;
    const input = exportRadarInput.parse(await readInput(c, definition));
    const file = await exportRadar({ ...context, caller }, input);
    return sendCsv(c, edge, { file, format: { head: radarCsvHead, line: radarCsvLine } });
  });
  describeFile(routes.openAPIRegistry, {
    ...definition,
    path: radarExportPath,
    summary:
      'All publications of a fortnight that match the filters, as a CSV file; X-Total-Count counts them',
    contentType: 'text/csv',
  });
}
