import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { onBothServers } from '../vitest.config.ts';

const root = resolve(import.meta.dirname, '..');
const identity = 'apps/server/src/identity';
const worker = 'apps/server/src/worker';

/**
 * Source files with SQL text outside `packages/db` and `packages/api`, each with a test that runs
 * it.
 */
const testOf: Record<string, string> = {
  'apps/server/src/idempotency/idempotency-keys.ts':
    'apps/server/src/idempotency/respond-idempotently.test.ts',
  'apps/server/src/idempotency/kept-access.ts': 'apps/server/src/idempotency/respond-idempotently.test.ts',
  'apps/server/src/limits/rate-limiter.ts': 'apps/server/src/limits/rate-limiter.test.ts',
  'apps/server/src/operations/read-gauges.ts': 'apps/server/src/operations/telemetry.test.ts',
  'apps/server/src/operations/readiness.ts': 'apps/server/src/operations/operations-listener.test.ts',
  [`${worker}/define-job.ts`]: `${worker}/topic-worker.test.ts`,
  [`${worker}/job-kinds.ts`]: `${worker}/worker.test.ts`,
  [`${worker}/recover-job.ts`]: `${worker}/recover-job.test.ts`,
  [`${worker}/transaction-executor.ts`]: `${worker}/mail-worker.test.ts`,
  [`${worker}/wake-takers.ts`]: `${worker}/wake-takers.test.ts`,
  'packages/identity/src/account-claim.ts': `${identity}/admin.test.ts`,
  'packages/identity/src/accounts/restore-address.ts': `${identity}/account-notices.test.ts`,
  'packages/identity/src/admin/list-users.ts': `${identity}/admin.test.ts`,
  'packages/identity/src/oauth/link-account.ts': `${identity}/linked-identities.test.ts`,
  'packages/identity/src/rate-limit.ts': `${identity}/throttling.test.ts`,
  'packages/identity/src/refresh-session.ts': `${identity}/refresh-rotation.test.ts`,
  'packages/identity/src/sweep.ts': `${worker}/sweep.test.ts`,
  'packages/identity/src/verified-cache.ts': `${identity}/sessions.test.ts`,
  'packages/identity/src/verify-code.ts': `${identity}/sign-in.test.ts`,
};

const ownText = /\bsql(<[^`]*>)?`|\bsql\.raw\(|\.unsafe\(/;
/** Test support, and tables that only one test writes. */
const support = /\.test\.ts$|\/testing\/|\/authorisation\//;

const sources = ['apps/server/src', 'packages/identity/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !support.test(file))
    .filter((file) => ownText.test(readFileSync(join(root, file), 'utf8'))),
);

describe('tests on the oldest and the newest PostgreSQL', () => {
  test('include a test of each source file with SQL text', () => {
    expect(sources.sort()).toEqual(Object.keys(testOf).sort());
  });

  test.each([...new Set(Object.values(testOf))])('include %s', (file) => {
    expect(existsSync(join(root, file))).toBe(true);
    expect(onBothServers.some((pattern) => matchesGlob(file, pattern))).toBe(true);
  });
});
