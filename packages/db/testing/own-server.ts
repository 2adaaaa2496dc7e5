import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { executable, findBinaries } from '../src/embedded/binaries.ts';
import { dataFolder, ensureCluster, readOwnerUrl } from '../src/embedded/cluster-files.ts';
import { choosePlace } from '../src/embedded/place.ts';

/** A PostgreSQL of one test file, which may stop and start it like an operator. */
export interface OwnServer {
  url: string;
  start(): void;
  /** `fast` closes the sessions cleanly, `immediate` acts like a power failure. */
  stop(mode: 'fast' | 'immediate'): void;
  /** Stops it and deletes its data. */
  remove(): void;
}

/**
 * Creates a cluster in the temporary folder and starts it on a free port, which it keeps across
 * restarts. Its processes get this environment plus `environment`.
 */
export async function startOwnServer(environment: Record<string, string> = {}): Promise<OwnServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'keydence-own-'));
  const native = await findBinaries();
  const place = choosePlace({ folder, native, reachableFolder: undefined, log: () => {} });
  ensureCluster(place);
  const port = await findFreePort();
  const data = dataFolder(place.home);
  const control = (...words: string[]) =>
    execFileSync(executable(place.native, 'pg_ctl'), ['-D', data, '-w', '-s', ...words], {
      ...place.user,
      cwd: place.home,
      stdio: 'ignore',
      env: { ...process.env, ...environment },
    });
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
  const server: OwnServer = {
    url: readOwnerUrl(place.home, port),
    start: () => void control('-o', options, '-l', path.join(place.home, 'server.log'), 'start'),
    stop: (mode) => void control('-m', mode, 'stop'),
    remove() {
      server.stop('immediate');
      rmSync(place.home, { recursive: true, force: true });
      rmSync(folder, { recursive: true, force: true });
    },
  };
  server.start();
  return server;
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const address = probe.address();
        probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
      });
  });
}
