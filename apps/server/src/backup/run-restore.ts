import { once } from 'node:events';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import {
  clearTarget,
  type DatabaseContents,
  type DatabaseHandle,
  inspectTarget,
  loadContents,
  migrate,
} from '@keydence/db';
import type { Env } from '../env.ts';
import { createLocalFileStore } from '../files/local-file-store.ts';
import { createS3FileStore } from '../files/s3-file-store.ts';
import { readMigrationCount } from '../operations/readiness.ts';
import { migrationsFolder } from '../paths.ts';
import { readArchive } from './archive.ts';
import { type Manifest, manifest } from './manifest.ts';
import { openUntouched, prepareSchema } from './open-target.ts';

interface RestoreOptions {
  /** Whether what the database holds may go. */
  replaces: boolean;
}

/**
 * Puts a backup into the database and the files of the settings, brought to the newest schema. The whole archive is
 * read once before anything is touched. Throws where it is damaged, comes from a newer program, or where the database
 * is in use or holds data that may not go.
 */
export async function restoreBackup(env: Env, file: string, { replaces }: RestoreOptions): Promise<Manifest> {
  const found = await checkArchive(file);
  const handle = await openUntouched(env.DATABASE_URL ?? `embedded:${path.join(env.DATA_DIR, 'pg')}`);
  try {
    await emptyTarget(handle, replaces);
    await prepareSchema(handle, found.contents);
    await loadTables(handle, file, found.contents);
    await migrate(handle, { migrationsFolder });
  } finally {
    await handle.close();
  }
  await restoreFiles(env, file);
  return found;
}

/** `npm run restore -- <file> [--replace]` */
export async function runRestore(env: Env): Promise<void> {
  const words = process.argv.slice(3);
  const file = words.find((word) => !word.startsWith('--'));
  if (!file) throw new Error('name the file to read: npm run restore -- <file> [--replace]');
  const { contents, createdAt } = await restoreBackup(env, path.resolve(file), {
    replaces: words.includes('--replace'),
  });
  const rows = contents.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Restored ${rows} rows in ${contents.tables.length} tables, as they were at ${createdAt}.`);
}

async function checkArchive(file: string): Promise<Manifest> {
  let found: Manifest | undefined;
  await readArchive(file, (name, content) => {
    if (name === 'manifest.json') found = parseManifest(file, content.toString());
  });
  if (!found) throw new Error(`${file} is no backup of Keydence.`);
  if (found.contents.migrations > readMigrationCount(migrationsFolder)) {
    throw new Error(`${file} comes from a newer Keydence; update this one first.`);
  }
  return found;
}

function parseManifest(file: string, text: string): Manifest {
  const result = manifest.safeParse(JSON.parse(text));
  if (!result.success)
    throw new Error(`${file} is in a form that this Keydence does not know; update it first.`);
  return result.data;
}

async function emptyTarget(handle: DatabaseHandle, replaces: boolean): Promise<void> {
  const state = await inspectTarget(handle.url);
  if (state === 'in-use') throw new Error('a Keydence process uses the database; stop it first.');
  if (state === 'foreign')
    throw new Error('the database holds tables of something else; choose an empty one.');
  if (state === 'filled' && !replaces) {
    throw new Error('the database holds data; repeat with --replace to delete them, or choose an empty one.');
  }
  await clearTarget(handle.url);
}

function loadTables(handle: DatabaseHandle, file: string, contents: DatabaseContents): Promise<void> {
  return loadContents(handle.url, contents, async (open) => {
    let current: { name: string; rows: Writable } | undefined;
    const close = async () => {
      if (!current) return;
      current.rows.end();
      await finished(current.rows);
      current = undefined;
    };
    await readArchive(file, async (entry, content) => {
      const name = /^tables\/(.+)\/\d+$/.exec(entry)?.[1];
      const table = contents.tables.find((known) => known.name === name);
      if (!table) return;
      if (current?.name !== table.name) {
        await close();
        current = { name: table.name, rows: await open(table) };
      }
      if (!current.rows.write(content)) await once(current.rows, 'drain');
    });
    await close();
  });
}

async function restoreFiles(env: Env, file: string): Promise<void> {
  const store = env.STORAGE_URL
    ? createS3FileStore(env.STORAGE_URL)
    : createLocalFileStore(path.join(env.DATA_DIR, 'files'));
  await readArchive(file, async (entry, content) => {
    if (entry.startsWith('files/')) await store.put(entry.slice('files/'.length), content);
  });
}
