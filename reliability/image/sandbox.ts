import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { arch, homedir } from 'node:os';
import path from 'node:path';

/** The user `node` of the base image. */
export const imageUser = { uid: 1000, gid: 1000 };

/** What a command in a root file system sees and may do. */
export interface SandboxOptions {
  command: string[];
  workdir: string;
  environment: Record<string, string>;
  /** Root, or the image's user. */
  isRoot: boolean;
  isReadOnly: boolean;
  /** Folders of this machine by their place inside; they can be written. */
  volumes?: Record<string, string>;
}

/** Why no root file system can be started here, or null. */
export function findObstacle(): string | null {
  if (process.platform !== 'linux') return 'only Linux starts a root file system';
  if (process.getuid?.() !== 0) return 'only root starts a root file system';
  const tried = spawnSync('unshare', ['--mount', '--pid', '--fork', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']);
  return tried.status === 0 ? null : `the kernel forbids mounts (${String(tried.stderr).trim()})`;
}

/**
 * Makes the part of a root file system that the base image brings: this machine's Debian, read-only and mounted when a
 * command runs, with Node of the wanted major in front of its own.
 */
export function makeBase(root: string, node: string): void {
  for (const folder of ['usr', 'etc', 'proc', 'dev', 'tmp', 'root', 'home/node', 'var/tmp'])
    mkdirSync(path.join(root, folder), { recursive: true });
  for (const name of ['bin', 'sbin', 'lib', 'lib64']) symlinkSync(`usr/${name}`, path.join(root, name));
  for (const name of [
    'ssl',
    'resolv.conf',
    'hosts',
    'nsswitch.conf',
    'ld.so.cache',
    'ca-certificates.conf',
  ]) {
    if (existsSync(`/etc/${name}`))
      cpSync(`/etc/${name}`, path.join(root, 'etc', name), { recursive: true, dereference: true });
  }
  const users = ['root:x:0:0::/root:/bin/sh', 'node:x:1000:1000::/home/node:/bin/sh'];
  writeFileSync(path.join(root, 'etc/passwd'), `${users.join('\n')}\n`);
  writeFileSync(path.join(root, 'etc/group'), 'root:x:0:\nnode:x:1000:\n');
  mkdirSync(path.join(root, 'base/bin'), { recursive: true });
  cpSync(node, path.join(root, 'base/bin/node'));
}

/** A Node of this major: the running one, or the one that the registry has for this machine. */
export function fetchNode(major: number, cache: string): string {
  if (process.version.startsWith(`v${major}.`)) return process.execPath;
  const name = `node-linux-${arch()}`;
  const node = path.join(cache, `node_modules/${name}/bin/node`);
  if (existsSync(node)) return node;
  mkdirSync(cache, { recursive: true });
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', cache];
  const installed = spawnSync('npm', ['install', ...options, `${name}@${major}`], { stdio: 'inherit' });
  if (installed.status !== 0)
    throw new Error(`Node ${major} could not be installed for the base of the image.`);
  return node;
}

/** Runs a command to its end as a step of a build; throws with its output where it fails. */
export function runStep(root: string, options: SandboxOptions): void {
  const done = spawnSync('unshare', toArguments(root, options), { encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (done.status !== 0)
    throw new Error(`${options.command.join(' ')}\n${(done.stdout + done.stderr).slice(-4_000)}`);
}

/** Whether a command ends well. */
export function succeeds(root: string, options: SandboxOptions): boolean {
  return spawnSync('unshare', toArguments(root, options), { stdio: 'ignore' }).status === 0;
}

/** Starts a command as the first process of its own, as a container engine does. */
export function startFirst(root: string, options: SandboxOptions): ChildProcess {
  return spawn('unshare', toArguments(root, options), { stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Settings of this machine's npm, for steps that install. */
export function npmSettings(): Record<string, string> {
  const names = /^(npm_config_registry|node_extra_ca_certs|ssl_cert_file|https?_proxy|no_proxy)$/i;
  const given = Object.entries(process.env).filter(
    (pair): pair is [string, string] => names.test(pair[0]) && pair[1] !== undefined,
  );
  return Object.fromEntries(given);
}

/** Files and caches of this machine's npm, by their place inside. */
export function npmVolumes(): Record<string, string> {
  const places = ['.npmrc', '.npm', '.local/share/pnpm', '.cache/pnpm'];
  const there = places.filter((place) => existsSync(path.join(homedir(), place)));
  return Object.fromEntries(there.map((place) => [`/root/${place}`, path.join(homedir(), place)]));
}

function toArguments(root: string, options: SandboxOptions): string[] {
  const { command, workdir, environment, isRoot, isReadOnly, volumes = {} } = options;
  const mounts = Object.entries(volumes).flatMap(([inside, outside]) => {
    const place = path.join(root, inside);
    const make = `mkdir -p ${quote(path.dirname(place))}; if [ -d ${quote(outside)} ]; then mkdir -p ${quote(place)}; else touch ${quote(place)}; fi`;
    return [make, `mount --bind ${quote(outside)} ${quote(place)}`];
  });
  const user = isRoot ? '0:0' : `${imageUser.uid}:${imageUser.gid}`;
  const variables = {
    PATH: '/usr/local/bin:/usr/bin:/bin',
    HOME: path.join('/', isRoot ? 'root' : 'home/node'),
    ...environment,
  };
  const given = Object.entries(variables).map(([name, value]) => quote(`${name}=${value}`));
  const inside = `cd ${quote(workdir)} && exec ${command.map(quote).join(' ')}`;
  const script = [
    'set -e',
    `mount --bind ${quote(root)} ${quote(root)}`,
    `mount --bind /usr ${quote(path.join(root, 'usr'))}`,
    `mount -o remount,bind,ro ${quote(path.join(root, 'usr'))}`,
    // The base image has Node there; this machine may have another one in /usr/bin.
    `mount --bind ${quote(path.join(root, 'base'))} ${quote(path.join(root, 'usr/local'))}`,
    ...mounts,
    ...(isReadOnly
      ? [
          `mount -o remount,bind,ro ${quote(root)}`,
          `mount -o remount,bind,ro ${quote(path.join(root, 'usr/local'))}`,
        ]
      : []),
    `mount -t proc proc ${quote(path.join(root, 'proc'))}`,
    `mount --rbind /dev ${quote(path.join(root, 'dev'))}`,
    `mount -t tmpfs -o size=64m,mode=1777 shm ${quote(path.join(root, 'dev/shm'))}`,
    `exec chroot --userspec=${user} ${quote(root)} /usr/bin/env -i ${given.join(' ')} /bin/sh -c ${quote(inside)}`,
  ].join('\n');
  return ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', script];
}

const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
