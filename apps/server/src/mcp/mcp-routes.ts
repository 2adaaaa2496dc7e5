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

const escapedFault = /\\u(0000|d[89a-f])/i;

/** Refuses text that cannot be stored before any tool runs: inside of a 200 an assistant would read past the refusal. */
async function requireStorable(request: Request): Promise<void> {
  const body = await request.clone().text();
  // JSON can hold such a character only by its number, which most bodies have none of.
  if (!escapedFault.test(body)) return;
  try {
    checkText(JSON.parse(body));
  } catch (error) {
    if (error instanceof AppError) throw error;
  }
}

async function answer(c: Context<AppEnv>, edge: McpEdge): Promise<Response> {
  const context = await createContext(edge, c);
  const { caller } = context;
  if (caller instanceof AppError) {
    c.header('WWW-Authenticate', 'Bearer');
    throw caller;
  }
  await requireStorable(c.req.raw);
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
