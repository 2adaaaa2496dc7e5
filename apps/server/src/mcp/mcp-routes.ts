import { checkText } from '@keydence/api';
import { AppError } from '@keydence/domain';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { type Context, Hono } from 'hono';
import { type AppEnv, createContext, type Edge } from '../http/api-context.ts';
import { respondWithError } from '../http/error-response.ts';
import { linkToEnd } from '../http/link-to-end.ts';
import { createMcpServer } from './create-mcp-server.ts';

export const mcpPath = '/api/mcp';

const maxBodyBytes = 256 * 1024;
/**
 * Maximum messages per request. Each costs as much as a request, and only tool calls are counted.
 */
const maxMessages = 10;

interface McpEdge extends Edge {
  publicUrl: string;
  ending: AbortSignal;
}

/**
 * The endpoint for assistants (Model Context Protocol, streamable HTTP without sessions): each
 * request has its key and its own server, so any process can answer it.
 */
export function mcpRoutes(edge: McpEdge): Hono<AppEnv> {
  const ownOrigin = new URL(edge.publicUrl).origin;
  const routes = new Hono<AppEnv>();
  routes.all(mcpPath, async (c) => {
    // Pages of other sites, also by DNS rebinding, must not call this through a browser.
    const origin = c.req.header('origin');
    if (origin !== undefined && origin !== ownOrigin)
      throw new AppError('forbidden', 'This endpoint does not answer pages of other sites.');
    if (c.req.method !== 'POST') {
      c.header('Allow', 'POST');
      return respondWithError(c, new AppError('method_not_allowed', 'Method not allowed'));
    }
    return answer(c, edge);
  });
  return routes;
}

/**
 * Refuses too many messages and, before any tool runs, text that cannot be stored: inside a 200, an
 * assistant would overlook the refusal.
 */
async function requireReadable(request: Request): Promise<void> {
  const body = await request.clone().text();
  // In JSON such a character requires an escape, which most bodies do not contain.
  const isSuspect = /\\u(0000|d[89a-f])/i.test(body);
  if (!isSuspect && !body.trimStart().startsWith('[')) return;
  const message = parse(body);
  if (isSuspect) checkText(message);
  if (Array.isArray(message) && message.length > maxMessages)
    throw new AppError('validation_failed', `Send at most ${maxMessages} messages in one request.`);
}

/** Returns undefined for invalid JSON, which the protocol handles. */
function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

async function answer(c: Context<AppEnv>, edge: McpEdge): Promise<Response> {
  const context = await createContext(edge, c);
  const { caller } = context;
  if (caller instanceof AppError) {
    c.header('WWW-Authenticate', 'Bearer');
    throw caller;
  }
  await requireReadable(c.req.raw);
  const transport = new WebStandardStreamableHTTPServerTransport({
    enableJsonResponse: true,
    maxRequestBodySize: maxBodyBytes,
  });
  const { signal, release } = linkToEnd(c.req.raw.signal, edge.ending);
  const server = createMcpServer({ ...context, caller }, signal);
  // The transport's optional callbacks are typed more strictly than the protocol's.
  await server.connect(transport as Parameters<typeof server.connect>[0]);
  try {
    return await transport.handleRequest(c.req.raw);
  } finally {
    release();
    await server.close();
  }
}
