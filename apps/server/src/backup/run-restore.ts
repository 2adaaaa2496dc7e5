import { once } from 'node:events';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import {
  createDatabase,
  type DatabaseContents,
  inspectTarget,
  type OpenTable,
  replaceContents,
} from '@keydence/db';
import type { Env } from '../env.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { readMigrationCount } from '../operations/readiness.ts';
import { migrationsFolder } from '../paths.ts';
import { readArchive } from './archive.ts';
import { type Manifest, manifest } from './manifest.ts';
import { prepareQueue } from './prepare-queue.ts';

interface RestoreOptions {
  /** True if existing data in the database may be deleted. */
  replaces: boolean;
}

/**
 * Restores a backup into the database and files of the settings, migrated to the newest schema.
 * Reads the whole archive once before any change. Atomic: after a failure or stop, the database is
 * unchanged. Throws if the archive is damaged or from a newer program, or if the database is in use
 * or holds data that must not be deleted.
 */
export async function restoreBackup(env: Env, file: string, { replaces }: RestoreOptions): Promise<Manifest> {
  const found = await checkArchive(file);
  const { contents } = found;
  const handle = await createDatabase(
    env.DATABASE_DIRECT_URL ?? env.DATABASE_URL ?? `embedded:${path.join(env.DATA_DIR, 'pg')}`,
  );
  try {
    await requireReplaceable(handle.url, replaces);
    await prepareQueue(handle.url, contents.queueVersion);
    await replaceContents(handle.url, {
      contents,
      migrationsFolder,
      fill: async (open) => {
        await loadTables(file, contents, open);
        // No row names the files before the transaction commits.
        await restoreFiles(env, file);
      },
    });
  } finally {
    await handle.close();
  }
  return found;
}

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

async function requireReplaceable(url: string, replaces: boolean): Promise<void> {
  const state = await inspectTarget(url);
  if (state === 'in-use') throw new Error('a Keydence process uses the database; stop it first.');
  if (state === 'foreign')
    throw new Error('the database holds tables of something else; choose an empty one.');
  if (state === 'filled' && !replaces) {
    throw new Error('the database holds data; repeat with --replace to delete them, or choose an empty one.');
  }
}

async function loadTables(file: string, contents: DatabaseContents, open: OpenTable): Promise<void> {
  let current: { name: string; rows: Writable; done: Promise<void> } | undefined;
  const close = async () => {
    if (!current) return;
    current.rows.end();
    await current.done;
    current = undefined;
  };
  await readArchive(file, async (entry, content) => {
    const name = /^tables\/(.+)\/\d+$/.exec(entry)?.[1];
    const table = contents.tables.find((known) => known.name === name);
    if (!table) return;
    if (current?.name !== table.name) {
      await close();
      const rows = await open(table);
      current = { name: table.name, rows, done: finished(rows) };
      // Rows may be rejected between two writes; the next write or close throws the error.
      current.done.catch(() => {});
    }
    const { rows, done } = current;
    if (!rows.write(content)) await Promise.race([once(rows, 'drain'), done]);
  });
  await close();
}

async function restoreFiles(env: Env, file: string): Promise<void> {
  const store = openFileStore(env);
  await readArchive(file, async (entry, content) => {
    if (entry.startsWith('files/')) await store.put(entry.slice('files/'.length), content);
  });
}
