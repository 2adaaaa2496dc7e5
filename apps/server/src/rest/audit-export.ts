import type { OpenAPIHono } from '@hono/zod-openapi';
import { exportAuditLog } from '@keydence/api';
import { AppError, auditCsvHead, auditCsvLine, exportAuditInput } from '@keydence/domain';
import { type AppEnv, createContext, type Edge } from '../http/api-context.ts';
import type { EndpointInput } from './endpoint.ts';
import { describeFile } from './openapi.ts';
import { readInput } from './read-input.ts';
import { sendCsv } from './send-csv.ts';

export const auditExportPath = '/api/companies/{id}/audit-log/export';

const definition: EndpointInput = {
  method: 'get',
  input: exportAuditInput,
  params: { id: 'workspaceId' },
  inputNames: {},
};

/** `GET /api/companies/{id}/audit-log/export`: a streamed file. */
export function addAuditExport(routes: OpenAPIHono<AppEnv>, edge: Edge): void {
  routes.get(auditExportPath.replace('{id}', ':id'), async (c) => {
    const context = await createContext(edge, c);
    const { caller } = context;
    if (caller instanceof AppError) throw caller;
    const input = exportAuditInput.parse(await readInput(c, definition));
    const file = await exportAuditLog({ ...context, caller }, input);
    return sendCsv(c, edge, { file, format: { head: auditCsvHead, line: auditCsvLine } });
  });
  describeFile(routes.openAPIRegistry, {
    ...definition,
    path: auditExportPath,
    summary:
      'All entries of the audit log that the filters leave, as a CSV file; X-Total-Count says how many. Noted in the log itself',
    contentType: 'text/csv',
  });
}
