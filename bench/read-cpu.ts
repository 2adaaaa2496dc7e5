import { readdirSync, readFileSync } from 'node:fs';
import type { DatabaseHandle } from '@keydence/db';

/**
 * Processor milliseconds of processes of this machine, over all their threads; 0 for one that has ended. From
 * `/proc/<pid>/task/<thread>/schedstat`, which counts nanoseconds; `/proc/<pid>/stat` counts
 * hundredths of a second.
 */
export function readCpu(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + readProcess(pid), 0);
}

function readProcess(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    return threads.reduce((sum, thread) => {
      const [ran] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
      return sum + Number(ran) / 1e6;
    }, 0);
  } catch {
    return 0;
  }
}

/** Hundredths of a second in one second, the unit of `/proc/<pid>/stat`. */
const ticksPerSecond = 100;

/** Processor seconds of a process and of all that it has started, also of those that have ended. */
export function readFamilyCpu(pid: number): number {
  const [user, system, endedUser, endedSystem] = readStat(pid).slice(11, 15).map(Number);
  const own = (user ?? 0) + (system ?? 0) + (endedUser ?? 0) + (endedSystem ?? 0);
  return readChildren(pid).reduce((sum, child) => sum + readFamilyCpu(child), own / ticksPerSecond);
}

export const findParent = (pid: number): number => Number(readStat(pid)[1]);

/** The fields of `/proc/<pid>/stat` after the name, which may contain spaces; empty if the process has ended. */
function readStat(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

function readChildren(pid: number): number[] {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const lists = threads.map((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8'));
    return lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
  } catch {
    return [];
  }
}

/**
 * Processor milliseconds of the database server behind a pool, over all its processes, also those that have ended.
 * Throws if the server is not on this machine.
 */
export async function readServerCpu(sql: DatabaseHandle['sql']): Promise<number> {
  return readFamilyCpu(findParent(await findBackend(sql))) * 1_000;
}

/** The resident memory of a process in MB. */
export function readMemory(pid: number): number {
  const found = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(found?.[1]) / 1024;
}

/**
 * The process behind a pool of one connection. Throws if it is not on this machine, because its
 * cost is then unknown.
 */
export async function findBackend(sql: DatabaseHandle['sql']): Promise<number> {
  const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const pid = row?.pid ?? 0;
  requirePostgres(pid);
  return pid;
}

/** The processes behind all connections to the database, also the caller's. */
export async function findAllBackends(sql: DatabaseHandle['sql']): Promise<number[]> {
  const rows = await sql<{ pid: number }[]>`
    select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`;
  return rows.map(({ pid }) => pid);
}

/** The same without the connection that asks, for a pool that the measured work does not use. */
export async function findOtherBackends(sql: DatabaseHandle['sql']): Promise<number[]> {
  const rows = await sql<{ pid: number }[]>`
    select pid from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`;
  return rows.map(({ pid }) => pid);
}

/** Running processes of PostgreSQL whose title (user, database, client) meets a condition, of any server on this machine. */
export function findProcesses(isMeant: (title: string) => boolean): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => {
    const title = readTitle(pid);
    return title.startsWith('postgres:') && isMeant(title);
  });
}

function readTitle(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

function requirePostgres(pid: number): void {
  const name = readName(pid);
  if (name.startsWith('postgres')) return;
  throw new Error(
    'The database server is not on this machine, so its processor time cannot be read. Leave DATABASE_URL out.',
  );
}

function readName(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8');
  } catch {
    return '';
  }
}
