import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, type Pack, pack } from 'tar-stream';

/** Approximate maximum bytes per entry. Entries are held in memory, so a table spans several. */
const partBytes = 4 * 1024 * 1024;
/** Name of the last entry; an archive without it is incomplete. */
const endName = 'end';

export interface ArchiveWriter {
  add(name: string, content: string | Uint8Array): Promise<void>;
  /** Adds a stream in parts, named `<name>/<number>`. */
  addStream(name: string, source: AsyncIterable<Uint8Array>): Promise<void>;
}

/**
 * Writes a gzipped tar to a temporary file and renames it when complete. Only its owner can read
 * it.
 */
export async function writeArchive(
  file: string,
  fill: (writer: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const draft = `${file}.part`;
  const entries = pack();
  const add = (name: string, content: string | Uint8Array) => addEntry(entries, name, content);
  const written = pipeline(entries, createGzip({ level: 6 }), createWriteStream(draft, { mode: 0o600 }));
  try {
    await Promise.race([fill({ add, addStream: (name, source) => addParts(add, name, source) }), written]);
    await add(endName, '');
    entries.finalize();
    await written;
    await rename(draft, file);
  } catch (error) {
    entries.destroy();
    await written.catch(() => {});
    await rm(draft, { force: true });
    throw error;
  }
}

/**
 * Passes each entry in order, and the next one only after the previous one is consumed. Throws if
 * the archive is incomplete.
 */
export async function readArchive(
  file: string,
  take: (name: string, content: Buffer) => Promise<void> | void,
): Promise<void> {
  const entries = extract();
  const source = pipeline(createReadStream(file), createGunzip(), entries);
  let isWhole = false;
  try {
    for await (const entry of entries) {
      const chunks: Buffer[] = [];
      for await (const chunk of entry) chunks.push(chunk as Buffer);
      isWhole = entry.header.name === endName;
      if (!isWhole) await take(entry.header.name, Buffer.concat(chunks));
    }
    await source;
  } catch (error) {
    await source.catch(() => {});
    const { code } = error as { code?: string };
    if (code === 'ENOENT') throw new Error(`there is no file ${file}.`, { cause: error });
    if (code?.startsWith('Z_')) throw new Error(`${file} is damaged or no backup.`, { cause: error });
    throw error;
  }
  if (!isWhole) throw new Error(`${file} is cut off or no backup.`);
}

function addEntry(entries: Pack, name: string, content: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    entries.entry({ name, mode: 0o600 }, Buffer.from(content), (error) =>
      error ? reject(error) : resolve(),
    );
  });
}

async function addParts(
  add: ArchiveWriter['add'],
  name: string,
  source: AsyncIterable<Uint8Array>,
): Promise<void> {
  let chunks: Uint8Array[] = [];
  let size = 0;
  let part = 0;
  const flush = async () => {
    part += 1;
    await add(`${name}/${String(part).padStart(6, '0')}`, Buffer.concat(chunks));
    chunks = [];
    size = 0;
  };
  for await (const chunk of source) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= partBytes) await flush();
  }
  if (size > 0) await flush();
}
