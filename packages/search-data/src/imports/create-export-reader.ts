import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { ExportFile, ExportReader, ImportedRow, OpenedExport } from '@keydence/domain';
import { readFetched } from '../search-console/read-fetched.ts';
import { inspectExport } from './inspect-export.ts';
import { openExport } from './open-export.ts';

const rowsInBatch = 1_000;

/**
 * Reads exports where it is called, which takes a second for a large one: a server calls it in a thread of its own.
 */
export function createExportReader(): ExportReader {
  return {
    async inspect(file) {
      const opened = open(file);
      return {
        head: headOf(opened),
        counts: inspectExport(opened),
        contentHash: createHash('sha256').update(file.content).digest(),
        packed: file.isFetched ? null : gzipSync(file.content),
      };
    },
    async read(file) {
      const opened = open(file);
      return { head: headOf(opened), batches: () => readBatches(opened), close: async () => {} };
    },
  };
}

function open(file: ExportFile): OpenedExport {
  return file.isFetched ? readFetched(file.content) : openExport(file);
}

function headOf({ kind, tool, measuredOn, countryCode }: OpenedExport): Omit<OpenedExport, 'rows'> {
  return { kind, tool, measuredOn, countryCode };
}

async function* readBatches(opened: OpenedExport): AsyncGenerator<readonly ImportedRow[]> {
  let batch: ImportedRow[] = [];
  for (const row of opened.rows()) {
    batch.push(row);
    if (batch.length < rowsInBatch) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
