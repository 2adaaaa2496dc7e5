import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

/** A server's claims in its `postmaster.pid` file. */
export interface ServerClaim {
  pid: number;
  data: string;
  /** Unix time in seconds; NaN if the file has none. */
  startedAt: number;
  /**
   * Start of the process in clock ticks since boot, recorded by the guard. Setting the clock does
   * not change it.
   */
  ticks?: number | undefined;
}

/**
 * `ours`: the process is the server of this data folder. `gone`: no such process. `other`: another
 * program, or another folder's PostgreSQL. `unknown`: this system or user cannot tell.
 */
export type ServerIdentity = 'ours' | 'gone' | 'other' | 'unknown';

interface Process {
  state: string;
  ticks: number;
  program: string;
  folder: string | null;
}

/**
 * Seconds between the start of a process and the line in its file; setting the clock may add some.
 */
const startTolerance = 120;
/** Unit of process start times on Linux, on every architecture. */
const ticksPerSecond = 100;

/**
 * Compares a process with a claim by executable, data folder and start time. Only Linux shows these
 * without another program; elsewhere a running process is `unknown`.
 */
export function identifyServer(
  claim: ServerClaim,
  { proc = '/proc', platform = process.platform }: { proc?: string; platform?: NodeJS.Platform } = {},
): ServerIdentity {
  if (!isAlive(claim.pid)) return 'gone';
  if (platform !== 'linux') return 'unknown';
  const found = readProcess(proc, claim.pid);
  if (found === null) return isAlive(claim.pid) ? 'unknown' : 'gone';
  if (found.state === 'Z' || found.state === 'X') return 'gone';
  if (found.program === '') return 'unknown';
  if (!isPostgres(found.program)) return 'other';
  if (found.folder === null) return 'unknown';
  if (found.folder !== realFolder(claim.data)) return 'other';
  return isSameStart(proc, claim, found.ticks) ? 'ours' : 'unknown';
}

/**
 * Processes of the folder's server that have outlived it; null if this system does not show them.
 * Excludes a running server and its processes.
 */
export function findOrphans(data: string, proc = '/proc'): number[] | null {
  if (process.platform !== 'linux') return null;
  const folder = realFolder(data);
  const numbers = readdirSync(proc).filter((name) => /^\d+$/.test(name));
  const members = numbers.map(Number).filter((pid) => {
    const program = readLink(join(proc, String(pid), 'exe'));
    return program !== null && isPostgres(program) && readLink(join(proc, String(pid), 'cwd')) === folder;
  });
  return members.filter((pid) => {
    const title = readText(join(proc, String(pid), 'cmdline')) ?? '';
    // Only the server itself keeps its arguments; its child processes show their activity instead.
    return title.startsWith('postgres: ') && !members.includes(Number(readStat(proc, pid)?.[1]));
  });
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function readProcess(proc: string, pid: number): Process | null {
  const fields = readStat(proc, pid);
  const words = readText(join(proc, String(pid), 'cmdline'))?.split('\0') ?? [];
  if (!fields) return null;
  // Another user's links may be unreadable; every process shows its arguments, which the server
  // never changes.
  const program = readLink(join(proc, String(pid), 'exe')) ?? words[0] ?? '';
  const at = words.indexOf('-D');
  const named = at > 0 ? words[at + 1] : undefined;
  const folder = named ? realFolder(named) : readLink(join(proc, String(pid), 'cwd'));
  return {
    state: fields[0] ?? '',
    ticks: Number(fields[19]),
    program,
    folder,
  };
}

/** Linux marks an executable that was replaced while it ran. */
function isPostgres(program: string): boolean {
  return basename(program.replace(/ \(deleted\)$/, '')) === 'postgres';
}

/**
 * The fields of `/proc/<pid>/stat` from the third on; the second is a name that may contain spaces
 * and parentheses.
 */
function readStat(proc: string, pid: number): string[] | null {
  const text = readText(join(proc, String(pid), 'stat'));
  return text ? text.slice(text.lastIndexOf(')') + 2).split(' ') : null;
}

function isSameStart(proc: string, { startedAt, ticks }: ServerClaim, found: number): boolean {
  if (ticks !== undefined && ticks === found) return true;
  const boot = Number(/^btime (\d+)$/m.exec(readText(join(proc, 'stat')) ?? '')?.[1]);
  return Math.abs(boot + found / ticksPerSecond - startedAt) <= startTolerance;
}

function realFolder(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return resolve(path);
  }
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function readLink(path: string): string | null {
  try {
    return readlinkSync(path);
  } catch {
    return null;
  }
}
