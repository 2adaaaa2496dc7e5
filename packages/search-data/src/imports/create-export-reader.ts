import { createHash } from 'node:crypto';
import { setImmediate as giveWay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { ExportFile, ExportHead, ExportReader, ImportedRow, OpenedExport } from '@keydence/domain';
import { inspectExport } from './inspect-export.ts';
import { openExport } from './open-export.ts';
import { readFetched } from './read-fetched.ts';

const rowsInBatch = 1_000;

/**
 * Reads exports on the calling thread, which takes a second for a large one: a server calls it in a
 * worker thread.
 */
export function createExportReader(): ExportReader {
  return {
    async inspect(file) {
      const opened = await open(file);
      return {
        head: headOf(opened),
        counts: inspectExport(opened, file.site),
        contentHash: hashFile(file),
        packed: file.isFetched ? null : gzipSync(file.content),
      };
    },
    async read(file) {
      const opened = await open(file);
      return { head: headOf(opened), batches: () => readBatches(opened), close: async () => {} };
    },
  };
}

async function open(file: ExportFile): Promise<OpenedExport> {
  return file.isFetched ? readFetched(file.content) : openExport(file);
}

function headOf({ rows: _rows, ...head }: OpenedExport): ExportHead {
  return head;
}

/** The same file with another reading has another hash. */
function hashFile({ content, reading }: ExportFile): Uint8Array {
  const hash = createHash('sha256').update(content);
  return (reading ? hash.update(JSON.stringify(reading)) : hash).digest();
}

async function* readBatches(opened: OpenedExport): AsyncGenerator<readonly ImportedRow[]> {
  let batch: ImportedRow[] = [];
  for (const row of opened.rows()) {
    batch.push(row);
    if (batch.length < rowsInBatch) continue;
    yield batch;
    batch = [];
    // Yields to the writer of the rows, if both share a thread.
    await giveWay();
  }
  if (batch.length > 0) yield batch;
}
