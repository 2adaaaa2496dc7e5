import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CollectedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
}

export interface Collector {
  url: string;
  spans(): CollectedSpan[];
  /** All received bodies, unparsed. */
  received(): string;
  headers(): Record<string, unknown>[];
  close(): void;
}

interface TracesBody {
  resourceSpans: { scopeSpans: { spans: CollectedSpan[] }[] }[];
}

export async function startCollector(): Promise<Collector> {
  const bodies: string[] = [];
  const headers: Record<string, unknown>[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    bodies.push(Buffer.concat(chunks).toString());
    headers.push({ path: request.url, ...request.headers });
    response.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () =>
      bodies.flatMap((body) =>
        (JSON.parse(body) as TracesBody).resourceSpans.flatMap(({ scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
    received: () => bodies.join('\n'),
    headers: () => headers,
    close: () => void server.close(),
  };
}
