import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { atExit } from './at-exit.ts';
import { rememberOutbox } from './outbox.ts';

const program = fileURLToPath(new URL('../apps/server/dist/main.js', import.meta.url));
const greenLimitMs = 60_000;

/** The built server on one URL, which it keeps across restarts. */
export interface ServerSeat {
  origin: string;
  /** Its `DATA_DIR`. */
  folder: string;
  /** Starts a process with its own settings; resolves with the start time in milliseconds. */
  start(settings?: Record<string, string>): Promise<number>;
  /** Kills it like a power failure. */
  kill(): Promise<void>;
  /** Asks it to end. */
  stop(): Promise<void>;
  child(): ChildProcess;
  isAlive(): boolean;
  output(): string;
  remove(): Promise<void>;
}

export interface SeatOptions {
  environment?: Record<string, string>;
  /** Flags for Node, before the program. */
  nodeFlags?: string[];
}

/** Nothing runs before `start`. Limits are off, and access tokens outlive every run. */
export async function startIsolatedServer(
  databaseUrl: string,
  { environment = {}, nodeFlags = [] }: SeatOptions = {},
): Promise<ServerSeat> {
  const folder = mkdtempSync(path.join(tmpdir(), 'keydence-reliability-'));
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let said = '';
  rememberOutbox(origin, folder);
  const current = () => {
    if (!child) throw new Error('the server was never started');
    return child;
  };
  const isAlive = () => child !== undefined && child.exitCode === null && child.signalCode === null;
  const end = async (signal: NodeJS.Signals) => {
    if (!isAlive()) return;
    const ended = once(current(), 'exit');
    current().kill(signal);
    await ended;
  };
  const isNoLongerNeeded = atExit(() => {
    if (isAlive()) child?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const seat: ServerSeat = {
    origin,
    folder,
    async start(settings = {}) {
      const from = performance.now();
      child = spawn(process.execPath, [...nodeFlags, program], {
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        env: {
          ...process.env,
          DATABASE_URL: databaseUrl,
          DATA_DIR: folder,
          HOST: '127.0.0.1',
          PORT: String(port),
          RATE_LIMITS: 'false',
          SAMPLE_HISTORY: 'false',
          AUTH_RATE_LIMITS: 'false',
          AUTH_JWT_LIFE_S: '86400',
          DRAIN_DELAY_S: '0',
          LOG_LEVEL: 'info',
          ...environment,
          ...settings,
        },
      });
      for (const stream of [child.stdout, child.stderr]) {
        stream?.on('data', (part: Buffer) => {
          said += part.toString();
        });
      }
      while (!(await isReady(origin))) {
        if (!isAlive()) throw new Error(`the server ended while it started:\n${said.slice(-2_000)}`);
        if (performance.now() - from > greenLimitMs) throw new Error('the server does not become ready');
        await pause(25);
      }
      return performance.now() - from;
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    child: current,
    isAlive,
    output: () => said,
    async remove() {
      await end('SIGTERM');
      isNoLongerNeeded();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return seat;
}

/** True if `/health/ready` confirms it; a refused connection counts as false. */
export async function isReady(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(5_000) }).catch(
    () => null,
  );
  await answer?.arrayBuffer().catch(() => undefined);
  return answer?.status === 200;
}

/** A currently unused port. */
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
