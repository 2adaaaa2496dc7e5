import type { OpenAPIHono } from '@hono/zod-openapi';
import { exportKeywords, type KeywordExport } from '@keydence/api';
import { AppError, exportKeywordsInput, keywordCsvHead, keywordCsvLine } from '@keydence/domain';
import type { Context } from 'hono';
import { type AppEnv, createContext, type Edge } from '../http/api-context.ts';
import type { EndpointInput } from './endpoint.ts';
import { describeFile } from './openapi.ts';
import { readInput } from './read-input.ts';

export const keywordExportPath = '/api/seo/keywords/export';

const definition: EndpointInput = { method: 'get', input: exportKeywordsInput, params: {}, inputNames: {} };

/** `GET /api/seo/keywords/export`: the one answer that is a file, written while it is read. */
export function addKeywordExport(routes: OpenAPIHono<AppEnv>, edge: Edge): void {
  routes.get(keywordExportPath, async (c) => {
    const context = await createContext(edge, c);
    const { caller } = context;
    if (caller instanceof AppError) throw caller;
    const input = exportKeywordsInput.parse(await readInput(c, definition));
    return sendCsv(c, await exportKeywords({ ...context, caller }, input), edge);
  });
  describeFile(routes.openAPIRegistry, {
    ...definition,
    path: keywordExportPath,
    summary: 'All keywords that the filters leave, as a CSV file; X-Total-Count says how many',
    contentType: 'text/csv',
  });
}

function sendCsv(c: Context<AppEnv>, keywords: KeywordExport, { services }: Edge): Response {
  const requestId = c.get('requestId');
  const parts = writeCsv(keywords, (error) => {
    // Somebody who has lost the domain meanwhile is no trouble of ours.
    if (error instanceof AppError) return;
    services.log.error({ requestId, path: keywordExportPath, error }, 'export failed');
  });
  return c.body(ReadableStream.from(parts), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${keywords.fileName}"`,
    'X-Total-Count': String(keywords.total),
  });
}

/**
 * A batch is read when the client has taken the one before; a client that goes away ends the reading. A failure
 * after the first byte cuts the connection, so that no half file looks whole.
 */
async function* writeCsv({ batches, source }: KeywordExport, onFailure: (error: unknown) => void) {
  const encoder = new TextEncoder();
  try {
    yield encoder.encode(keywordCsvHead());
    for await (const batch of batches) {
      yield encoder.encode(batch.map((keyword) => keywordCsvLine(keyword, source)).join(''));
    }
  } catch (error) {
    onFailure(error);
    throw error;
  }
}
