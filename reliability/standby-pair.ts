import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { atExit } from './at-exit.ts';
import { findFreePort } from './running-server.ts';

/** Seconds that a lost primary keeps its place, Patroni's default. */
export const leaseS = 30;
const startLimitMs = 120_000;
const nodeNames = ['one', 'two'];

/** Two PostgreSQL servers under Patroni, with synchronous replication, and HAProxy as the one address that follows the primary. */
export interface StandbyPair {
  /** Address of a database of its own, through HAProxy. */
  url: string;
  /** Kills the primary's machine: Patroni and PostgreSQL, by SIGKILL. Returns its name. */
  killPrimary(): Promise<string>;
  /** Starts a killed node again; resolves when it follows the primary synchronously. */
  restore(name: string): Promise<void>;
  /** Asks Patroni to swap the roles; resolves when Patroni says that it is done. */
  switchOver(): Promise<void>;
  remove(): Promise<void>;
}

interface Node {
  name: string;
  postgresPort: number;
  restPort: number;
  data: string;
  child: ChildProcess | undefined;
}

const programs = ['etcd', 'patroni', 'haproxy'];

/** What is missing on this machine; undefined if the pair can start. */
export function findPairObstacle(): string | undefined {
  const missing = programs.filter((program) => findProgram(program) === undefined);
  if (missing.length > 0) return `not installed: ${missing.join(', ')}`;
  if (findServerFolder() === undefined) return 'no PostgreSQL server is installed in /usr/lib/postgresql';
  if (isRoot() && readPostgresUser() === undefined)
    return 'PostgreSQL does not run as root, and there is no user "postgres"';
  return undefined;
}

export async function openStandbyPair(): Promise<StandbyPair> {
  const folder = mkdtempSync(path.join(tmpdir(), 'keydence-pair-'));
  const user = isRoot() ? readPostgresUser() : undefined;
  const children = new Set<ChildProcess>();
  const logFile = path.join(folder, 'programs.log');
  const log = openSync(logFile, 'a');
  const run = (program: string, words: string[], { asPostgres = false } = {}) => {
    const child = spawn(program, words, {
      ...(asPostgres && user),
      cwd: folder,
      // A group of its own, so that a kill reaches PostgreSQL's processes with Patroni's.
      detached: true,
      stdio: ['ignore', log, log],
      env: { ...process.env, HOME: folder, LC_ALL: 'C.UTF-8' },
    });
    children.add(child);
    child.once('exit', () => children.delete(child));
    return child;
  };
  const isNoLongerNeeded = atExit(() => {
    for (const node of nodes) killNode(node);
    for (const child of children) killGroup(child);
    rmSync(folder, { recursive: true, force: true });
  });

  const [etcdPort, peerPort, doorPort] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const nodes: Node[] = [];
  for (const name of nodeNames) {
    nodes.push({
      name,
      postgresPort: await findFreePort(),
      restPort: await findFreePort(),
      data: path.join(folder, name, 'data'),
      child: undefined,
    });
  }
  for (const node of nodes) {
    mkdirSync(path.dirname(node.data));
    writeFileSync(path.join(folder, `${node.name}.yml`), patroniSettings(node, etcdPort));
    if (user) chownSync(path.dirname(node.data), user.uid, user.gid);
  }
  if (user) chownSync(folder, user.uid, user.gid);
  writeFileSync(path.join(folder, 'haproxy.cfg'), proxySettings(nodes, doorPort));

  run('etcd', [
    ...['--data-dir', path.join(folder, 'etcd'), '--name', 'only'],
    ...['--listen-client-urls', local(etcdPort), '--advertise-client-urls', local(etcdPort)],
    ...['--listen-peer-urls', local(peerPort), '--initial-advertise-peer-urls', local(peerPort)],
    ...['--initial-cluster', `only=${local(peerPort)}`],
  ]);
  const startNode = (node: Node) => {
    node.child = run('patroni', [path.join(folder, `${node.name}.yml`)], { asPostgres: true });
  };
  for (const node of nodes) startNode(node);
  run('haproxy', ['-f', path.join(folder, 'haproxy.cfg'), '-db']);

  const waitForPair = async () => {
    const until = performance.now() + startLimitMs;
    for (;;) {
      const { primary, standby } = await readRoles(nodes);
      if (primary && standby) return;
      if (performance.now() > until)
        throw new Error(`the pair is not complete:\n${readFileSync(logFile, 'utf8').slice(-2_000)}`);
      await pause(250);
    }
  };
  await waitForPair();
  const admin = `postgres://postgres:primary@127.0.0.1:${doorPort}`;
  return {
    url: `${admin}/postgres`,
    async killPrimary() {
      const { primary } = await readRoles(nodes);
      if (!primary) throw new Error('there is no primary');
      killNode(primary);
      return primary.name;
    },
    async restore(name) {
      const node = nodes.find((each) => each.name === name);
      if (!node) throw new Error(`there is no node ${name}`);
      startNode(node);
      await waitForPair();
    },
    async switchOver() {
      const { primary, standby } = await readRoles(nodes);
      if (!primary || !standby) throw new Error('the pair is not complete');
      const answer = await fetch(`${local(primary.restPort)}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: primary.name, candidate: standby.name }),
        signal: AbortSignal.timeout(60_000),
      });
      if (!answer.ok) throw new Error(`the switchover failed: ${await answer.text()}`);
    },
    async remove() {
      for (const node of nodes) killNode(node);
      for (const child of [...children]) {
        const ended = once(child, 'exit');
        killGroup(child);
        await ended;
      }
      isNoLongerNeeded();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const local = (port: number) => `http://127.0.0.1:${port}`;

/** What each node says of itself. */
async function readRoles(
  nodes: readonly Node[],
): Promise<{ primary: Node | undefined; standby: Node | undefined }> {
  const [primaries, standbys] = await Promise.all(
    ['primary', 'synchronous'].map((role) => Promise.all(nodes.map((node) => hasRole(node, role)))),
  );
  return {
    primary: nodes.find((_, index) => primaries?.[index]),
    standby: nodes.find((_, index) => standbys?.[index]),
  };
}

async function hasRole({ restPort }: Node, role: string): Promise<boolean> {
  const answer = await fetch(`${local(restPort)}/${role}`, { signal: AbortSignal.timeout(5_000) }).catch(
    () => null,
  );
  await answer?.arrayBuffer().catch(() => undefined);
  return answer?.status === 200;
}

/** Like a machine that loses its power: Patroni first, so that it cannot hand its role over. */
function killNode({ child, data }: Node): void {
  if (child) killGroup(child);
  const file = path.join(data, 'postmaster.pid');
  if (!existsSync(file)) return;
  const postmaster = Number.parseInt(readFileSync(file, 'utf8'), 10);
  kill(postmaster);
  // Its own exit code says only whether there were any.
  spawnSync('pkill', ['-KILL', '-P', String(postmaster)]);
}

function killGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) kill(-pid);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function patroniSettings({ name, postgresPort, restPort, data }: Node, etcdPort: number): string {
  const postgres = `127.0.0.1:${postgresPort}`;
  const rest = `127.0.0.1:${restPort}`;
  return JSON.stringify({
    scope: 'keydence',
    name,
    etcd3: { host: `127.0.0.1:${etcdPort}` },
    restapi: { listen: rest, connect_address: rest },
    bootstrap: {
      dcs: {
        ttl: leaseS,
        loop_wait: 10,
        retry_timeout: 10,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { wal_log_hints: 'on', max_connections: 200 } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      pg_hba: ['host all all 127.0.0.1/32 scram-sha-256', 'host replication all 127.0.0.1/32 scram-sha-256'],
    },
    postgresql: {
      listen: postgres,
      connect_address: postgres,
      data_dir: data,
      bin_dir: findServerFolder(),
      authentication: {
        superuser: { username: 'postgres', password: 'primary' },
        replication: { username: 'replicator', password: 'replica' },
        rewind: { username: 'rewinder', password: 'rewind' },
      },
      parameters: { unix_socket_directories: '' },
    },
  });
}

function proxySettings(nodes: readonly Node[], doorPort: number): string {
  return `
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h

listen primary
  bind 127.0.0.1:${doorPort}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, postgresPort, restPort }) => `  server ${name} 127.0.0.1:${postgresPort} check port ${restPort}`).join('\n')}
`;
}

const isRoot = () => process.getuid?.() === 0;

function readPostgresUser(): { uid: number; gid: number } | undefined {
  try {
    const read = (flag: string) =>
      Number(
        execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
      );
    return { uid: read('-u'), gid: read('-g') };
  } catch {
    return undefined;
  }
}

function findProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

/** Programs of the newest installed server that is not the embedded one. */
function findServerFolder(): string | undefined {
  const versions = '/usr/lib/postgresql';
  if (!existsSync(versions)) return undefined;
  const newest = readdirSync(versions)
    .map(Number)
    .filter(Boolean)
    .sort((a, b) => b - a)[0];
  return newest === undefined ? undefined : path.join(versions, String(newest), 'bin');
}
