import { execSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabase } from '../create-database.ts';
import { migrate } from '../migrate.ts';
import { workspaces } from '../schema/index.ts';
import { executable } from './binaries.ts';
import { dataFolder, passwordFile, writePassword } from './cluster-files.ts';
import { choosePlace } from './place.ts';

/** Debian's package, which `npm test` installs for the external PostgreSQL. */
const debian = '/usr/lib/postgresql';
const majors = existsSync(debian) ? readdirSync(debian).map(Number) : [];
const older = majors.find(
  (major) => major < 18 && existsSync(executable(join(debian, `${major}`), 'initdb')),
);
const repository = fileURLToPath(new URL('../../../..', import.meta.url));
const id = 'b6f1a5ce-5f3c-4a55-a7b5-0b6f3f5f9d11';
let parent: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'keydence-older-'));
  chmodSync(parent, 0o755);
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const open = (folder: string, binaries?: string) =>
  createDatabase(`embedded:${join(folder, 'pg')}`, { embedded: { binaries, log: () => {} } });

/** Creates a cluster like an older Keydence version. */
function makeCluster(folder: string, native: string): string {
  const request = { folder: join(folder, 'pg'), native, reachableFolder: undefined, log: () => {} };
  const { home, user } = choosePlace(request);
  const data = dataFolder(home);
  const password = join(home, 'password');
  writePassword(password, user);
  const access = ['-U', 'app', '-A', 'scram-sha-256', `--pwfile=${password}`];
  const options = ['-D', data, ...access, '-E', 'UTF8', '--locale=C', '--no-sync'];
  const made = spawnSync(executable(native, 'initdb'), options, { ...user, cwd: home, encoding: 'utf8' });
  expect(made.stderr).toBe('');
  renameSync(password, passwordFile(data));
  return data;
}

test.runIf(older)(
  'keeps data of an older PostgreSQL, and migrates it with the two commands in the error',
  { timeout: 180_000 },
  async () => {
    const native = join(debian, `${older}`);
    const folder = join(parent, 'kept');
    const data = makeCluster(folder, native);
    const before = await open(folder, native);
    await migrate(before);
    await before.db.insert(workspaces).values({ id, name: 'Acme' });
    await before.close();

    const message = await open(folder).then(String, (error: Error) => error.message);
    expect(message).toContain(
      `PostgreSQL ${older} wrote ${data}, and this Keydence runs PostgreSQL 18, which cannot read it. Nothing was changed. Two commands carry the data over:`,
    );
    expect(readFileSync(join(data, 'PG_VERSION'), 'utf8').trim()).toBe(`${older}`);
    const commands = message.split('\n').filter((line) => line.startsWith('  '));
    expect(commands).toHaveLength(2);
    for (const command of commands) execSync(command, { cwd: repository, stdio: 'pipe' });

    const next = /Then start with DATA_DIR=(\S+)\.$/.exec(message)?.[1] ?? '';
    const after = await open(next);
    await migrate(after);
    expect(await after.sql`select current_setting('server_version_num')::int / 10000 as major`).toEqual([
      { major: 18 },
    ]);
    expect(await after.inWorkspace(id).sql`select id, name from workspaces`).toEqual([{ id, name: 'Acme' }]);
    await after.close();
  },
);

test.skipIf(older)('skipped: no older PostgreSQL is installed (apt-get install postgresql)', () => {});
