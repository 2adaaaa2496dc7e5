import type { DatabaseHandle } from '@keydence/db';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { readConnections, readQueueDepth } from './read-gauges.ts';

/** Seconds; a request ends within 50 (ADR 7). */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
/** Seconds; an import or a setup takes minutes. */
const jobBuckets = [0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600, 900];

/** Prometheus metrics of this process. No label contains an id, an address or a person's name. */
export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  // Includes event loop lag, garbage collection and memory.
  collectDefaultMetrics({ register: registry, prefix: 'keydence_' });
  const watched: { database: DatabaseHandle | null } = { database: null };
  watchQueue(registers, watched);
  watchConnections(registers, watched);
  return {
    contentType: registry.contentType,
    read: () => registry.metrics(),
    /** Reads queue and connections on each scrape. */
    watchDatabase(database: DatabaseHandle) {
      watched.database = database;
    },
    requests: new Histogram({
      name: 'keydence_http_request_duration_seconds',
      help: 'How long requests took, by route pattern.',
      labelNames: ['method', 'route', 'status'],
      buckets: requestBuckets,
      registers,
    }),
    procedures: new Histogram({
      name: 'keydence_procedure_duration_seconds',
      help: 'How long typed procedures took.',
      labelNames: ['name', 'outcome'],
      buckets: requestBuckets,
      registers,
    }),
    jobs: new Histogram({
      name: 'keydence_job_duration_seconds',
      help: 'How long attempts at jobs took, by queue.',
      labelNames: ['name', 'outcome'],
      buckets: jobBuckets,
      registers,
    }),
    sourceCalls: new Histogram({
      name: 'keydence_source_call_duration_seconds',
      help: 'How long search-data sources took to answer a question; kept answers count too.',
      labelNames: ['name', 'outcome'],
      buckets: requestBuckets,
      registers,
    }),
    sourceCost: new Counter({
      name: 'keydence_source_cost_usd_total',
      help: 'What this process has paid for search data, US dollars.',
      registers,
    }),
    repeatedTransactions: new Counter({
      name: 'keydence_database_repeated_transactions_total',
      help: 'Transactions that this process ran again because the database had broken them off.',
      registers,
    }),
    statements: new Gauge({
      name: 'keydence_database_statements_in_flight',
      help: 'Statements that wait for a connection of the pools or run on one.',
      registers,
    }),
  };
}

interface Watched {
  database: DatabaseHandle | null;
}

function watchQueue(registers: Registry[], watched: Watched): void {
  new Gauge({
    name: 'keydence_queue_jobs',
    help: 'Jobs in the queue of all processes, by state.',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      this.reset();
      if (!watched.database) return;
      for (const { queue, state, count } of await readQueueDepth(watched.database))
        this.set({ queue, state }, count);
    },
  });
}

function watchConnections(registers: Registry[], watched: Watched): void {
  new Gauge({
    name: 'keydence_database_connections',
    help: 'Connections of all processes to the database, by state.',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset();
      if (!watched.database) return;
      for (const { state, count } of await readConnections(watched.database)) this.set({ state }, count);
    },
  });
}
