import { setTimeout as pause } from 'node:timers/promises';
import { createCallLedger, type Logger } from '@keydence/api';
import type { DatabaseHandle } from '@keydence/db';
import { isSourceFailure, type SearchDataSource } from '@keydence/domain';
import { createDataForSeoClient, createDataForSeoSource } from '@keydence/search-data';
import { v7 as uuidv7 } from 'uuid';
import type { Env } from '../env.ts';
import type { Metrics } from '../operations/metrics.ts';
import { observeCost } from '../operations/observe-source.ts';

const hourMs = 3_600_000;
/** The provider aborts a live call after 120 s; one that responded until then has been billed. */
const wholeMs = 130_000;
const stallMs = 30_000;
/** A page of a thousand keywords has reached 14 MB. */
const maxBytes = 64 * 1024 * 1024;

interface Parts {
  env: Env;
  database: DatabaseHandle;
  log: Logger;
  now: () => Date;
  metrics?: Metrics | null;
}

export interface LiveSource {
  source: SearchDataSource;
  /** Logs if the provider accepts the login, and the account's balance. */
  check(): Promise<void>;
}

/** Live search data if an account is configured; else null. */
export function createLiveSource({ env, database, log, now, metrics = null }: Parts): LiveSource | null {
  const { DATAFORSEO_LOGIN: login, DATAFORSEO_PASSWORD: password } = env;
  if (!login || !password) return null;
  const client = createDataForSeoClient({
    baseUrl: env.DATAFORSEO_URL.replace(/(?<!\/)\/+$/, ''),
    login,
    password,
    fetch,
    timeouts: { wholeMs, stallMs },
    maxBytes,
    ledger: observeCost(
      createCallLedger({
        database,
        now,
        newId: uuidv7,
        maxAgeMs: env.DATAFORSEO_CACHE_HOURS * hourMs,
        defaultBudgetUsd: env.DATAFORSEO_BUDGET_USD,
        totalBudgetUsd: env.DATAFORSEO_BUDGET_TOTAL_USD ?? env.DATAFORSEO_BUDGET_MAX_USD,
      }),
      metrics,
    ),
    perMinute: env.DATAFORSEO_CALLS_PER_MINUTE,
    concurrency: env.DATAFORSEO_CONCURRENCY,
    clock: Date.now,
    sleep: (ms) => pause(ms),
    random: Math.random,
    log,
  });
  const { host } = new URL(env.DATAFORSEO_URL);
  return {
    source: createDataForSeoSource(client),
    async check() {
      try {
        const { balanceUsd } = await client.readAccount();
        log.info({ host, balanceUsd }, 'DataForSEO is connected');
      } catch (error) {
        const reason = isSourceFailure(error) ? error.message : 'It could not be asked.';
        log.error({ host, reason }, 'DataForSEO is not connected');
      }
    },
  };
}
