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
/** Messages that one request may hold. Each one costs as much as a request, and only those that call a tool are counted. */
const maxMessages = 10;

interface McpEdge extends Edge {
  publicUrl: string;
  /** Aborted when the process is about to end. */
  ending: AbortSignal;
}

/**
 * The endpoint for assistants (Model Context Protocol, streamable HTTP without sessions): each request brings its key
 * and gets a server of its own, so that any process can answer it.
 */
export function mcpRoutes(edge: McpEdge): Hono<AppEnv> {
  const ownOrigin = new URL(edge.publicUrl).origin;
  const routes = new Hono<AppEnv>();
  routes.all(mcpPath, async (c) => {
    // A page of another site, also one whose name was pointed at this server, must not speak through a browser.
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
 * Refuses too many messages at once, and, before any tool runs, text that cannot be stored: inside of a 200 an assistant
 * would read past the refusal.
 */
async function requireReadable(request: Request): Promise<void> {
  const body = await request.clone().text();
  // JSON can hold such a character only by its number, which most bodies have none of.
  const isSuspect = /\\u(0000|d[89a-f])/i.test(body);
  if (!isSuspect && !body.trimStart().startsWith('[')) return;
  const message = parse(body);
  if (isSuspect) checkText(message);
  if (Array.isArray(message) && message.length > maxMessages)
    throw new AppError('validation_failed', `Send at most ${maxMessages} messages in one request.`);
}

/** Undefined for what is no JSON, which the protocol answers in its own way. */
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
  // The transport declares its callbacks as optional in a stricter way than the protocol that takes it.
  await server.connect(transport as Parameters<typeof server.connect>[0]);
  try {
    return await transport.handleRequest(c.req.raw);
  } finally {
    release();
    await server.close();
  }
}
