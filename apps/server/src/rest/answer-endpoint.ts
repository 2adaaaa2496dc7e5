import { type AuthedContext, createCaller } from '@keydence/api';
import { AppError } from '@keydence/domain';
import type { Context } from 'hono';
import { type AppEnv, createContext, type Edge } from '../http/api-context.ts';
import { entityTagOf, isNamed } from '../http/entity-tag.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import type { Endpoint } from './endpoint.ts';
import { pageLinks } from './page-links.ts';
import { readInput } from './read-input.ts';
import { toWire } from './to-wire.ts';

export interface RestEdge extends Edge {
  /** Aborted when the process is about to end. */
  ending: AbortSignal;
}

interface Mounted {
  edge: RestEdge;
  /** The operation that reads what stands under the same path. */
  reading: Endpoint | undefined;
}

/** Answers one REST operation: who is calling, its input, its use case, and the rules that are common to all. */
export async function answerEndpoint(
  c: Context<AppEnv>,
  endpoint: Endpoint,
  { edge, reading }: Mounted,
): Promise<Response> {
  const context = await createContext(edge, c);
  const { caller } = context;
  if (caller instanceof AppError) throw caller;
  c.set('inputNames', endpoint.inputNames);
  const authed = { ...context, caller };
  if (endpoint.method === 'get') return answerReading(c, endpoint, authed);
  return answerOnce(c, edge, {
    userId: caller.userId,
    run: async () => {
      await requireMatch(c, reading, authed);
      return answerWriting(c, endpoint, { context: authed, ending: edge.ending });
    },
  });
}

async function answerReading(c: Context<AppEnv>, endpoint: Endpoint, context: AuthedContext) {
  const input = await readInput(c, endpoint);
  const version = await endpoint.readVersion?.(context, input);
  const condition = c.req.header('If-None-Match');
  if (version && isNamed(weakTag(version), condition)) return sendUnchanged(c, weakTag(version));
  const body = toBody(endpoint, await endpoint.run(createCaller(context), input));
  const links = pageLinks(new URL(c.req.url), body.pagination);
  if (links) c.header('Link', links);
  const text = JSON.stringify(body);
  const tag = version ? weakTag(version) : entityTagOf(text);
  if (isNamed(tag, condition)) return sendUnchanged(c, tag);
  c.header('ETag', tag);
  return c.body(text, 200, { 'Content-Type': 'application/json' });
}

async function answerWriting(
  c: Context<AppEnv>,
  endpoint: Endpoint,
  { context, ending }: { context: AuthedContext; ending: AbortSignal },
) {
  const input = await readInput(c, endpoint);
  const signal = endpoint.waitsForJob && AbortSignal.any([c.req.raw.signal, ending]);
  const result = await endpoint.run(createCaller(context, signal ? { signal } : {}), input);
  if (endpoint.status === 204) return c.body(null, 204);
  return c.json(toBody(endpoint, result), endpoint.status);
}

function toBody(endpoint: Endpoint, result: unknown): Record<string, unknown> {
  const output = toWire(result, endpoint.outputNames);
  return { success: true, ...(endpoint.under === null ? (output as object) : { [endpoint.under]: output }) };
}

/**
 * Refuses a change of what the caller has not seen as it is (RFC 9110, section 13.1.1). What has no answer of its own
 * to compare matches nothing.
 */
async function requireMatch(c: Context<AppEnv>, reading: Endpoint | undefined, context: AuthedContext) {
  const condition = c.req.header('If-Match');
  if (condition === undefined) return;
  if (!reading) {
    throw new AppError('precondition_failed', 'Nothing under this path has an ETag. Leave If-Match out.');
  }
  const input = await readInput(c, reading);
  const version = await reading.readVersion?.(context, input);
  const tag = version
    ? weakTag(version)
    : entityTagOf(JSON.stringify(toBody(reading, await reading.run(createCaller(context), input))));
  if (isNamed(tag, condition)) return;
  throw new AppError('precondition_failed', 'Somebody has changed this since you read it. Read it again.');
}

function sendUnchanged(c: Context<AppEnv>, tag: string): Response {
  c.header('ETag', tag);
  return c.body(null, 304);
}

function weakTag(version: string): string {
  return `W/"${version}"`;
}
