import { asAppError } from '@keydence/api';
import type { DatabaseOptions } from '@keydence/db';
import { type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Env } from '../env.ts';
import { createMetrics, type Metrics } from './metrics.ts';

/** Measured work: its kind, and a name from a closed set, never an id or a person's data. */
export interface Activity {
  kind: 'jobs' | 'sourceCalls' | 'procedures';
  name: string;
}

/** Runs the work and records its duration and result. */
export type Observe = <Result>(activity: Activity, work: () => Promise<Result>) => Promise<Result>;

/** Telemetry of a process: metrics with OPS_PORT, traces with an endpoint. */
export interface Telemetry {
  metrics: Metrics | null;
  observe: Observe;
  /** Database hooks; empty without telemetry, so statements are not inspected. */
  database: Pick<DatabaseOptions, 'observer' | 'onRepeat'>;
  close(): Promise<void>;
}

const spanNames = { jobs: 'job', sourceCalls: 'source', procedures: 'procedure' } as const;
const tracer = trace.getTracer('keydence');

export async function startTelemetry(env: Env): Promise<Telemetry> {
  const metrics = env.OPS_PORT === undefined ? null : createMetrics();
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  // The exporter is loaded only if needed.
  const traces = endpoint
    ? (await import('./export-traces.ts')).exportTraces({
        endpoint,
        headers: env.OTEL_EXPORTER_OTLP_HEADERS,
        serviceName: env.OTEL_SERVICE_NAME,
        sampledShare: env.OTEL_TRACES_SAMPLER_ARG,
      })
    : null;
  return {
    metrics,
    observe: createObserver(metrics),
    database: {
      ...((metrics || traces) && { observer: (name) => observeStatement(name, metrics) }),
      ...(metrics && { onRepeat: () => metrics.repeatedTransactions.inc() }),
    },
    close: async () => traces?.close(),
  };
}

/** Spans go to the registered exporter, if any. */
export function createObserver(metrics: Metrics | null): Observe {
  return (activity, work) =>
    tracer.startActiveSpan(`${spanNames[activity.kind]} ${activity.name}`, async (span) => {
      const end = metrics?.[activity.kind].startTimer({ name: activity.name });
      try {
        const result = await work();
        end?.({ outcome: 'done' });
        return result;
      } catch (error) {
        end?.({ outcome: describeOutcome(error) });
        markFailed(span, error);
        throw error;
      } finally {
        span.end();
      }
    });
}

function observeStatement(name: string, metrics: Metrics | null): (error?: unknown) => void {
  const span = tracer.startSpan(`sql ${name}`, { kind: SpanKind.CLIENT });
  metrics?.statements.inc();
  return (error) => {
    metrics?.statements.dec();
    if (error) markFailed(span, error);
    span.end();
  };
}

/** Records the code of the failure, not its message, which may quote values. */
function markFailed(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR, message: describeOutcome(error) });
}

function describeOutcome(error: unknown): string {
  return asAppError(error).code;
}
