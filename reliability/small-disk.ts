import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { atExit } from './at-exit.ts';

/** A separate file system that can be filled to its last byte. */
export interface SmallDisk {
  folder: string;
  fill(): void;
  /** Deletes the data of `fill`. */
  free(): void;
  freeBytes(): number;
  remove(): void;
}

/** Needs to be root on Linux and allowed to mount; null where it is not. */
export function openSmallDisk(megabytes: number, owner: { uid: number; gid: number }): SmallDisk | null {
  const home = mkdtempSync(path.join(tmpdir(), 'keydence-disk-'));
  const folder = path.join(home, 'disk');
  mkdirSync(folder);
  const options = `size=${megabytes}m,mode=700,uid=${owner.uid},gid=${owner.gid}`;
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' });
  if (mounted.status !== 0) {
    rmSync(home, { recursive: true });
    return null;
  }
  // PostgreSQL as another user must be able to come through.
  spawnSync('chmod', ['755', home]);
  const ballast = path.join(folder, 'ballast');
  const remove = () => {
    // Its files disappear with it, even while a process holds one open.
    spawnSync('umount', ['-l', folder], { stdio: 'ignore' });
    rmSync(home, { recursive: true, force: true });
  };
  const isNoLongerNeeded = atExit(remove);
  return {
    folder,
    fill() {
      const file = openSync(ballast, 'a');
      for (const size of [1_048_576, 4_096, 1]) writeUntilFull(file, Buffer.alloc(size));
      closeSync(file);
    },
    free: () => rmSync(ballast, { force: true }),
    freeBytes() {
      const { bavail, bsize } = statfsSync(folder);
      return bavail * bsize;
    },
    remove() {
      isNoLongerNeeded();
      remove();
    },
  };
}

function writeUntilFull(file: number, part: Buffer): void {
  try {
    while (writeSync(file, part) === part.length);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
