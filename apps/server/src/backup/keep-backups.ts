import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { SchemaChange } from '@keydence/db';
import type { Env } from '../env.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { readProgramVersion } from '../paths.ts';
import { readArchive } from './archive.ts';
import { manifest } from './manifest.ts';
import { writeBackupOf } from './write-backup.ts';

export type KeptBackupSettings = Pick<Env, 'DATA_DIR' | 'MIGRATION_BACKUPS' | 'STORAGE_URL'>;

const folderOf = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>) => path.join(DATA_DIR, 'backups');
const keptName = /^before-.+-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.tar\.gz$/;

/**
 * Keeps a backup of a database whose schema is about to be changed, and prints the way back. Removes the oldest ones above
 * the number of the setting. Throws, with what to do, where it cannot be written.
 */
export async function backUpBefore(
  url: string,
  { from, applied, known }: SchemaChange,
  { env, print, now = new Date() }: { env: KeptBackupSettings; print: (line: string) => void; now?: Date },
): Promise<void> {
  if (env.MIGRATION_BACKUPS === 0) return;
  const folder = folderOf(env);
  const version = readProgramVersion();
  const file = path.join(folder, `before-${version}-${now.toISOString().replaceAll(/[:.]/g, '-')}.tar.gz`);
  print(
    `Keydence ${version} changes the database (from ${applied} migrations to ${known}). Writing a backup first …`,
  );
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    await writeBackupOf(url, file, { store: openFileStore(env), now });
  } catch (cause) {
    throw new Error(
      `the backup before the change of the database failed (${(cause as Error).message}), so nothing was changed. Make room for it in ${folder}, or back up the database yourself and set MIGRATION_BACKUPS=0.`,
      { cause },
    );
  }
  removeOldest(folder, env.MIGRATION_BACKUPS);
  print(
    `Backup: ${file}. To go back, stop Keydence, install ${from ? `version ${from}` : 'the version from before'} and run: npm run restore -- ${file} --replace`,
  );
}

/** The newest kept backup that a program with so many migrations can restore; null where there is none. */
export async function findWayBack(env: Pick<Env, 'DATA_DIR'>, known: number): Promise<string | null> {
  const folder = folderOf(env);
  for (const name of listKept(folder).reverse()) {
    const file = path.join(folder, name);
    const migrations = await readMigrationsOf(file);
    if (migrations !== null && migrations <= known) return file;
  }
  return null;
}

async function readMigrationsOf(file: string): Promise<number | null> {
  let found: number | null = null;
  const read = readArchive(file, (name, content) => {
    if (name !== 'manifest.json') return;
    const result = manifest.safeParse(JSON.parse(content.toString()));
    if (result.success) found = result.data.contents.migrations;
  });
  // A damaged one is no way back.
  return read.then(
    () => found,
    () => null,
  );
}

function removeOldest(folder: string, kept: number): void {
  for (const name of listKept(folder).slice(0, -kept)) rmSync(path.join(folder, name), { force: true });
}

/** The oldest first, by the moment in their names. */
function listKept(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const moment = (name: string) => name.slice(-'2026-01-01T00-00-00-000Z.tar.gz'.length);
  return readdirSync(folder)
    .filter((name) => keptName.test(name))
    .sort((a, b) => (moment(a) < moment(b) ? -1 : 1));
}
