import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { executable } from './binaries.ts';
import { explainFailure, isPassing } from './cluster-failure.ts';
import { dataFolder, passwordFile, writePassword } from './cluster-files.ts';
import type { Place } from './place.ts';
import { readPostmaster } from './postmaster-file.ts';

/** Attempts while another process sets the password or its server stops, a tenth of a second apart. */
const attempts = 100;

/**
 * Gives the cluster a new password if the file of the old one was lost or is empty: whoever may write the folder may do
 * that. Throws, with what to do, while a server runs on the folder.
 */
export async function ensurePassword(place: Place): Promise<void> {
  const file = passwordFile(dataFolder(place.home));
  for (let attempt = 1; !isThere(file); attempt += 1) {
    if (readPostmaster(place.home)) {
      throw new Error(
        `${file} is missing, and PostgreSQL still runs on the folder. Stop every Keydence process that uses it, then start again: a new password is set.`,
      );
    }
    const failure = resetPassword(place, file);
    if (failure === null) return;
    if (!isPassing(failure) || attempt === attempts)
      throw explainFailure(place.home, 'could not set a new password', failure);
    await wait(100);
  }
}

/** Null if it went well. The draft makes two processes, or one that is killed and starts again, set the same one. */
function resetPassword({ home, native, user }: Place, file: string): string | null {
  const draft = `${file}.new`;
  if (!isThere(draft)) {
    rmSync(draft, { force: true });
    writePassword(draft, user);
  }
  const password = readFileSync(draft, 'utf8').trim();
  const single = ['--single', '-c', 'exit_on_error=true', '-D', dataFolder(home), 'postgres'];
  const done = spawnSync(executable(native, 'postgres'), single, {
    ...user,
    cwd: home,
    encoding: 'utf8',
    windowsHide: true,
    input: `alter role app password '${password}';\n`,
  });
  if (done.status !== 0) return done.error?.message ?? (done.stderr || `it ended with ${done.status}`);
  if (isThere(draft)) renameSync(draft, file);
  return null;
}

function isThere(file: string): boolean {
  return existsSync(file) && readFileSync(file, 'utf8').trim() !== '';
}
