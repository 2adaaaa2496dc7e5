import type { OpenAPIHono } from '@hono/zod-openapi';
import { type ExportPart, exportAccount, requireKeyAccess } from '@keydence/api';
import { AppError, accountExport } from '@keydence/domain';
import { z } from 'zod';
import { type AppEnv, createContext, type Edge } from '../http/api-context.ts';
import { toSnakeCase } from '../http/wire-names.ts';
import { describeFile } from './openapi.ts';
import { toWire } from './to-wire.ts';
import { toWireSchema } from './wire-schema.ts';

export const accountExportPath = '/api/users/profile/export';

/** `GET /api/users/profile/export`: all data of the caller, streamed. */
export function addAccountExport(routes: OpenAPIHono<AppEnv>, edge: Edge): void {
  routes.get(accountExportPath, async (c) => {
    const context = await createContext(edge, c);
    const { caller } = context;
    if (caller instanceof AppError) throw caller;
    requireKeyAccess(caller, { keys: 'never', isChange: false });
    const parts = writeJson(exportAccount({ ...context, caller }), (error) =>
      edge.services.log.error({ requestId: context.requestId, error }, 'export of an account failed'),
    );
    return c.body(ReadableStream.from(parts), 200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="keydence-account.json"',
    });
  });
  describeFile(routes.openAPIRegistry, {
    method: 'get',
    path: accountExportPath,
    summary: 'Everything that is about the caller, as a JSON file',
    input: z.object({}),
    params: {},
    inputNames: {},
    contentType: 'application/json',
    schema: toWireSchema(accountExport),
  });
}

/** A failure after the first byte cuts the connection, so an incomplete document is detected. */
async function* writeJson(parts: AsyncIterable<ExportPart>, onFailure: (error: unknown) => void) {
  const encoder = new TextEncoder();
  let before = '{';
  try {
    for await (const part of parts) {
      yield encoder.encode(`${before}\n${JSON.stringify(toSnakeCase(part.field))}: `);
      before = ',';
      if ('value' in part) yield encoder.encode(JSON.stringify(toWire(part.value)));
      else for await (const text of writeList(part.batches)) yield encoder.encode(text);
    }
    yield encoder.encode('\n}\n');
  } catch (error) {
    onFailure(error);
    throw error;
  }
}

async function* writeList(batches: AsyncIterable<readonly object[]>) {
  let before = '[';
  for await (const batch of batches) {
    const rows = batch.map((row) => JSON.stringify(toWire(row)));
    if (rows.length > 0) yield `${before}\n${rows.join(',\n')}`;
    if (rows.length > 0) before = ',';
  }
  yield before === '[' ? '[]' : '\n]';
}
