import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../apps/server/dist/main.js', import.meta.url));

export interface RunningServer {
  origin: string;
  /** Its `DATA_DIR`. */
  folder: string;
  pid: number;
  /** Milliseconds from the start of the process until it said that it is ready. */
  startedInMs: number;
  stop(): Promise<void>;
}

/** The built server as a process of its own on a database, answering on a free port; with settings beside the usual ones. */
export async function startServer(
  databaseUrl: string,
  settings: Record<string, string> = {},
): Promise<RunningServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'keydence-bench-server-'));
  const from = performance.now();
  const server = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      HOST: '127.0.0.1',
      PORT: '0',
      RATE_LIMITS: 'false',
      SAMPLE_HISTORY: 'false',
      AUTH_RATE_LIMITS: 'false',
      LOG_LEVEL: 'warn',
      ...settings,
    },
  });
  const origin = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (part) => {
      const found = /Keydence is ready at (http\S+)/.exec(String(part))?.[1];
      if (found) resolve(found);
    });
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  const startedInMs = performance.now() - from;
  return {
    origin,
    folder,
    pid: server.pid ?? 0,
    startedInMs,
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
