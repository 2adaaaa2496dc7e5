import type { OpenAPIHono } from '@hono/zod-openapi';
import { exportKeywords } from '@keydence/api';
import { AppError, exportKeywordsInput, keywordCsvHead, keywordCsvLine } from '@keydence/domain';
import { type AppEnv, createContext, type Edge } from '../http/api-context.ts';
import type { EndpointInput } from './endpoint.ts';
import { describeFile } from './openapi.ts';
import { readInput } from './read-input.ts';
import { sendCsv } from './send-csv.ts';

export const keywordExportPath = '/api/seo/keywords/export';

const definition: EndpointInput = { method: 'get', input: exportKeywordsInput, params: {}, inputNames: {} };

/** `GET /api/seo/keywords/export`: a streamed file. */
export function addKeywordExport(routes: OpenAPIHono<AppEnv>, edge: Edge): void {
  routes.get(keywordExportPath, async (c) => {
    const context = await createContext(edge, c);
    const { caller } = context;
    if (caller instanceof AppError) throw caller;
    const input = exportKeywordsInput.parse(await readInput(c, definition));
    const file = await exportKeywords({ ...context, caller }, input);
    return sendCsv(c, edge, { file, format: { head: keywordCsvHead, line: keywordCsvLine } });
  });
  describeFile(routes.openAPIRegistry, {
    ...definition,
    path: keywordExportPath,
    summary: 'All keywords that the filters leave, as a CSV file; X-Total-Count says how many',
    contentType: 'text/csv',
  });
}
