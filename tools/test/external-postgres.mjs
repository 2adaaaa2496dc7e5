import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installDebianPackage } from './debian.mjs';
import { findFreePort } from './free-port.mjs';

const debianFolder = '/usr/lib/postgresql';
const advice =
  "The tests also run on an external PostgreSQL: install Debian's package (apt-get install postgresql) or set TEST_DATABASE_URL.";

/**
 * Starts a private cluster of the system's PostgreSQL in a temporary folder, as an unprivileged
 * user. Throws one line of advice if PostgreSQL is missing and cannot be installed.
 */
export async function startExternalPostgres() {
  if (!findBinaries()) installDebianPackage('postgresql', advice);
  const binaries = findBinaries();
  if (!binaries) throw new Error(advice);
  const user = serverUser();
  const folder = mkdtempSync(join(tmpdir(), 'keydence-external-'));
  chmodSync(folder, 0o700);
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const call = (name, args) => callTool({ path: join(binaries, name), args, user, folder });
  const port = await findFreePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=200',
  ];
  call('initdb', [
    '-D',
    data,
    '-U',
    'keydence',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]);
  call('pg_ctl', [
    ...['-D', data, '-l', join(folder, 'log'), '-w', '-o'],
    [`-p ${port}`, ...settings.map((setting) => `-c ${setting}`)].join(' '),
    'start',
  ]);
  const watcher = watchOver({ pgCtl: join(binaries, 'pg_ctl'), data, folder, user });
  const stop = () =>
    new Promise((done) => {
      watcher.once('exit', done);
      watcher.stdin.end();
    });
  return { url: `postgres://keydence@127.0.0.1:${port}/postgres`, stop };
}

/**
 * Starts a process that stops the server and removes its folder when this process says so or ends,
 * even by SIGKILL.
 */
function watchOver(task) {
  const stopServer = ({ pgCtl, data, folder, user }) => {
    const { spawnSync } = process.getBuiltinModule('node:child_process');
    const { rmSync } = process.getBuiltinModule('node:fs');
    process.stdin.resume().on('end', () => {
      spawnSync(pgCtl, ['-D', data, '-m', 'immediate', '-w', 'stop'], { ...user, cwd: folder });
      rmSync(folder, { recursive: true, force: true });
    });
  };
  const program = `(${stopServer})(${JSON.stringify(task)})`;
  return spawn(process.execPath, ['-e', program], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
}

/** `bin` folder of the newest version, or undefined. */
function findBinaries() {
  if (!existsSync(debianFolder)) return undefined;
  const versions = readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a));
  return versions
    .map((version) => join(debianFolder, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}

/** PostgreSQL refuses to run as root; Debian's package creates a user. */
function serverUser() {
  if (process.getuid?.() !== 0) return {};
  const id = (option) => Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

function callTool({ path, args, user, folder }) {
  const { status, stdout, stderr, error } = spawnSync(path, args, {
    ...user,
    cwd: folder,
    encoding: 'utf8',
    // The server keeps the outputs of pg_ctl open, so reading them would wait until it stops.
    stdio: args.includes('start') ? 'ignore' : 'pipe',
  });
  if (status !== 0) throw new Error(`${path} failed: ${error?.message ?? `${stdout}${stderr}`}`);
}
