import { readFileSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';

const memory = '/dev/shm';
const gigabyte = 1024 ** 3;
/** A run's databases and journals, with as much to spare; and with its processes. */
const neededBytes = 6 * gigabyte;
const neededMemory = 12 * gigabyte;

/**
 * Puts temporary files of this process and those that it starts into memory, unless TMPDIR is set. A database is a
 * thousand files: on a disk, the copies for the test files take half of PostgreSQL's time.
 */
export function keepFilesInMemory() {
  const folder = findMemoryFolder();
  if (folder) process.env.TMPDIR ??= folder;
}

/** The folder of Linux that is kept in memory, if it has room and may hold programs. */
function findMemoryFolder() {
  try {
    const { bavail, bsize } = statfsSync(memory);
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .map((line) => line.split(' '))
      .find(([, place]) => place === memory);
    const mayHold = mount?.[2] === 'tmpfs' && !mount[3].split(',').includes('noexec');
    const hasRoom =
      bavail * bsize >= neededBytes && (process.availableMemory?.() ?? freemem()) >= neededMemory;
    return mayHold && hasRoom ? memory : undefined;
  } catch {
    return undefined;
  }
}
