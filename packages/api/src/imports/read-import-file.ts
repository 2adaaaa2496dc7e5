import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { DatabaseHandle } from '@keydence/db';
import { AppError, importLimits } from '@keydence/domain';
import { importMessages } from './import-messages.ts';

const decompress = promisify(gunzip);

/**
 * The file of an import, assembled part by part so that memory holds it once. AppError('not_found')
 * if it was deleted.
 */
export async function readImportFile(
  { sql }: Pick<DatabaseHandle, 'sql'>,
  importId: string,
): Promise<Uint8Array> {
  const parts = await sql<{ place: number; size: number }[]>`
    select place, length(content) as size from import_parts where import_id = ${importId} order by place`;
  if (parts.length === 0) throw new AppError('not_found', importMessages.gone);
  const file = new Uint8Array(parts.reduce((total, { size }) => total + size, 0));
  let written = 0;
  for (const { place, size } of parts) {
    const [part] = await sql<{ content: Uint8Array }[]>`
      select content from import_parts where import_id = ${importId} and place = ${place}`;
    if (!part) throw new AppError('not_found', importMessages.gone);
    file.set(part.content, written);
    written += size;
  }
  return unpackImport(file);
}

/** The unpacked content of an upload. */
export async function unpackImport(packed: Uint8Array): Promise<Uint8Array> {
  return decompress(packed, { maxOutputLength: importLimits.unzippedBytes });
}
