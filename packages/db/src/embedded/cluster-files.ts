import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { executable } from './binaries.ts';
import { explainMaking } from './cluster-failure.ts';
import type { Place, ServerUser } from './place.ts';
import { isAlive } from './server-identity.ts';

export const dataFolder = (home: string) => join(home, 'data');
export const passwordFile = (data: string) => join(data, 'app-password');

/** Connection string of the schema's owner on this machine. */
export const ownerUrl = (password: string, port: number) =>
  `postgres://app:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;

/** Connection string of a cluster's server, with the password created with the cluster. */
export function readOwnerUrl(home: string, port: number): string {
  return ownerUrl(readFileSync(passwordFile(dataFolder(home)), 'utf8').trim(), port);
}

/**
 * Creates the cluster unless it exists. It is created in a draft folder and renamed, so that an
 * interrupted or concurrent start never leaves a partial cluster.
 */
export function ensureCluster({ home, native, user }: Place): void {
  const data = dataFolder(home);
  if (existsSync(join(data, 'PG_VERSION'))) return;
  removeAbandoned(home);
  const draft = `${data}.init-${process.pid}`;
  const draftPassword = `${draft}.password`;
  writePassword(draftPassword, user);
  // The builtin locale sorts the same on every machine, whatever locales are installed.
  const locale = ['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const access = ['-U', 'app', '-A', 'scram-sha-256', `--pwfile=${draftPassword}`];
  try {
    const made = spawnSync(
      executable(native, 'initdb'),
      ['-D', draft, ...access, ...locale, '--no-instructions'],
      { ...user, cwd: home, encoding: 'utf8', windowsHide: true },
    );
    if (made.status !== 0) {
      throw explainMaking(home, made.error?.message ?? made.stderr);
    }
    renameSync(draftPassword, passwordFile(draft));
    renameUnlessThere(draft, data);
  } finally {
    rmSync(draft, { recursive: true, force: true });
    rmSync(draftPassword, { force: true });
  }
}

/** Writes a new password that only the server's user may read. */
export function writePassword(file: string, user: ServerUser): void {
  writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true });
  if (user.uid !== undefined && user.gid !== undefined) chownSync(file, user.uid, user.gid);
}

function renameUnlessThere(draft: string, data: string): void {
  try {
    renameSync(draft, data);
  } catch (error) {
    if (!existsSync(join(data, 'PG_VERSION'))) throw error;
  }
}

/** Deletes drafts of processes that were killed during creation. */
function removeAbandoned(home: string): void {
  for (const name of readdirSync(home)) {
    const pid = /^data\.init-(\d+)/.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) rmSync(join(home, name), { recursive: true, force: true });
  }
}
