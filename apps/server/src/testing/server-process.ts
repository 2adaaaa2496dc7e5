import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { repositoryRoot } from '../paths.ts';

export interface ServerProcess {
  /** Of a server its public address; of a worker that of its health. */
  url: string;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to end; resolves with its exit code. */
  stop(): Promise<number | null>;
  /** Sends a signal and waits for nothing. */
  signal(signal: NodeJS.Signals): void;
  /** Everything that it has written so far. */
  output(): string;
  isAlive(): boolean;
}

/** The whole product in a process of its own, on an embedded database in `dataDir` and a free port. */
export function startServerProcess(
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<ServerProcess> {
  return startProcess('start', { DATA_DIR: dataDir, ...environment });
}

/** A process that only runs jobs, with its health on a free port. */
export function startWorkerProcess(
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<ServerProcess> {
  return startProcess('worker', { DATA_DIR: dataDir, OPS_PORT: '0', ...environment });
}

async function startProcess(task: string, environment: Record<string, string>): Promise<ServerProcess> {
  const main = path.join(repositoryRoot, 'apps/server/src/main.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', main, task], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PORT: '0', LOG_LEVEL: 'error', RATE_LIMITS: 'false', DRAIN_DELAY_S: '0', ...environment },
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
  return {
    url: await readAddress(child, () => said),
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    signal: (signal) => void child.kill(signal),
    output: () => said,
    isAlive,
  };
}

const readyLine = /^Keydence (?:is ready at|works on jobs; health at) (\S+)$/;

/** The address in the line that a process prints when it is ready; rejects when it ends without one. */
function readAddress(child: ChildProcess, said: () => string): Promise<string> {
  const { stdout } = child;
  if (!stdout) throw new Error('the process has no output');
  return new Promise((resolve, reject) => {
    createInterface({ input: stdout }).on('line', (line) => {
      const address = readyLine.exec(line)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`the process ended with ${code}:\n${said()}`)));
  });
}
