import { defineConfig } from '@playwright/test';
import { settings } from './settings.ts';

const { port, dataDir, chromium, issuer, googlePort } = settings;
const google = `http://127.0.0.1:${googlePort}`;

/** Address of the admin user. */
const adminAddress = 'admin@mail.example';

/**
 * Disabled features. Chromium obeys only its last such list, so this repeats Playwright's list and adds Chromium's own
 * address bar, which otherwise renders two invisible pages for each window.
 */
const features = [
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'AvoidUnnecessaryBeforeUnloadCheckSync', 'OptimizationHints'],
  ...['DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'PaintHolding'],
  ...['MediaRouter', 'NetworkTimeServiceQuerying', 'PreconnectToSearch', 'ThirdPartyStoragePartitioning'],
  ...['AimEnabled', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
];

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../test-results',
  // Each file has its own users; only the feedback board is shared, and one file writes to it.
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: {
    baseURL: `http://localhost:${port}`,
    // Each frame of an animation is drawn by the CPU, while the test waits.
    contextOptions: { reducedMotion: 'reduce' },
    // Records actions and requests only: page snapshots of each step take much of the time. A
    // failure has its own screenshot.
    screenshot: 'only-on-failure',
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
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
        `--disable-features=${features.join()}`,
      ],
    },
  },
  webServer: {
    command: 'node ../apps/server/dist/main.js',
    url: `http://localhost:${port}/readyz`,
    wait: { stdout: /read them at (?<mailbox_address>\S+)/ },
    timeout: 60_000,
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMITS: 'false',
      SAMPLE_HISTORY: 'false',
      LOG_LEVEL: 'warn',
      ADMIN_EMAILS: adminAddress,
      AUTH_MFA: 'totp,phone,webauthn',
      AUTH_OAUTH_SERVER: 'true',
      GOOGLE_CLIENT_ID: 'keydence-e2e',
      GOOGLE_CLIENT_SECRET: 'secret',
      GOOGLE_ISSUER: issuer,
      SEARCH_CONSOLE_CLIENT_ID: 'client',
      SEARCH_CONSOLE_CLIENT_SECRET: 'client-secret',
      SEARCH_CONSOLE_AUTHORIZE_URL: `${google}/authorize`,
      SEARCH_CONSOLE_OAUTH_URL: google,
      SEARCH_CONSOLE_API_URL: google,
    },
  },
});
