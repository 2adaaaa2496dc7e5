import { context, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base';

interface TraceSettings {
  /** Address of an OTLP collector over HTTP, without the path of the signal. */
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
  /** Share of traces to export, 0 to 1. */
  sampledShare: number;
}

const exportTimeoutMs = 3_000;

/** Starts exporting spans to a collector. */
export function exportTraces({ endpoint, headers, serviceName, sampledShare }: TraceSettings) {
  const contextManager = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(contextManager);
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/(?<!\/)\/+$/, '')}/v1/traces`,
    headers,
    timeoutMillis: exportTimeoutMs,
  });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sampledShare) }),
    spanProcessors: [new BatchSpanProcessor(exporter, { exportTimeoutMillis: exportTimeoutMs })],
  });
  trace.setGlobalTracerProvider(provider);
  return {
    async close() {
      await provider.shutdown();
      trace.disable();
      context.disable();
    },
  };
}
