import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { type HttpBindings, serve } from '@hono/node-server';

/** How long requests in flight may take when the process ends. */
const drainLimitMs = 8_000;
const idleSweepMs = 100;

export interface Listener {
  port: number;
  /** Stops accepting, lets requests in flight finish, then cuts what is still open after 8 s. */
  drain(): Promise<void>;
}

/** Whether a request was answered here; if not, nothing was sent. */
export type AnswerAtOnce = (request: IncomingMessage, response: ServerResponse) => boolean;

interface ListenOptions {
  host: string;
  port: number;
  fetch: (request: Request, bindings: HttpBindings) => Response | Promise<Response>;
  /** Asked before `fetch`, which gets the request when this has not answered it. */
  answerAtOnce?: AnswerAtOnce | undefined;
}

/** Starts the HTTP server. Rejects when the address cannot be had. */
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
    // Node looks for late requests only every 30 s unless told otherwise.
    serverOptions: { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 },
  }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    if (server.listening) resolve();
    else server.once('listening', () => resolve());
  });
  return {
    port: (server.address() as AddressInfo).port,
    drain: async () => {
      // The loop has just taken the connections that were waiting; those that it has not would be reset.
      await setImmediate();
      await close(server);
    },
  };
}

/** Lets requests in flight finish, then cuts what is still open. */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A connection that was busy when the drain began falls idle later.
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
