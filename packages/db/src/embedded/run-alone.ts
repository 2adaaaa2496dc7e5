import { spawnSync } from 'node:child_process';
import { executable } from './binaries.ts';
import { dataFolder } from './cluster-files.ts';
import type { Place } from './place.ts';

/**
 * Runs a one-line statement as the first user of a stopped cluster. It needs only write access to
 * the folder. Returns null, or PostgreSQL's error.
 */
export function runAlone({ home, native, user }: Place, statement: string): string | null {
  const single = ['--single', '-c', 'exit_on_error=true', '-D', dataFolder(home), 'postgres'];
  const done = spawnSync(executable(native, 'postgres'), single, {
    ...user,
    cwd: home,
    encoding: 'utf8',
    windowsHide: true,
    input: `${statement}\n`,
  });
  return done.status === 0 ? null : (done.error?.message ?? (done.stderr || `it ended with ${done.status}`));
}
