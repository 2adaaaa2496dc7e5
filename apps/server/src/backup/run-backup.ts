import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Env } from '../env.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { openDatabase } from '../open-database.ts';
import type { Manifest } from './manifest.ts';
import { writeBackupOf } from './write-backup.ts';

/**
 * Writes a snapshot of the installation into one file while it keeps running. Throws if the file
 * exists.
 */
export async function writeBackup(env: Env, file: string, now = new Date()): Promise<Manifest> {
  if (existsSync(file)) throw new Error(`${file} is there already; choose another name.`);
  const database = await openDatabase(env);
  try {
    return await writeBackupOf(database.url, file, { store: openFileStore(env), now });
  } finally {
    await database.close();
  }
}

export async function runBackup(env: Env): Promise<void> {
  const file = process.argv[3];
  if (!file) throw new Error('name the file to write: npm run backup -- <file>');
  const { contents, files } = await writeBackup(env, path.resolve(file));
  const rows = contents.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Backup written to ${file}: ${rows} rows in ${contents.tables.length} tables, ${files} files.`);
  console.log('It holds sign-in keys and addresses: keep it where only you can read it.');
}
