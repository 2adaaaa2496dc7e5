import { chmodSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { atExit } from './at-exit.ts';

const advice =
  "To set the clock of PostgreSQL, too, this run needs libfaketime: install Debian's package (apt-get install faketime).";

/** A shared clock for all processes started with its environment. */
export interface FalseClock {
  environment: Record<string, string>;
  /** Sets the clock error in milliseconds for all processes. */
  set(wrongByMs: number): void;
  remove(): void;
}

/**
 * Uses libfaketime, which is preloaded into a program and reads the offset of the time of day from
 * a file. Monotonic clocks do not change. As root on Debian it is installed; throws one line if it
 * is missing.
 */
export async function openFalseClock(): Promise<FalseClock> {
  if (!findLibrary()) {
    const debian = await import(new URL('../tools/test/debian.mjs', import.meta.url).href);
    debian.installDebianPackage('faketime', advice);
  }
  const library = findLibrary();
  if (!library) throw new Error(advice);
  const folder = mkdtempSync(path.join(tmpdir(), 'keydence-clock-'));
  // As root, PostgreSQL runs as another user, which must be able to read it.
  chmodSync(folder, 0o755);
  const file = path.join(folder, 'offset');
  const set = (wrongByMs: number) => {
    const next = `${file}.next`;
    writeFileSync(next, `${wrongByMs < 0 ? '-' : '+'}${Math.abs(wrongByMs) / 1_000}\n`);
    renameSync(next, file);
  };
  set(0);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const isNoLongerNeeded = atExit(remove);
  return {
    environment: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      FAKETIME_DONT_RESET: '1',
      FAKETIME_DISABLE_SHM: '1',
      NO_FAKE_STAT: '1',
    },
    set,
    remove() {
      isNoLongerNeeded();
      remove();
    },
  };
}

/** Debian keeps it in a folder of the machine's architecture. */
function findLibrary(): string | undefined {
  const libraries = '/usr/lib';
  if (!existsSync(libraries)) return undefined;
  return readdirSync(libraries)
    .map((architecture) => path.join(libraries, architecture, 'faketime/libfaketimeMT.so.1'))
    .find((file) => existsSync(file));
}
