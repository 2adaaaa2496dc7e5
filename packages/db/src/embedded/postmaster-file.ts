import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from './cluster-files.ts';
import { readNewestNote } from './guard-notes.ts';
import { findOrphans, identifyServer } from './server-identity.ts';

export interface Postmaster {
  pid: number;
  port: number;
  status: string;
  /** Unix time in seconds. */
  startedAt: number;
  /**
   * False if this system cannot tell whether the process is the server. Such a process gets no
   * signal.
   */
  isIdentified: boolean;
}

/** A server fills its file within milliseconds. */
const abandonedAfterMs = 5_000;

export const postmasterFile = (home: string) => join(dataFolder(home), 'postmaster.pid');

/**
 * The running server from its own file, or null if none runs on the cluster. Removes the file if
 * its process id belongs to another program: PostgreSQL takes every living process for a server.
 */
export function readPostmaster(home: string): Postmaster | null {
  const lines = readLines(home);
  const pid = Number(lines[0]);
  if (!pid) {
    if (lines.length > 0) removeEmpty(home);
    return null;
  }
  const startedAt = Number(lines[2] || Number.NaN);
  const ticks = readNewestNote(home, pid)?.ticks;
  const identity = identifyServer({ pid, data: dataFolder(home), startedAt, ticks });
  if (identity === 'gone') return null;
  if (identity === 'other') {
    // The file also keeps a second server away from memory that processes of the first one still
    // use.
    if (findOrphans(dataFolder(home))?.length === 0) rmSync(postmasterFile(home), { force: true });
    return null;
  }
  const status = lines[7]?.trim() ?? '';
  return { pid, port: Number(lines[3]), status, startedAt, isIdentified: identity === 'ours' };
}

/**
 * A power failure or a full disk leaves an empty file; PostgreSQL then waits for the server to fill
 * it.
 */
function removeEmpty(home: string): void {
  const file = postmasterFile(home);
  const found = statSync(file, { throwIfNoEntry: false });
  const isOld = found && found.size === 0 && Date.now() - found.mtimeMs > abandonedAfterMs;
  if (isOld && (findOrphans(dataFolder(home)) ?? []).length === 0) rmSync(file, { force: true });
}

/** Port of the cluster's last server if it did not stop cleanly; 0 if it did. */
export function readLastPort(home: string): number {
  return Number(readLines(home)[3]) || 0;
}

function readLines(home: string): string[] {
  try {
    return readFileSync(postmasterFile(home), 'utf8').split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
