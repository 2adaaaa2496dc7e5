import type { Context } from 'hono';
import type { AppEnv, Edge } from '../http/api-context.ts';

export interface CsvExport<Row, Source> {
  fileName: string;
  source: Source;
  total: number;
  batches: AsyncGenerator<Row[], void>;
}

export interface CsvFormat<Row, Source> {
  head: (source: Source) => string;
  line: (row: Row, source: Source) => string;
}

/** Streams a CSV file; `X-Total-Count` is the number of rows. */
export function sendCsv<Row, Source>(
  c: Context<AppEnv>,
  { services }: Edge,
  { file, format }: { file: CsvExport<Row, Source>; format: CsvFormat<Row, Source> },
): Response {
  const requestId = c.get('requestId');
  const parts = writeCsv(file, format, (error) =>
    services.log.error({ requestId, path: c.req.path, error }, 'export failed'),
  );
  return c.body(ReadableStream.from(parts), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${file.fileName}"`,
    'X-Total-Count': String(file.total),
  });
}

/**
 * Reads a batch after the client has received the previous one, and stops if the client
 * disconnects. A failure after the first byte cuts the connection, so an incomplete file is
 * detected.
 */
async function* writeCsv<Row, Source>(
  { batches, source }: CsvExport<Row, Source>,
  { head, line }: CsvFormat<Row, Source>,
  onFailure: (error: unknown) => void,
) {
  const encoder = new TextEncoder();
  try {
    yield encoder.encode(head(source));
    for await (const batch of batches) yield encoder.encode(batch.map((row) => line(row, source)).join(''));
  } catch (error) {
    onFailure(error);
    throw error;
  }
}
