import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { executable } from './binaries.ts';
import { dataFolder, passwordFile, writePassword } from './cluster-files.ts';
import { choosePlace } from './place.ts';
import { startHolder } from './start-holder.ts';

/** Debian's package, which `npm test` installs for the external PostgreSQL. */
const debian = '/usr/lib/postgresql';
const majors = existsSync(debian) ? readdirSync(debian).map(Number) : [];
const older = majors.find(
  (major) => major < 18 && existsSync(executable(join(debian, `${major}`), 'initdb')),
);
let parent: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'keydence-older-'));
  chmodSync(parent, 0o755);
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

test.runIf(older !== undefined)(
  'data of an older PostgreSQL stays as it is, and the start names the commands that carry it over',
  { timeout: 60_000 },
  async () => {
    const native = join(debian, `${older}`);
    const folder = join(parent, 'pg');
    const { home, user } = choosePlace({ folder, native, reachableFolder: undefined, log: () => {} });
    const data = dataFolder(home);
    const options = ['-D', data, '-U', 'app', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    const made = spawnSync(executable(native, 'initdb'), options, { ...user, cwd: home, encoding: 'utf8' });
    expect(made.stderr).toBe('');
    writePassword(passwordFile(data), user);
    const holder = startHolder(folder);
    await expect(holder.says('open')).rejects.toThrow(
      `PostgreSQL ${older} wrote ${data}, and this Keydence runs PostgreSQL 18, which cannot read it. Nothing was changed. Two commands carry the data over`,
    );
    expect(readFileSync(join(data, 'PG_VERSION'), 'utf8').trim()).toBe(`${older}`);
  },
);
