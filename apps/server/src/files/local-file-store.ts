import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileFailure } from './file-failure.ts';
import type { ListedFileStore } from './listed-file-store.ts';

const noRoomCodes = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** Files in a local folder. Writes are atomic, also across a power failure. */
export function createLocalFileStore(folder: string): ListedFileStore {
  const pathOf = (name: string) => {
    if (path.basename(name) !== name || name.startsWith('.'))
      throw new Error('not the name of a stored file');
    return path.join(folder, name);
  };
  return {
    put: async (name, content) => {
      const target = pathOf(name);
      const part = path.join(folder, `.${randomUUID()}.part`);
      try {
        await mkdir(folder, { recursive: true });
        await writeDurably(part, content);
        await rename(part, target);
      } catch (error) {
        await rm(part, { force: true });
        throw asFailure(error);
      }
    },
    get: (name) => readFile(pathOf(name)).catch(nullWhenMissing),
    delete: (name) => rm(pathOf(name), { force: true }),
    list: async () => {
      const entries = await readdir(folder, { withFileTypes: true }).catch(nullWhenMissing);
      // Names with a leading dot are incomplete files.
      return (entries ?? []).flatMap(({ name }) => (name.startsWith('.') ? [] : name));
    },
  };
}

async function writeDurably(file: string, content: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function asFailure(error: unknown): unknown {
  if (!noRoomCodes.includes(codeOf(error))) return error;
  return fileFailure('There is no room left to store files. Please try again later.', error);
}

function nullWhenMissing(error: unknown): null {
  if (codeOf(error) === 'ENOENT') return null;
  throw error;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
