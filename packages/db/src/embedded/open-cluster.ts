import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { executable, findBinaries } from './binaries.ts';
import { dataFolder, ensureCluster, type Postmaster, readPassword, readPostmaster } from './cluster-files.ts';
import { type Hold, newestGeneration, spawnGuard, takeHold } from './guard.ts';
import { choosePlace, type Place } from './place.ts';
import { findMemory, sizeBuffers } from './size-buffers.ts';

export interface EmbeddedOptions {
  /** Takes data and binaries that the server's user cannot reach where they are; default `/var/lib/keydence`. */
  reachableFolder?: string;
  /** Told in one line when the data is kept in another folder than the one asked for. */
  log?: (line: string) => void;
  /** For tests: writes do not wait for the disk, and the folder goes when the server stops. */
  isTemporary?: boolean;
}

export interface OpenCluster {
  url: string;
  release(): Promise<void>;
}

/** How long a start may take in all: recovery after a crash on a slow disk included. */
const startLimitMs = 60_000;
/** A server that is ready and has no guard for so long has lost it. */
const orphanAfterMs = 1_000;
/** Another start was faster, the port was taken in between, or a killed server's last processes still end. */
const passingFailure =
  /postmaster\.pid|another guard|shared memory block|could not bind|could not create any TCP|starting up|shutting down/;

/**
 * Starts PostgreSQL on the folder, or attaches to the one that runs there. It runs until the last process that has opened
 * it releases it or ends in whatever way. Throws, with what to do, when this system cannot run it.
 */
export async function openCluster(folder: string, options: EmbeddedOptions = {}): Promise<OpenCluster> {
  const native = await findBinaries();
  const log = options.log ?? ((line) => process.stderr.write(`${line}\n`));
  const place = choosePlace({ folder, native, reachableFolder: options.reachableFolder, log });
  ensureCluster(place);
  const holder = new ClusterHolder(place, options.isTemporary ?? false);
  const port = await holder.hold();
  const password = encodeURIComponent(readPassword(place.home));
  return {
    url: `postgres://app:${password}@127.0.0.1:${port}/postgres`,
    release: () => holder.release(),
  };
}

/** Keeps one hold on the cluster, and takes a new one when the guard dies under it. */
class ClusterHolder {
  readonly #place: Place;
  readonly #isTemporary: boolean;
  #current: Hold | null = null;
  #isReleased = false;

  constructor(place: Place, isTemporary: boolean) {
    this.#place = place;
    this.#isTemporary = isTemporary;
  }

  /** The port of the running server. */
  async hold(): Promise<number> {
    const deadline = performance.now() + startLimitMs;
    let unguardedSince = Number.POSITIVE_INFINITY;
    for (;;) {
      const running = readPostmaster(this.#place.home);
      const held = running ? await this.#attach(running) : await this.#start();
      if (held !== null) return held;
      const now = performance.now();
      unguardedSince = running?.status === 'ready' ? Math.min(unguardedSince, now) : Number.POSITIVE_INFINITY;
      if (running && now - unguardedSince > orphanAfterMs) await this.#guardOrphan(running.pid);
      if (now > deadline) {
        throw new Error(`PostgreSQL on ${this.#place.home} did not become ready. See postgres.log there.`);
      }
      await wait(100);
    }
  }

  async release(): Promise<void> {
    this.#isReleased = true;
    await this.#current?.release();
  }

  async #attach({ pid, port, status }: Postmaster): Promise<number | null> {
    if (status !== 'ready') return null;
    this.#current = await takeHold(this.#place.home, pid, () => this.#holdAgain());
    return this.#current ? port : null;
  }

  async #start(): Promise<number | null> {
    const { home, native, user } = this.#place;
    const args = await serverArguments(dataFolder(home), this.#isTemporary);
    const server = { program: executable(native, 'postgres'), args, user };
    const guard = await spawnGuard({ ...this.#guardTask(), server, generation: 1 });
    if ('failed' in guard.report) {
      if (passingFailure.test(guard.report.failed)) return null;
      throw new Error(`PostgreSQL could not start on ${home}: ${guard.report.failed.trim()}`);
    }
    const started = readPostmaster(home);
    const port = started ? await this.#attach(started) : null;
    guard.letGo();
    return port;
  }

  async #guardOrphan(pid: number): Promise<void> {
    const generation = newestGeneration(this.#place.home, pid) + 1;
    const guard = await spawnGuard({ ...this.#guardTask(), server: pid, generation });
    const running = readPostmaster(this.#place.home);
    if (running && 'ready' in guard.report) await this.#attach(running);
    guard.letGo();
  }

  #guardTask() {
    return {
      home: this.#place.home,
      data: dataFolder(this.#place.home),
      isTemporary: this.#isTemporary,
    };
  }

  #holdAgain(): void {
    this.#current = null;
    if (this.#isReleased || !readPostmaster(this.#place.home)) return;
    // When the server is gone as well, its users learn that from their own connections.
    this.hold().catch(() => {});
  }
}

async function serverArguments(data: string, isTemporary: boolean): Promise<string[]> {
  const settings = {
    listen_addresses: '127.0.0.1',
    // Socket paths have a length limit that a deep folder would break.
    unix_socket_directories: '',
    shared_buffers: sizeBuffers(findMemory()),
    max_connections: '200',
    log_min_messages: 'log',
    log_checkpoints: 'off',
    ...(isTemporary ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', data, '-p', String(await findFreePort()), ...options];
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const address = probe.address();
        probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
      });
  });
}
