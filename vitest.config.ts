import { defineConfig } from 'vitest/config';
import { keepFilesInMemory } from './tools/test/memory-folder.mjs';

// Every suite runs in an odd time zone, so that a rule that leans on the machine's zone fails here first.
process.env.TZ = 'Asia/Kathmandu';
keepFilesInMemory();

/** These start an embedded PostgreSQL of their own, whichever server the other suites run on. */
const ownCluster = [
  'packages/db/src/embedded/**/*.test.ts',
  'apps/server/src/examples.test.ts',
  'apps/server/src/worker/resume*.test.ts',
  'apps/server/src/idempotency/two-servers.test.ts',
  'apps/server/src/operations/postmaster-killed.test.ts',
];

/** Minutes of runs through our own steps, which no other server would answer differently: they run once. */
const faults = [
  'packages/api/src/setup/{run-setup,live-source,source-faults}.test.ts',
  'packages/api/src/refreshes/run-refresh.test.ts',
  'packages/api/src/search-console/killed-fetch.test.ts',
  'apps/server/testing/authorisation/matrix.test.ts',
  'apps/server/src/operations/{drain,many-processes,database-away}.test.ts',
  'apps/server/src/backup/backup.test.ts',
  'packages/db/src/{migrate-killed,upgrades}.test.ts',
  'apps/server/src/{rest,identity}/fuzz.test.ts',
  // What these start is no database's business.
  'apps/server/src/log.test.ts',
  'apps/server/src/operations/early-signal.test.ts',
  'apps/server/src/{imports,pages,topics}/threaded-*.test.ts',
];

/**
 * Files about locks, plans and catalogs, or with SQL text outside of the use cases. They run on the oldest PostgreSQL
 * (external) and on the newest (embedded). `tools/both-servers.test.ts` names the test of each such source file.
 */
export const onBothServers = [
  'packages/db/**/*.test.ts',
  'packages/api/src/keyword-lists/**/*.test.ts',
  'packages/api/src/keywords/{keyword-plans,list-lookups}.test.ts',
  'packages/api/src/feedback/concurrency.test.ts',
  'packages/api/src/imports/interrupted-import.test.ts',
  'apps/server/src/{idempotency,operations,worker}/**/*.test.ts',
  'apps/server/src/limits/rate-limiter.test.ts',
  'apps/server/src/identity/{account-notices,admin,linked-identities,refresh-rotation,sessions,sign-in,throttling}.test.ts',
];

/**
 * The use cases. `npm test` runs them on the oldest PostgreSQL, which lacks what newer ones have; on the newest, the tests
 * of the server and the journeys call them, and continuous integration runs these too.
 */
const useCases = ['packages/api/**/*.test.ts'];

const builtServer = 'tools/test/built-server.mjs';

/** Many suites share few cores; a slow machine must not look like a failure. */
const testTimeout = 20_000;

/**
 * A test leaves much garbage that is young: with more room for it, the collector takes a tenth of the time less. Not for
 * suites that start threads: one that runs out of its own memory would end the whole process.
 */
const execArgv = ['--max-semi-space-size=64'];

const onDatabase = {
  environment: 'node' as const,
  // A file has its own database and keeps nothing in modules; to read the server's code again for each takes minutes.
  isolate: false,
  testTimeout,
  hookTimeout: 60_000,
  globalSetup: ['packages/db/testing/global-setup.ts'],
};

export default defineConfig(({ mode }) => ({
  test: {
    // By default one core stays idle, which on two cores is half of them.
    maxWorkers: '100%',
    // Each project compiles for itself: the second to read a file, or the next run, takes it from the disk.
    experimental: { fsModuleCache: true },
    projects: [
      {
        test: {
          name: 'rules',
          include: ['packages/{analyst,client,domain,moves,pages,search-data,topics}/**/*.test.ts'],
          environment: 'node',
          execArgv,
          // Rules keep nothing in modules; a process and the schemas again for each file take most of the time.
          isolate: false,
        },
      },
      {
        test: {
          name: 'embedded',
          include: ownCluster,
          environment: 'node',
          testTimeout,
          hookTimeout: 60_000,
          globalSetup: [builtServer],
        },
      },
      {
        test: {
          name: 'both',
          include: onBothServers,
          exclude: ['**/node_modules/**', ...ownCluster, ...faults],
          ...onDatabase,
          globalSetup: [...onDatabase.globalSetup, builtServer],
        },
      },
      {
        test: {
          name: 'node',
          include: useCases,
          exclude: ['**/node_modules/**', ...faults, ...onBothServers],
          ...onDatabase,
        },
      },
      {
        test: {
          name: 'services',
          include: ['packages/identity/**/*.test.ts', 'apps/server/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...ownCluster, ...faults, ...onBothServers],
          ...onDatabase,
        },
      },
      // By `npm run reliability source-faults` every fault happens everywhere.
      {
        test: {
          name: 'faults',
          include: faults,
          provide: { isLongRun: mode === 'reliability' },
          ...onDatabase,
          globalSetup: [...onDatabase.globalSetup, builtServer],
        },
      },
      { test: { name: 'fences', include: ['tools/**/*.test.ts'], environment: 'node', testTimeout } },
      {
        test: {
          name: 'web',
          include: ['apps/web/**/*.test.{ts,tsx}', 'packages/ui/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          execArgv,
          // A link or a download that is pressed leaves the window where it is, for the next test.
          environmentOptions: {
            happyDOM: {
              settings: {
                navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true },
              },
            },
          },
          // `setup.ts` returns the window to its beginning; to read the app's code again for each file takes minutes.
          isolate: false,
          setupFiles: ['apps/web/testing/setup.ts'],
        },
      },
    ],
  },
}));
