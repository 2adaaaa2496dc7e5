import type { OpenAPIHono } from '@hono/zod-openapi';
import { exportPredictions } from '@keydence/api';
import { AppError, exportPredictionsInput, predictionCsvHead, predictionCsvLine } from '@keydence/domain';
import { type AppEnv, createContext, type Edge } from '../http/api-context.ts';
import type { EndpointInput } from './endpoint.ts';
import { describeFile } from './openapi.ts';
import { readInput } from './read-input.ts';
import { sendCsv } from './send-csv.ts';

export const predictionExportPath = '/api/seo/predictions/export';

const definition: EndpointInput = {
  method: 'get',
  input: exportPredictionsInput,
  params: {},
  inputNames: {},
};

/** `GET /api/seo/predictions/export`: a streamed file. */
export function addPredictionExport(routes: OpenAPIHono<AppEnv>, edge: Edge): void {
  routes.get(predictionExportPath, async (c) => {
    const context = await createContext(edge, c);
    const { caller } = context;
    if (caller instanceof AppError) throw caller;
    const input = exportPredictionsInput.parse(await readInput(c, definition));
    const file = await exportPredictions({ ...context, caller }, input);
    return sendCsv(c, edge, { file, format: { head: predictionCsvHead, line: predictionCsvLine } });
  });
  describeFile(routes.openAPIRegistry, {
    ...definition,
    path: predictionExportPath,
    summary:
      'All predictions that the filters leave, with their outcomes, sources and dates, as a CSV file; X-Total-Count says how many',
    contentType: 'text/csv',
  });
}
