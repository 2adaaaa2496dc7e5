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

/** Who the server runs as; empty when it runs as the user that started us. */
export interface ServerUser {
  uid?: number;
  gid?: number;
}

export interface Place {
  /** The one that was asked for. */
  folder: string;
  /** Holds the cluster (`data`), its log and the guard's notes. */
  home: string;
  native: string;
  user: ServerUser;
}

interface PlaceRequest {
  folder: string;
  native: string;
  /** Where data and binaries go when the server cannot reach them where they are. */
  reachableFolder: string | undefined;
  log: (line: string) => void;
}

/** "nobody" exists on every distribution; PostgreSQL refuses to run as root and as a number without a name. */
const nobody = { uid: 65534, gid: 65534 };

/**
 * Settles where the cluster lies and who runs it. As root the server runs as the owner of the data, or as nobody. Data and
 * binaries that lie where this user may not enter are put where it may, which `log` is told.
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
  if (!existsSync(data)) return nobody;
  const { uid, gid } = statSync(data);
  return uid === 0 ? nobody : { uid, gid };
}

/** Whether the user may enter every folder above the path. Those that are missing will be made open. */
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
  // The parents keep the usual mode: a mode given with `recursive` would close them as well.
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
