import type { ChildProcess } from 'node:child_process';
import { startOwnServer } from './own-server.ts';
import { settings } from './settings.ts';

/** Addresses of the server with live search data, and of its fake provider. */
export const live = { url: `http://localhost:${settings.port + 2}`, providerPort: settings.port + 3 };

/** Starts the server with live search data, which would affect the other journeys. */
export function startLiveServer(): Promise<ChildProcess> {
  return startOwnServer({
    port: settings.port + 2,
    dataDir: settings.liveDataDir,
    env: {
      SAMPLE_HISTORY: 'false',
      DATAFORSEO_LOGIN: 'login',
      DATAFORSEO_PASSWORD: 'password',
      DATAFORSEO_URL: `http://127.0.0.1:${live.providerPort}`,
    },
  });
}
