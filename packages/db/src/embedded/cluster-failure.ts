import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findInstalled } from './binaries.ts';

/**
 * Another start was faster, the port is in use, or the last processes of a killed server are still
 * ending.
 */
const passingFailure =
  /postmaster\.pid|another guard|shared memory block|could not bind|could not create any TCP|starting up|shutting down/;
const fullDisk = /No space left on device|ENOSPC|Disk quota exceeded|EDQUOT/i;
const otherMajor = /initialized by PostgreSQL version (\d+), which is not compatible with this version (\d+)/;

export function isPassing(failure: string): boolean {
  return passingFailure.test(findCause(failure)) && !fullDisk.test(failure);
}

/** The server's last error lines, without time and process id; all lines if it named no cause. */
function findCause(said: string): string {
  const lines = said.split('\n').filter((line) => /(FATAL|PANIC): /.test(line));
  return lines.map((line) => line.replace(/^.*?(FATAL|PANIC): +/, '')).join('\n') || said;
}

/**
 * One sentence about a server that cannot run: what failed, in PostgreSQL's words if there are any,
 * and the next step. `folder` is the requested folder, which may differ from the cluster's.
 */
export function explainFailure(home: string, what: string, said: string, folder = home): Error {
  const data = join(home, 'data');
  if (!existsSync(data)) {
    return new Error(
      `the data folder ${data} is gone. Put it back from a copy, or delete ${home} and restore a backup: npm run restore -- <file>.`,
    );
  }
  if (fullDisk.test(said)) return explainFullDisk(home, what);
  const [, wrote, runs] = otherMajor.exec(said) ?? [];
  if (wrote && runs) return explainOtherMajor({ data, folder, wrote: Number(wrote), runs: Number(runs) });
  const cause = said ? `: ${findCause(said)}` : `. See ${home}/postgres.log.`;
  return new Error(`PostgreSQL on ${home} ${what}${cause}`);
}

function explainFullDisk(home: string, what: string): Error {
  return new Error(
    `the disk that holds ${home} is full, so PostgreSQL ${what}. Nothing that was confirmed is lost. Free some space and start again.`,
  );
}

/**
 * Like `explainFailure`, for a data folder that could not be created; `initdb` removes its partial
 * result.
 */
export function explainMaking(home: string, said: string): Error {
  if (fullDisk.test(said)) return explainFullDisk(home, 'could not make its data folder');
  return new Error(`PostgreSQL could not make its data folder: ${said.trim()}`);
}

interface OtherMajor {
  data: string;
  folder: string;
  wrote: number;
  runs: number;
}

function explainOtherMajor({ data, folder, wrote, runs }: OtherMajor): Error {
  const facts = `PostgreSQL ${wrote} wrote ${data}, and this Keydence runs PostgreSQL ${runs}, which cannot read it. Nothing was changed.`;
  if (wrote > runs) return new Error(`${facts} Start the newer Keydence that wrote it.`);
  const former = dirname(folder);
  const file = quote(`${former}-postgresql-${wrote}.tar.gz`);
  const next = quote(`${former}-postgresql-${runs}`);
  const installed = findInstalled(wrote);
  const binaries = installed ? `POSTGRES_BINARIES=${quote(installed)} ` : '';
  const where = installed
    ? ''
    : ` The first one is for the Keydence that wrote it; where PostgreSQL ${wrote} is installed, this one can do it.`;
  return new Error(
    `${facts} Two commands carry the data over:\n  DATA_DIR=${quote(former)} ${binaries}npm run backup -- ${file}\n  DATA_DIR=${next} npm run restore -- ${file}\nThen start with DATA_DIR=${next}.${where}`,
  );
}

const quote = (path: string) => (/^[\w./:-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`);
