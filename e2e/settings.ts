import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const port = Number(process.env.E2E_PORT ?? 3907);
const debianChromium = '/usr/bin/chromium';

/** Kept for the processes of the test runner, which read these settings once each. */
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'keydence-e2e-'));

/** What the journeys run on; each can be chosen by the environment. */
export const settings = {
  port,
  dataDir: process.env.E2E_DATA_DIR,
  /** Of the server with live search data. */
  liveDataDir: `${process.env.E2E_DATA_DIR}-live`,
  /** Undefined: the one that Playwright has installed. */
  chromium: process.env.CHROMIUM ?? (existsSync(debianChromium) ? debianChromium : undefined),
  /** The provider that the journey of the ways in starts. */
  issuer: `http://127.0.0.1:${port + 1}`,
  /** Google, as the journey of Search Console starts it. The server with live data and its source use the two before. */
  googlePort: port + 4,
};
