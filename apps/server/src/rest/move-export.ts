import type { OpenAPIHono } from '@hono/zod-openapi';
import { exportMoves } from '@keydence/api';
import { AppError, exportMovesInput, moveCsvHead, moveCsvLine } from '@keydence/domain';
import { type AppEnv, createContext, type Edge } from '../http/api-context.ts';
import type { EndpointInput } from './endpoint.ts';
import { describeFile } from './openapi.ts';
import { readInput } from './read-input.ts';
import { sendCsv } from './send-csv.ts';

export const moveExportPath = '/api/seo/moves/export';

const definition: EndpointInput = { method: 'get', input: exportMovesInput, params: {}, inputNames: {} };

/** `GET /api/seo/moves/export`: a streamed CSV file. */
export function addMoveExport(routes: OpenAPIHono<AppEnv>, edge: Edge): void {
  routes.get(moveExportPath, async (c) => {
    const context = await createContext(edge, c);
    const { caller } = context;
    if (caller instanceof AppError) throw caller;
    const input = exportMovesInput.parse(await readInput(c, definition));
    const file = await exportMoves({ ...context, caller }, input);
    return sendCsv(c, edge, { file, format: { head: moveCsvHead, line: moveCsvLine } });
  });
  describeFile(routes.openAPIRegistry, {
    ...definition,
    path: moveExportPath,
    summary: 'All moves that the filters leave, as a CSV file; X-Total-Count counts them',
    contentType: 'text/csv',
  });
}
