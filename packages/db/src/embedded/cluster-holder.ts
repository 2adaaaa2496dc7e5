import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { executable } from './binaries.ts';
import { explainFailure, isPassing } from './cluster-failure.ts';
import { dataFolder, readOwnerUrl } from './cluster-files.ts';
import { acquireLease, type Hold, spawnGuard } from './guard.ts';
import { newestGeneration } from './guard-notes.ts';
import { endOrphans } from './orphans.ts';
import type { Place } from './place.ts';
import { type Postmaster, postmasterFile, readLastPort, readPostmaster } from './postmaster-file.ts';
import { provesItself } from './prove-server.ts';
import { chooseFreePort, serverArguments } from './server-arguments.ts';

/** Limit of a start, including crash recovery on a slow disk. */
const startLimitMs = 60_000;
/** Limit of a restart while no server is recovering. */
const restartLimitMs = 10_000;
/** A ready server without a guard for this long is an orphan. */
const orphanAfterMs = 1_000;
/** Processes of a killed server exit on their own, except inside a long statement. */
const leftoversAfterMs = 2_000;
/**
 * Consecutive failed starts, and losses of servers that ran for less than `briefMs`, before the
 * process gives up.
 */
const attempts = 3;
const losses = 5;
const briefMs = 2_000;

interface HolderOptions {
  isTemporary: boolean;
  /** Called once, when the server is lost permanently. */
  onLost: (error: Error) => void;
}

/**
 * Keeps this process attached to the cluster: reattaches when the guard dies, and restarts the
 * server when that dies.
 */
export class ClusterHolder {
  readonly #place: Place;
  readonly #options: HolderOptions;
  #current: Hold | null = null;
  #isReleased = false;
  /** Port in the connection strings of this process; 0 before the first start. */
  #port = 0;
  #heldAt = 0;
  #briefLives = 0;
  #lastFailure = '';

  constructor(place: Place, options: HolderOptions) {
    this.#place = place;
    this.#options = options;
  }

  /** Starts the server or attaches to it. Resolves with its port. */
  async hold(): Promise<number> {
    const port = await this.#holdWithin(startLimitMs);
    this.#port = port;
    return port;
  }

  async release(): Promise<void> {
    this.#isReleased = true;
    await this.#current?.release();
  }

  async #holdWithin(limitMs: number): Promise<number> {
    const from = performance.now();
    let unguardedSince = Number.POSITIVE_INFINITY;
    for (;;) {
      const running = readPostmaster(this.#place.home);
      const held = running ? await this.#attach(running) : await this.#start();
      if (held !== null) return held;
      const now = performance.now();
      unguardedSince = running?.status === 'ready' ? Math.min(unguardedSince, now) : Number.POSITIVE_INFINITY;
      if (running && now - unguardedSince > orphanAfterMs) await this.#guardOrphan(running);
      if (!running && now - from > leftoversAfterMs) endOrphans(dataFolder(this.#place.home));
      if (now - from > (running ? startLimitMs : limitMs)) throw this.#failure('did not become ready');
      await wait(100);
    }
  }

  async #attach({ pid, port, status }: Postmaster): Promise<number | null> {
    if (status !== 'ready') return null;
    const hold = await acquireLease(this.#place.home, pid, () => this.#holdAgain());
    if (!hold) return null;
    this.#current = hold;
    this.#heldAt = performance.now();
    // Released during the start: nothing else would release this hold.
    if (this.#isReleased) await hold.release();
    return port;
  }

  async #start(): Promise<number | null> {
    const { home, native, user } = this.#place;
    const data = dataFolder(home);
    if (!existsSync(join(data, 'PG_VERSION'))) throw this.#failure('has no data');
    const port = this.#port || (await chooseFreePort(readLastPort(home)));
    const args = serverArguments({ data, port, isTemporary: this.#options.isTemporary });
    const server = { program: executable(native, 'postgres'), args, user };
    const guard = await spawnGuard({ ...this.#guardTask(), server, generation: 1 });
    if ('failed' in guard.report) {
      this.#lastFailure = guard.report.failed.trim();
      if (isPassing(this.#lastFailure)) return null;
      throw this.#failure('could not start');
    }
    const started = readPostmaster(home);
    const held = started ? await this.#attach(started) : null;
    guard.letGo();
    return held;
  }

  /** Starts a guard for a server that has lost its own, after verifying the process. */
  async #guardOrphan(running: Postmaster): Promise<void> {
    const { home } = this.#place;
    const url = readOwnerUrl(home, running.port);
    if (!running.isIdentified && !(await provesItself(url, { ...running, data: dataFolder(home) }))) {
      const file = postmasterFile(home);
      throw new Error(
        `${file} names process ${running.pid}, which may be another program: it did not prove to be PostgreSQL on this folder, so it got no signal. If no PostgreSQL runs there, delete ${file} and start again.`,
      );
    }
    const generation = newestGeneration(home, running.pid) + 1;
    const guard = await spawnGuard({ ...this.#guardTask(), server: running.pid, generation });
    const now = readPostmaster(home);
    if (now && 'ready' in guard.report) await this.#attach(now);
    guard.letGo();
  }

  #guardTask() {
    return {
      home: this.#place.home,
      data: dataFolder(this.#place.home),
      isTemporary: this.#options.isTemporary,
      startLimitMs,
    };
  }

  #holdAgain(): void {
    this.#current = null;
    if (this.#isReleased) return;
    this.#recover().catch((error: Error) => {
      if (!this.#isReleased) this.#options.onLost(error);
    });
  }

  async #recover(): Promise<void> {
    this.#briefLives = performance.now() - this.#heldAt < briefMs ? this.#briefLives + 1 : 0;
    if (this.#briefLives >= losses) throw this.#failure(`ended ${losses} times within moments`);
    this.#lastFailure = '';
    const from = performance.now();
    for (let attempt = 1; ; attempt += 1) {
      try {
        const port = await this.#holdWithin(restartLimitMs);
        if (port === this.#port) return;
        throw this.#failure(`came back on port ${port}, and this process knows ${this.#port}`);
      } catch (error) {
        const isLate = performance.now() - from > restartLimitMs;
        if (attempt === attempts || isLate || this.#isReleased) throw error;
        await wait(500 * attempt);
      }
    }
  }

  #failure(what: string): Error {
    return explainFailure(this.#place.home, what, this.#lastFailure, this.#place.folder);
  }
}
