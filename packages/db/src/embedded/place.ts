import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The user that runs the server; empty for our own user. */
export interface ServerUser {
  uid?: number;
  gid?: number;
}

export interface Place {
  /** The requested folder. */
  folder: string;
  /** Holds the cluster (`data`), its log and the guard's notes. */
  home: string;
  native: string;
  user: ServerUser;
}

interface PlaceRequest {
  folder: string;
  native: string;
  /** Folder for data and binaries that the server cannot reach in their own folder. */
  reachableFolder: string | undefined;
  log: (line: string) => void;
}

/**
 * This user exists on every distribution; PostgreSQL does not run as root or as a user id without a
 * name.
 */
const unprivileged = { uid: 65534, gid: 65534 };

/**
 * Chooses the cluster's folder and the server's user. As root, the server runs as the owner of the
 * data or as an unprivileged user. Data and binaries that this user cannot enter are moved to an
 * accessible folder; `log` receives a line about it.
 */
export function choosePlace({ folder, native, reachableFolder, log }: PlaceRequest): Place {
  const home = resolve(folder);
  const user = chooseUser(home);
  const base = resolve(reachableFolder ?? '/var/lib/keydence');
  const canReach = (path: string) => user.uid === undefined || isReachable(path, user);
  if ((!canReach(home) || !canReach(native)) && !canReach(join(base, 'pg'))) {
    throw new Error(
      `PostgreSQL cannot run as root, and user ${user.uid} may not enter ${base}. Choose a folder that it may enter, run as an ordinary user, or set DATABASE_URL.`,
    );
  }
  const place = {
    folder: resolve(folder),
    home: canReach(home) ? home : join(base, hashPath(home), 'pg'),
    native: canReach(native) ? native : copyBinaries(native, base),
    user,
  };
  prepareHome(place.home, user);
  if (place.home !== home) log(`Only root may enter ${home}, so the database is kept in ${place.home}.`);
  return place;
}

function chooseUser(home: string): ServerUser {
  if (process.getuid?.() !== 0) return {};
  const data = join(home, 'data');
  if (!existsSync(data)) return unprivileged;
  const { uid, gid } = statSync(data);
  return uid === 0 ? unprivileged : { uid, gid };
}

/**
 * True if the user may enter every folder above the path. Missing folders will be created with
 * access.
 */
function isReachable(path: string, user: ServerUser): boolean {
  let folder = existsSync(path) ? dirname(realpathSync(path)) : dirname(path);
  while (!existsSync(folder)) folder = dirname(folder);
  folder = realpathSync(folder);
  for (;;) {
    const { mode, uid, gid } = statSync(folder);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (dirname(folder) === folder) return true;
    folder = dirname(folder);
  }
}

function prepareHome(home: string, user: ServerUser): void {
  // The parents keep the default mode: a mode given with `recursive` would close them as well.
  mkdirSync(home, { recursive: true });
  chmodSync(home, 0o700);
  if (user.uid !== undefined && user.gid !== undefined) chownSync(home, user.uid, user.gid);
}

function copyBinaries(native: string, base: string): string {
  const target = join(base, `postgresql-${hashPath(realpathSync(native))}`);
  if (existsSync(target)) return target;
  const copy = `${target}.copy-${process.pid}`;
  mkdirSync(base, { recursive: true });
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(copy, target);
  } catch (error) {
    // Another process was faster.
    rmSync(copy, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return target;
}

function hashPath(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 16);
}
