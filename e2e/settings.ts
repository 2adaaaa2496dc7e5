import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const port = Number(process.env.E2E_PORT ?? 3907);
const debianBrowsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Set for the processes of the test runner, which read these settings once each. */
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'keydence-e2e-'));

/** Settings of the journeys; each has an environment variable. */
export const settings = {
  port,
  dataDir: process.env.E2E_DATA_DIR,
  liveDataDir: `${process.env.E2E_DATA_DIR}-live`,
  /** Undefined: the one installed by Playwright. */
  chromium: process.env.CHROMIUM ?? debianBrowsers.find((file) => existsSync(file)),
  /** The provider started by the journey of sign-in methods. */
  issuer: `http://127.0.0.1:${port + 1}`,
  /**
   * Google, as started by the Search Console journey. The server with live data and its source use
   * the two ports before.
   */
  googlePort: port + 4,
  /** The server whose sample sites have their pages and last ten weeks. */
  story: { port: port + 5, dataDir: `${process.env.E2E_DATA_DIR}-story` },
};
