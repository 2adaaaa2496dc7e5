import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { type HttpBindings, serve } from '@hono/node-server';

/** Milliseconds for requests in flight to finish when the process ends. */
const drainLimitMs = 8_000;
const idleSweepMs = 100;

export interface Listener {
  port: number;
  /** Stops accepting, waits up to 8 s for requests in flight, then closes open connections. */
  drain(): Promise<void>;
}

/** Returns true if it handled the request; if false, nothing was sent. */
export type FastResponder = (request: IncomingMessage, response: ServerResponse) => boolean;

interface ListenOptions {
  host: string;
  port: number;
  fetch: (request: Request, bindings: HttpBindings) => Response | Promise<Response>;
  /** Called before `fetch`, which gets the requests that this does not handle. */
  answerAtOnce?: FastResponder | undefined;
}

/** Starts the HTTP server. Rejects if it cannot listen on the address. */
export async function listen({
  host,
  port,
  fetch,
  answerAtOnce = () => false,
}: ListenOptions): Promise<Listener> {
  const server = serve({
    fetch: fetch as Parameters<typeof serve>[0]['fetch'],
    hostname: host,
    port,
    createServer: ((settings, answer) =>
      createServer(settings, (request, response) => {
        if (!answerAtOnce(request, response)) answer?.(request, response);
      })) as typeof createServer,
    // By default, Node checks for late requests only every 30 s.
    serverOptions: { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 },
  }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explainHost(host, error)));
    if (server.listening) resolve();
    else server.once('listening', () => resolve());
  });
  return {
    port: (server.address() as AddressInfo).port,
    drain: async () => {
      // The event loop has just accepted the waiting connections; later ones would be reset.
      await setImmediate();
      await close(server);
    },
  };
}

/** Without it, an unknown host would look like a database that does not answer. */
function explainHost(host: string, error: NodeJS.ErrnoException): Error {
  if (error.syscall !== 'getaddrinfo' && error.code !== 'EADDRNOTAVAIL') return error;
  return new Error(
    `${host} is not an address of this machine; choose another one with HOST or OPS_HOST (see .env.example).`,
    { cause: error },
  );
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A connection that was busy when the drain began becomes idle later.
    const sweep = setInterval(() => server.closeIdleConnections(), idleSweepMs);
    const cut = setTimeout(() => server.closeAllConnections(), drainLimitMs);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
