import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

interface OwnServer {
  port: number;
  dataDir: string;
  env: Record<string, string>;
}

/** Starts a separate server for journeys that need other settings. Resolves when it is ready. */
export async function startOwnServer({ port, dataDir, env }: OwnServer): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['../apps/server/dist/main.js'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMITS: 'false',
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  while (server.exitCode === null) {
    const isReady = await fetch(`http://localhost:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return server;
    await pause(200);
  }
  throw new Error(`the server ended with ${server.exitCode}`);
}
