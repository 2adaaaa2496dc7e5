import {
  type AuthedContext,
  acceptConfirmation,
  asAppError,
  createCaller,
  createConfirmation,
  requireKeyAccess,
} from '@keydence/api';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { announce, answerWith, refuse } from './answer.ts';
import { briefTools } from './brief-tools.ts';
import { changeTools } from './change-tools.ts';
import { competitorTools } from './competitor-tools.ts';
import { keywordTools } from './keyword-tools.ts';
import { moveTools } from './move-tools.ts';
import { notificationTools } from './notification-tools.ts';
import { pageTools } from './page-tools.ts';
import { planTools } from './plan-tools.ts';
import { radarTools } from './radar-tools.ts';
import { reportTools } from './report-tools.ts';
import { siteChangeTools } from './site-change-tools.ts';
import type { ChangeTool, Tool, ToolContext } from './tool.ts';
import { topicTools } from './topic-tools.ts';

export const tools: readonly Tool[] = [
  ...keywordTools,
  ...topicTools,
  ...moveTools,
  ...siteChangeTools,
  ...notificationTools,
  ...pageTools,
  ...briefTools,
  ...radarTools,
  ...reportTools,
  ...competitorTools,
  ...planTools,
  ...changeTools,
];

/** More than any tool needs; larger calls are refused before parsing. */
const maxInputElements = 500;

const instructions =
  'Keydence tracks keywords, competitors and content plans of websites. Begin with list_workspaces. Name the source and date of numbers; sample data is made up. Tools that change something first answer with what would happen: show that to the user, and repeat the call with the confirmation only when the user agrees.';

const confirmation = z
  .string()
  .max(100)
  .optional()
  .describe('Leave it out at first. From the answer to that call, once the user has agreed.');

/** The tools of one caller. Created per request, without state between requests. */
export function createMcpServer(context: AuthedContext, signal: AbortSignal): McpServer {
  const server = new McpServer(
    { name: 'keydence', title: 'Keydence', version: '0.1.0' },
    { instructions, maxToolInputElements: maxInputElements },
  );
  const toolContext = { api: createCaller(context, { signal }), context };
  for (const tool of tools) {
    const { name, title, description } = tool;
    const inputSchema = tool.kind === 'change' ? tool.input.extend({ confirmation }) : tool.input;
    server.registerTool(
      name,
      { title, description, inputSchema, annotations: annotate(tool) },
      (input: Record<string, unknown>) => call(tool, toolContext, input),
    );
  }
  return server;
}

function annotate(tool: Tool) {
  if (tool.kind === 'read') return { readOnlyHint: true, openWorldHint: false };
  return {
    readOnlyHint: false,
    destructiveHint: tool.isDestructive,
    idempotentHint: false,
    openWorldHint: false,
  };
}

/** Counts and runs the call, and returns failures as responses. */
async function call(
  tool: Tool,
  toolContext: ToolContext,
  input: Record<string, unknown>,
): Promise<CallToolResult> {
  const { services, caller, requestId } = toolContext.context;
  try {
    await services.rateLimiter.take('tool_minute', caller.userId);
    if (tool.kind === 'change') return await change(tool, toolContext, input);
    return answerWith(await tool.run(toolContext, input));
  } catch (error) {
    // Errors thrown by procedures are logged already.
    if (!(error instanceof TRPCError) && ['internal', 'unavailable'].includes(asAppError(error).code))
      services.log.error({ requestId, tool: tool.name, error }, 'a tool failed');
    return refuse(error);
  }
}

async function change(
  tool: ChangeTool,
  toolContext: ToolContext,
  { confirmation: token, ...input }: Record<string, unknown>,
): Promise<CallToolResult> {
  const { context } = toolContext;
  requireKeyAccess(context.caller, { isChange: true });
  const action = { name: tool.name, input };
  // Changes that a viewer must not make are not announced either.
  const changing = { ...toolContext, api: createCaller({ ...context, isChange: true }) };
  if (typeof token !== 'string')
    return announce(await tool.announce(changing, input), await createConfirmation(context, action));
  await acceptConfirmation(context, { action, token });
  return answerWith(await tool.run(toolContext, input));
}
