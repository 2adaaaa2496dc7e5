import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

const chromium = process.env.CHROMIUM ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined);
const port = process.env.E2E_PORT ?? '3907';
const dataDir = process.env.E2E_DATA_DIR ?? mkdtempSync(path.join(tmpdir(), 'keydence-e2e-'));
process.env.E2E_DATA_DIR = dataDir;
/** The provider that the journey of the ways in starts there. */
const issuer = `http://127.0.0.1:${Number(port) + 1}`;
process.env.E2E_ISSUER = issuer;

/** Who signs in with it is an admin. */
const adminAddress = 'admin@mail.example';

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../test-results',
  // Each file has people of its own; only the feedback board is shared, and one file writes to it.
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node ../apps/server/dist/main.js',
    url: `http://localhost:${port}/readyz`,
    timeout: 60_000,
    env: {
      PORT: port,
      DATA_DIR: dataDir,
      RATE_LIMITS: 'false',
      LOG_LEVEL: 'warn',
      ADMIN_EMAILS: adminAddress,
      GOOGLE_CLIENT_ID: 'keydence-e2e',
      GOOGLE_CLIENT_SECRET: 'secret',
      GOOGLE_ISSUER: issuer,
    },
  },
});
