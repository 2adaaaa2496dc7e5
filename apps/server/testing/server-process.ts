import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { repositoryRoot } from '../src/paths.ts';
import { rememberOutbox } from './outboxes.ts';

export interface ServerProcess {
  url: string;
  /** Address of health and metrics; empty without OPS_PORT. */
  operationsUrl: string;
  /** Ends the process immediately, like a power failure. */
  kill(): Promise<void>;
  /** Requests a stop; resolves with the exit code. */
  stop(): Promise<number | null>;
  signal(signal: NodeJS.Signals): void;
  output(): string;
  isAlive(): boolean;
}

/** The built product in its own process, on an embedded database in `dataDir` and a free port. */
export function startServerProcess(
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<ServerProcess> {
  return startProcess('start', { DATA_DIR: dataDir, ...environment });
}

export function startWorkerProcess(
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<ServerProcess> {
  return startProcess('worker', { DATA_DIR: dataDir, OPS_PORT: '0', ...environment });
}

async function startProcess(task: string, environment: Record<string, string>): Promise<ServerProcess> {
  const main = path.join(repositoryRoot, 'apps/server/dist/main.js');
  const child = spawn(process.execPath, [main, task], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PORT: '0',
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'false',
      SAMPLE_HISTORY: 'false',
      DRAIN_DELAY_S: '0',
      ...environment,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const end = async (signal: NodeJS.Signals) => {
    if (isAlive()) {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    }
    return child.exitCode;
  };
  const addresses = await readAddresses(child, () => said);
  rememberOutbox(addresses.url, environment.DATA_DIR ?? '');
  return {
    ...addresses,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    signal: (signal) => void child.kill(signal),
    output: () => said,
    isAlive,
  };
}

function readAddresses(
  child: ChildProcess,
  said: () => string,
): Promise<Pick<ServerProcess, 'url' | 'operationsUrl'>> {
  const { stdout } = child;
  if (!stdout) throw new Error('the process has no output');
  return new Promise((resolve, reject) => {
    let operationsUrl = '';
    createInterface({ input: stdout }).on('line', (line) => {
      operationsUrl = /^Keydence tells of its health at (\S+)$/.exec(line)?.[1] ?? operationsUrl;
      const ready = /^Keydence (?:is ready at (\S+)|works on jobs)$/.exec(line);
      if (ready) resolve({ url: ready[1] ?? '', operationsUrl });
    });
    child.once('exit', (code) => reject(new Error(`the process ended with ${code}:\n${said()}`)));
  });
}
