import type { Context } from 'hono';
import type { AppEnv, Edge } from '../http/api-context.ts';

/** A file whose rows come in batches. */
export interface CsvExport<Row, Source> {
  fileName: string;
  source: Source;
  total: number;
  batches: AsyncGenerator<Row[], void>;
}

/** How a file begins, and each of its lines. */
export interface CsvFormat<Row, Source> {
  head: (source: Source) => string;
  line: (row: Row, source: Source) => string;
}

/** Answers with a CSV file that is written while it is read; `X-Total-Count` says how many lines will come. */
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
 * A batch is read when the client has taken the one before; a client that goes away ends the reading. A failure
 * after the first byte cuts the connection, so that no half file looks whole.
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
