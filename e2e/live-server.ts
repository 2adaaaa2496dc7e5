import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { settings } from './settings.ts';

/** Addresses of the server with live search data, and of its fake provider. */
export const live = { url: `http://localhost:${settings.port + 2}`, providerPort: settings.port + 3 };

/**
 * Starts a separate server, because live search data would affect the other journeys. Resolves when
 * it is ready.
 */
export async function startLiveServer(): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['../apps/server/dist/main.js'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PORT: String(settings.port + 2),
      DATA_DIR: settings.liveDataDir,
      RATE_LIMITS: 'false',
      SAMPLE_HISTORY: 'false',
      LOG_LEVEL: 'warn',
      DATAFORSEO_LOGIN: 'login',
      DATAFORSEO_PASSWORD: 'password',
      DATAFORSEO_URL: `http://127.0.0.1:${live.providerPort}`,
    },
  });
  while (server.exitCode === null) {
    const isReady = await fetch(`${live.url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return server;
    await pause(200);
  }
  throw new Error(`the server ended with ${server.exitCode}`);
}
