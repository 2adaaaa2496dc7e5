import type { OpenAPIHono } from '@hono/zod-openapi';
import { exportTopics } from '@keydence/api';
import { AppError, exportTopicsInput, topicCsvHead, topicCsvLine } from '@keydence/domain';
import { type AppEnv, createContext, type Edge } from '../http/api-context.ts';
import type { EndpointInput } from './endpoint.ts';
import { describeFile } from './openapi.ts';
import { readInput } from './read-input.ts';
import { sendCsv } from './send-csv.ts';

export const topicExportPath = '/api/seo/topics/export';

const definition: EndpointInput = { method: 'get', input: exportTopicsInput, params: {}, inputNames: {} };

/** `GET /api/seo/topics/export`: a streamed CSV file. */
export function addTopicExport(routes: OpenAPIHono<AppEnv>, edge: Edge): void {
  routes.get(topicExportPath, async (c) => {
    const context = await createContext(edge, c);
    const { caller } = context;
    if (caller instanceof AppError) throw caller;
    const input = exportTopicsInput.parse(await readInput(c, definition));
    const file = await exportTopics({ ...context, caller }, input);
    return sendCsv(c, edge, { file, format: { head: topicCsvHead, line: topicCsvLine } });
  });
  describeFile(routes.openAPIRegistry, {
    ...definition,
    path: topicExportPath,
    summary: 'All keywords of the topics that the filters leave, as a CSV file; X-Total-Count counts them',
    contentType: 'text/csv',
  });
}
