import type { SearchDataSource } from '@keydence/domain';
import { createDataForSeoClient, createDataForSeoSource } from '@keydence/search-data';
import { createCallLedger } from '../src/spending/create-call-ledger.ts';
import type { TestServices } from './create-test-services.ts';

/** Long timeouts: a busy machine must not look like a provider that hangs. */
const patient = { wholeMs: 5_000, stallMs: 5_000 };

/** The live source on a fake provider, with its ledger in the test's database; waits are as short as possible. */
export function createLiveSource(
  services: TestServices,
  { baseUrl, timeouts = patient }: { baseUrl: string; timeouts?: { wholeMs: number; stallMs: number } },
  { sleep = async () => {} }: { sleep?: () => Promise<void> } = {},
): SearchDataSource {
  const { database, newId, now, budgets } = services;
  const hourMs = 3_600_000;
  return createDataForSeoSource(
    createDataForSeoClient({
      baseUrl,
      login: 'login',
      password: 'password',
      fetch,
      timeouts,
      maxBytes: 3_000_000,
      ledger: createCallLedger({
        database,
        newId,
        now,
        maxAgeMs: 24 * hourMs,
        defaultBudgetUsd: budgets.defaultUsd,
        totalBudgetUsd: 1_000_000,
      }),
      perMinute: 1_000,
      concurrency: 10,
      clock: Date.now,
      sleep,
      random: () => 0,
      log: services.log,
    }),
  );
}
